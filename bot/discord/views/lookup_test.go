package views_test

import (
	"testing"

	"farpost/bot/discord/discordtest"
	"farpost/bot/discord/ui"
)

// TestRule ensures that a rule is shown with its id, version and date, that what belongs to it leads on, that a
// question that nothing answers gets the nearest terms, and that without a question the table of contents opens.
func TestRule(t *testing.T) {
	w := discordtest.New(t)
	ada := w.Ada
	m := ada.Command("rule", discordtest.Opt("about", "TA-2"))
	w.Says("a rule", m, "A card can be parried.", "TA-2", "Tally 1", "1767268800:D")
	w.Says("what belongs to a rule alone", ada.Press(m, "related:tally/TA-2"), "Nothing else")
	out := ada.TryPress(m, ui.ID{Action: ui.ActShowAll, Arg: "tally/TA-2"}.String())
	shown := ada.Message(out.MessageID)
	w.Says("a rule in the channel", shown, "A card can be parried.")
	if out.MessageID == m.ID || shown.X != nil && shown.X.Ephemeral {
		t.Errorf("what is shown in the channel is private: %s", shown)
	}
	none := ada.Command("rule", discordtest.Opt("about", "pizza"))
	w.Says("nothing", none, "I find nothing about")
	w.Says("its nearest term", ada.Press(none, "lookterm:tally/TA-2"), "A card can be parried.")
	contents := ada.Command("rule")
	w.Says("the contents", contents, "Parrying", "1 rule")
	w.Says("what is asked most", ada.Press(contents, "lookpick=TA-1"), "A card may be too heavy.")
	words := ada.Press(contents, "terms:tally")
	w.Says("the words of the game", words, "**Parry**: A card that stops another one.",
		"**Weight**: How much a card adds.")
	w.Says("a word", ada.Press(words, "termpick=1"), "**Weight**: How much a card adds.", "A card may be too heavy.")
	w.Says("a word that is asked for", ada.Command("rule", discordtest.Opt("about", "parry")),
		"**Parry**: A card that stops another one.", "A card can be parried.")
	chapter := ada.Press(contents, "chapter=0")
	w.Says("a chapter", chapter, "TA-2")
	w.Says("a rule of it", ada.Press(chapter, "lookpick=TA-2"), "A card can be parried.")
	w.Quiet()
}

// TestExample ensures that a rule's example is told step by step, refused attempts with the reason and all, between
// pictures of the table before and after.
func TestExample(t *testing.T) {
	w := discordtest.New(t)
	ada := w.Ada
	rule := ada.Command("rule", discordtest.Opt("about", "TA-2"))
	m := ada.Press(rule, "example:tally/TA-2")
	w.Says("an example", m, "Example: TA-2", "A card can be parried.", "Before", "1. **Anna: dance.** Not allowed:",
		"2. **Anna:")
	ada.Await("the pictures", func(now discordtest.Message) bool {
		return now.ID == m.ID && len(now.Embeds) == 2 && now.Embeds[0].Image != nil && now.Embeds[1].Image != nil
	})
	w.Quiet()
}

// TestCard ensures that a card shows in which ready decks it is and what its words mean, that two can be compared, that
// a filter finds several, and that any can be asked for.
func TestCard(t *testing.T) {
	w := discordtest.New(t)
	ada := w.Ada
	m := ada.Command("card", discordtest.Opt("name", "spark"))
	w.Says("a card", m, "Spark", "Bright · Calm")
	w.Says("its words", ada.Press(m, "related:tally/spark"), "**Parry**: A card that stops another one.", "TA-2")
	offer := ada.Press(m, "compare:tally/spark")
	w.Says("what to compare it with", offer, "beside Spark")
	w.Says("both", ada.Press(offer, "comparewith:tally/spark=moth"), "The text of spark.", "The text of moth.")
	w.Says("a filter", ada.Command("card", discordtest.Opt("name", "cost<=1")), "5 cards for")
	w.Says("a filter of all cards", ada.Command("cards", discordtest.Opt("filter", "cost<=1")), "5 cards for")
	w.Says("no filter", ada.Command("cards", discordtest.Opt("filter", "blue")), "No card is")
	w.Says("a key that there is not", ada.Command("cards", discordtest.Opt("filter", "colur:red")), "colur",
		"begins with no key", "type:")
	if got := discordtest.Names(ada.Completions("cards", "filter", "cos")); got != "coscost<=1" {
		t.Errorf("a filter is completed by %q", got)
	}
	w.Says("any card", ada.Command("card", discordtest.Opt("name", "random")), "The text of")
	w.Quiet()
}

// TestLongContents ensures that no menu of a game's rules ends at 25: of 60 chapters, of a chapter's 60 rules, and
// of 60 words all are reached by pages.
func TestLongContents(t *testing.T) {
	w := discordtest.New(t)
	w.RestartLong()
	ada := w.Ada
	contents := ada.Command("rule")
	chapters := w.Walked(ada, contents)
	if n := len(chapters); n < discordtest.Many {
		t.Errorf("%d chapters are reached", n)
	}
	last := ada.Command("rule")
	for range 2 {
		last = ada.PressID(last, w.Turn(last))
	}
	chapter := ada.Press(last, "chapter=59")
	w.Says("the chapter", chapter, "Chapter 59", "TA-5900")
	if n := len(w.Walked(ada, chapter)); n != discordtest.Many {
		t.Errorf("%d rules of the last chapter are reached", n)
	}
	if n := len(w.Walked(ada, ada.Press(last, "terms:tally"))); n != discordtest.Many {
		t.Errorf("%d words are reached", n)
	}
	w.Quiet()
}
