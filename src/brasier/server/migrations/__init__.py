"""How the schema grew: each file in `versions` makes the next schema of the one before. `schema.bring_up` runs them."""
