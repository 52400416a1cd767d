"""The table: live matches over the network. Starlette and WebSockets outside, a table without IO inside.

`wire` is what passes between browser and server, `entries` what is kept for ever; `table` folds entries into a live
match, `rulings` answers what people ask of it, `gate` says what each of them may be told. `store` keeps, `hub` joins
people, bots and clocks, `app` is the door. `docs/reference/table.md` is their manual.
"""
