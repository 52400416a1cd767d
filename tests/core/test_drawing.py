"""What all drawings share."""

from brasier.core.drawing import measure, safe, shortened


def test_a_sentence_keeps_its_french_spaces_in_a_picture_and_loses_what_would_break_it() -> None:
    assert safe("À qui\u202f?\u00a0«\u202fZoé\u202f»") == "À qui\u202f?\u00a0«\u202fZoé\u202f»"
    assert safe('<b>\x1b[2J & "x" a@b\n') == "&lt;b&gt;[2J &amp; &quot;x&quot; a&#64;b"


def test_a_name_is_shortened_until_there_is_room() -> None:
    assert shortened("Zoé", 10, 100) == "Zoé"
    cut = shortened("Maximilian von und zu Hohenfeuer", 10, 80)
    assert cut.endswith("…")
    assert "Maximilian von und zu Hohenfeuer".startswith(cut[:-1])
    assert measure(cut, 10) <= 80 < measure("Maximilian von und zu Hohenfeuer", 10)
