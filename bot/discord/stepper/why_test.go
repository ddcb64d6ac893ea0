package stepper_test

import (
	"testing"

	"farpost/bot/discord/discordtest"
)

// TestWhy ensures that "Not possible now…" on the page of verbs and on that of a question tells every reason with its
// rule, those that go without saying, too; that the rule is quoted and can be opened; and that a refused command leads
// to its rule.
func TestWhy(t *testing.T) {
	w := discordtest.New(t)
	ada := w.Ada
	w.Deal(3, "lid", "rock", "spark")
	thread := ada.Handover().ChannelID
	verbs := ada.Open("move")
	w.Says("why not a verb", ada.Press(verbs, "why"), "**Play**",
		"Rock: Too heavy. (TA-1)", "A lid is not played. (TA-1)")
	question := ada.CommandIn(thread, "tally play")
	why := ada.Press(question, "why")
	w.Says("why not a card", why, "Rock: Too heavy. (TA-1)",
		"A lid is not played. (TA-1)", "`TA-1` A card may be too heavy.")
	w.Says("the rule itself", ada.Press(why, "lookpick=TA-1"), "A card may be too heavy.")
	refused := ada.CommandIn(thread, "tally play", discordtest.Opt("card", "lid"))
	w.Says("the rule of a refusal", ada.Press(refused, "lookterm:tally/TA-1"), "A card may be too heavy.")
	w.Quiet()
}
