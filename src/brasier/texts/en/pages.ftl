# What the server and the browser's worker say where the app is not open.

page-not-built = This installation has no page for browsers. Programs find everything under /api; to have the page too, install Brasier without BRASIER_WEB=0.
alert-your-turn = It is your turn.
alert-match-over = The match is over.
