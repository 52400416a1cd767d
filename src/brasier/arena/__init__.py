"""Many matches without people: who is how strong, how sure that is, and what a match looks like.

`plan` says which matches a run has and what chance gives in each; `playing` plays one of them; `crew` and `cluster`
play many, in processes of this machine or on others; `journal` keeps what is played, so that a run can stop and go on;
`statistics` and `summary` make figures of it, `telling`, `chart`, `plots` and `house` show them; `command` joins it
all.
"""
