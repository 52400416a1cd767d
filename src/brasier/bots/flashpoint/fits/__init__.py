"""How the numbers that Flash Point's bots play and tell with were found. Nobody needs any of it to play."""
