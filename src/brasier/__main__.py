"""`python -m brasier` is the `brasier` command."""

from brasier.cli import main

raise SystemExit(main())
