"""Playing and watching in a terminal, in words and drawings of text."""
