package discord_test

import (
	"strings"
	"testing"

	"farpost/bot/sandbox"
)

// layout is what stands in each row of a message, by action and argument.
func layout(m sandbox.Message) string {
	var rows []string
	for _, row := range m.Components {
		var cells []string
		for _, c := range row.Components {
			if c.URL != "" {
				cells = append(cells, "link")
				continue
			}
			cells = append(cells, strings.TrimSuffix(afterQs(c.CustomID), ":"))
		}
		rows = append(rows, strings.Join(cells, " "))
	}
	return strings.Join(rows, " | ")
}

// TestRows ensures which buttons each message has, and where: an own turn, a window, a question with one verb
// only, the private hand and what is rarely needed.
func TestRows(t *testing.T) {
	w := newWorld(t)
	w.begin()
	front := w.front(0)
	if got := layout(front); got != "move:choose hand log rules more" || front.Components[0].Components[0].Label != "Choose…" {
		t.Errorf("a question with one verb: %s", show(front))
	}
	for who := range 2 {
		m := w.press(who, w.front(who), "move")
		m = w.press(who, m, "done")
		w.press(who, m, "confirm")
	}
	w.delivered()
	if got := layout(w.front(0)); got != "move hand log rules more" {
		t.Errorf("an own turn: %s", got)
	}
	if got := layout(w.press(0, w.front(0), "hand")); got != "move more link" {
		t.Errorf("the hand in the own turn: %s", got)
	}
	if got := layout(w.press(1, w.front(1), "hand")); got != "more link" {
		t.Errorf("the hand of who is not asked: %s", got)
	}
	w.playSpark()
	if got := layout(w.front(1)); got != "move hand rules | pass passonce" {
		t.Errorf("a window: %s", got)
	}
	w.quiet()
}

// TestAsked ensures that a window says what happened, as a person would, and that Rules says it once, with the
// card's text and the clauses.
func TestAsked(t *testing.T) {
	w := newWorld(t)
	w.begin()
	m := w.press(0, w.front(0), "rules")
	if n := strings.Count(m.Embeds[0].Description, "stake a card"); n != 1 {
		t.Errorf("what both are asked stands there %d times: %s", n, show(m))
	}
	for who := range 2 {
		m := w.press(who, w.front(who), "move")
		m = w.press(who, m, "done")
		w.press(who, m, "confirm")
	}
	w.delivered()
	w.playSpark()
	front := w.front(1)
	if !strings.HasPrefix(front.Content, "<@"+w.who[1].ID()+">: Ada played Spark at Bruno. Respond?") {
		t.Errorf("the window says %q", front.Content)
	}
	m = w.press(0, front, "rules")
	for _, want := range []string{"Ada played Spark at Bruno. Respond?", "**Spark**: The text of spark.", "`TA-2` A card can be parried."} {
		if strings.Count(m.Embeds[0].Description, want) != 1 {
			t.Errorf("the rules do not say %q once: %s", want, show(m))
		}
	}
	w.quiet()
}

// TestOptions ensures that options which are not possible are grouped and counted with one reason and its
// clause, and that an option says what its card does.
func TestOptions(t *testing.T) {
	w := newWorld(t)
	w.wide(5, "rock", "rock", "parry", "spark", "rock")
	m := w.press(0, w.front(0), "move")
	m = w.press(0, m, "verb:play")
	if !strings.Contains(m.Content, "\n-# Rock ×3, Parry: Too heavy. (TA-1)") || strings.Count(m.Content, "Rock") != 1 {
		t.Errorf("what is not possible: %q", m.Content)
	}
	if !strings.Contains(m.Content, "\n-# Play a card\n") {
		t.Errorf("the first question does not say what the verb does: %q", m.Content)
	}
	if got := m.Components[0].Components[0].Options[0]; got.Label != "Spark" || !strings.Contains(got.Description, "The text of spark.") {
		t.Errorf("the option: %+v", got)
	}
	m = w.press(0, m, "pick", options(m)["Spark"])
	m = w.press(0, m, "pick", "seat:1")
	m = w.press(0, m, "confirm")
	w.press(1, w.front(1), "pass")
	if m := w.press(0, w.front(0), "log"); !strings.Contains(m.Embeds[0].Description, "You drew") {
		t.Errorf("the whole story leaves something out: %s", show(m))
	}
	m = w.press(0, w.front(0), "move")
	m = w.press(0, m, "verb:end")
	if m = w.press(0, m, "confirm"); !strings.Contains(m.Content, "Ada ended the turn.") || strings.Contains(m.Content, "drew") {
		t.Errorf("the receipt: %q", m.Content)
	}
	w.quiet()
}

// TestZones ensures that with more options than a menu holds in several zones the zone is chosen first, then the
// page, and that each option can be reached.
func TestZones(t *testing.T) {
	w := newWorld(t)
	w.wide(30, "spark")
	w.playSpark()
	w.press(1, w.front(1), "pass")
	m := w.press(0, w.front(0), "move")
	m = w.press(0, m, "verb:dig")
	if got := options(m); len(got) != 2 || got["Hand (29)"] == "" || got["Grave (1)"] == "" {
		t.Fatalf("the zones: %s", show(m))
	}
	hand := w.press(0, m, "zone", options(m)["Hand (29)"])
	if n := len(labels(hand)); n != 25 {
		t.Errorf("%d cards of the hand on the first page: %s", n, show(hand))
	}
	more := w.press(0, hand, "page")
	if len(labels(more)) != 4 {
		t.Errorf("the second page: %s", show(more))
	}
	m = w.press(0, more, "back")
	m = w.press(0, m, "zone", options(m)["Grave (1)"])
	m = w.press(0, m, "pick", options(m)["Spark"])
	if _, ok := find(m, "confirm"); !ok {
		t.Errorf("a card of the grave: %s", show(m))
	}
	w.quiet()
}

// TestResponseIsNamed ensures that who opens a window's answers reads there what is responded to.
func TestResponseIsNamed(t *testing.T) {
	w := newWorld(t)
	w.wide(3, "spark")
	w.playSpark()
	front := w.front(1)
	_, asked, _ := strings.Cut(strings.Split(front.Content, " · <t:")[0], ": ")
	if m := w.press(1, front, "move"); asked == "" || !strings.HasPrefix(m.Content, "**"+asked+"**\n") {
		t.Errorf("asked %q in public, the answers begin %q", asked, m.Content)
	}
	w.quiet()
}

// TestEvident ensures that what goes without saying is not listed among what is not possible, and is told to who tries.
func TestEvident(t *testing.T) {
	w := newWorld(t)
	w.wide(3, "lid", "rock", "spark")
	m := w.press(0, w.press(0, w.front(0), "move"), "verb:play")
	if !strings.HasSuffix(m.Content, "\n-# Not possible now:\n-# Rock: Too heavy. (TA-1)") {
		t.Errorf("the menu: %q", m.Content)
	}
	m = w.command(0, w.front(0).ChannelID, "tally", []string{"play"}, sandbox.OptionValue{Name: "card", Value: "lid"})
	if m.Content != "A lid is not played. (TA-1)" {
		t.Errorf("who plays a lid is told %q", m.Content)
	}
	w.quiet()
}
