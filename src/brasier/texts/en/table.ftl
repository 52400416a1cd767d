# The table: what the server answers, and what people say to each other.

serving = Brasier is open at { $address }
backed-up = The matches are saved in { $file }.
restored = The matches of { $file } are in { $where } again.
cannot-listen = Brasier cannot listen at { $where }: { $problem }.

# Where matches are kept.

store-address = { $where } is no address of a database: give a file, or the address of a PostgreSQL database.
store-cannot-open = The database { $where } cannot be opened: { $why }.
store-foreign = { $where } belongs to another program: it is no database of Brasier.
store-in-use = { $where } is in use by another Brasier. Stop that one first, or give another file.
store-newer = { $where } was written by a newer Brasier than this one.
store-no-driver = This installation cannot speak to { $where }: install the extra “postgres”.
store-missing = There is no database at { $where }.
store-exists = { $where } is there already; nothing is overwritten.
store-damaged = { $where } is damaged: { $why }.
store-own-tools = { $where } is saved with pg_dump and restored with pg_restore.
refusal-cluster-away = The cluster { $url } cannot be reached: { $why }.
refusal-cluster-not-installed = A cluster needs the extra “cluster”, which is not installed.
refusal-storage-away = The storage does not answer just now. Nothing you were told is lost; please look again in a moment.

# Coming in.

refusal-no-guest = Your browser has not introduced itself yet; please load the page again.
refusal-say-your-name-first = Tell us your name first.
refusal-strange-host = This server does not answer under that name.
refusal-foreign-origin = This request comes from another site.
refusal-too-many-requests = { $seconds ->
    [one] That is a little much at once; please wait 1 second.
   *[other] That is a little much at once; please wait { $seconds } seconds.
}
refusal-other-media-type = This has the wrong form; { $wanted } is expected here.
refusal-not-utf-8 = This is not a text in UTF-8.
refusal-no-such-table = There is no such table here, or it has been put away.
refusal-no-such-page = There is no such page here.
refusal-other-method = This address is not used in that way.
refusal-code-or-table = Give the code of a link, or name a public table.
refusal-no-spectators = This table is not open to spectators.
refusal-table-is-full = No more than { $most } people fit around a table.
refusal-metrics-are-local = The figures are for whoever runs this server.

# Around the table.

refusal-say-hello-first = Say hello first.
refusal-seat-taken = Seat { $seat } is taken.
refusal-seat-empty = Nobody sits on seat { $seat }.
refusal-seat-still-open = Seat { $seat } is still open; every seat must be held before the match starts.
refusal-not-your-seat = Seat { $seat } is not yours.
refusal-seat-is-yours = Seat { $seat } is yours already.
refusal-owner-only = Only { $name }, who opened this table, can do that.
refusal-spectators-watch = Whoever watches does not play.
refusal-match-has-started = The match has started already.
refusal-match-not-started = The match has not started yet.
refusal-match-is-over = The match is over.
refusal-match-not-over = The match is not over yet.
refusal-rematch-is-open = The next table is open already.
refusal-secrets-still-kept = The record would tell what is still secret; it can be read when the match is over.
refusal-table-moved-on = The table has moved on; please look again.
refusal-table-too-busy = Too much is happening at this table at once; please try again.
refusal-no-draw-awaited = Nothing is to be drawn now.
refusal-something-is-possible = Something can be done there; choose one of the actions offered.
refusal-advice-among-rivals = Nobody is advised while other people play against them.
refusal-advice-not-now = Nobody can advise you at the moment; please try again.
refusal-nothing-to-decide = There is nothing to decide at step { $step }.

# Going back.

refusal-nothing-to-take-back = There is nothing to take back.
refusal-undo-needs-consent = { $why ->
    [dice] Dice or cards have been drawn since: the others have to agree.
   *[others] Others have played since: they have to agree.
}
refusal-undo-already-asked = Somebody has asked to go back already.
refusal-no-undo-asked = Nobody has asked to go back.
refusal-undo-is-yours = You asked; the others answer.

# Those who are away.

refusal-person-is-here = { $name } is here.
refusal-wait-a-little = { $seconds ->
    [one] { $name } may still come back; a bot can take over in 1 second.
   *[other] { $name } may still come back; a bot can take over in { $seconds } seconds.
}
refusal-bot-plays-already = A bot plays on seat { $seat }.

# Talking.

refusal-text-or-phrase = Say something, or choose a phrase.
refusal-bad-text = A message has 1 to { $longest } visible characters.
refusal-spectators-have-a-room = Spectators talk in their own room.
refusal-gallery-is-for-spectators = Until the match is over, that room belongs to the spectators.
refusal-no-such-person = There is nobody with the number { $person } to mute.
refusal-no-pointing = Pointing is for those who play together.

phrase-hello = Hello, everybody.
phrase-good-luck = Good luck.
phrase-well-played = Well played.
phrase-thanks = Thank you.
phrase-sorry = Sorry.
phrase-one-moment = One moment, please.
phrase-your-turn = It is your turn.
phrase-take-your-time = Take your time.
phrase-help-me = I could use some help.
phrase-i-take-the-fire = I take care of the fire.
phrase-i-take-the-victim = I take care of the victim.
phrase-careful = Careful.
phrase-again = Shall we play again?
phrase-good-bye = Good-bye, until next time.

# When something goes wrong.

refusal-server-stops = The server is about to restart; your browser will be back in a moment.
refusal-server-fault = This is our fault, not yours. The match is as it was.

# Alerts.

refusal-alert-url-not-https = The address must be one with https.
refusal-alert-url-unreadable = This is not a plain https address of at most { $longest } characters, without user name and without #.
refusal-alert-url-port = Alerts go to port 443 only, not to { $port }.
refusal-alert-host-not-public = “{ $host }” is not a name with public addresses only.
refusal-push-unreadable = The keys of this push subscription cannot be used; subscribe again.
refusal-alerts-are-off = This host sends no alerts.
refusal-alerts-not-installed = Alerts need the extra { $extra }, which is not installed.
refusal-alerts-need-an-address = Alerts carry a link: say how people reach this server (--public-url with https).
