package stepper_test

import (
	"slices"
	"strings"
	"testing"

	"farpost/bot/discord/discordtest"
)

// TestOptions ensures that options which are not possible are grouped and counted with one reason and its
// clause, and that an option says what its card does.
func TestOptions(t *testing.T) {
	w := discordtest.New(t)
	ada, bruno := w.Ada, w.Bruno
	w.Deal(5, "rock", "rock", "parry", "spark", "rock")
	m := ada.CommandIn(ada.Handover().ChannelID, "tally play")
	if !m.Tells("\n-# Rock ×3, Parry: Too heavy. (TA-1)") || strings.Count(m.Content, "Rock") != 1 {
		t.Errorf("what is not possible: %q", m.Content)
	}
	if !m.Tells("\n-# Play a card\n") {
		t.Errorf("the first question does not say what the verb does: %q", m.Content)
	}
	if got := m.Button(0, 0).Options[0]; got.Label != "Spark" ||
		!strings.Contains(got.Description, "The text of spark.") {
		t.Errorf("the option: %+v", got)
	}
	m = ada.Press(m, "pick=Spark", "pick=seat:1", "confirm")
	bruno.Does("pass")
	if m := ada.Open("log"); !m.Describes("You drew") {
		t.Errorf("the whole story leaves something out: %s", m)
	}
	m = ada.Open("move", "verb:end")
	if m = ada.Press(m, "confirm"); !m.Tells("Ada ended the turn.") || m.Tells("drew") {
		t.Errorf("the receipt: %q", m.Content)
	}
	w.Quiet()
}

// TestZones ensures that with more options than a menu holds in several zones the zone is chosen first, then the
// page, and that each option can be reached.
func TestZones(t *testing.T) {
	w := discordtest.New(t)
	ada, bruno := w.Ada, w.Bruno
	w.Deal(30, "spark")
	w.Plays("Spark")
	bruno.Does("pass")
	m := ada.Open("move", "verb:dig")
	if got := m.Options(); len(got) != 2 || got["Hand (29)"] == "" || got["Grave (1)"] == "" {
		t.Fatalf("the zones: %s", m)
	}
	hand := ada.Press(m, "zone=Hand (29)")
	if n := len(hand.Labels()); n != 25 {
		t.Errorf("%d cards of the hand on the first page: %s", n, hand)
	}
	more := ada.Press(hand, "page")
	if len(more.Labels()) != 4 {
		t.Errorf("the second page: %s", more)
	}
	m = ada.Press(more, "back", "zone=Grave (1)", "pick=Spark")
	if !m.Has("confirm") {
		t.Errorf("a card of the grave: %s", m)
	}
	w.Quiet()
}

// TestEvident ensures that what goes without saying is not listed among what is not possible, and is told to who tries.
func TestEvident(t *testing.T) {
	w := discordtest.New(t)
	ada := w.Ada
	w.Deal(3, "lid", "rock", "spark")
	m := ada.CommandIn(ada.Handover().ChannelID, "tally play")
	if !strings.HasSuffix(m.Content, "\n-# Not possible now:\n-# Rock: Too heavy. (TA-1)") {
		t.Errorf("the menu: %q", m.Content)
	}
	m = ada.CommandIn(ada.Handover().ChannelID, "tally play", discordtest.Opt("card", "lid"))
	if m.Content != "A lid is not played. (TA-1)" {
		t.Errorf("who plays a lid is told %q", m.Content)
	}
	w.Quiet()
}

// TestCopies ensures that of cards that are the same to choose a menu for one shows one.
func TestCopies(t *testing.T) {
	w := discordtest.New(t)
	ada := w.Ada
	w.Deal(20, append(slices.Repeat([]string{"moth"}, 19), "spark")...)
	m := ada.CommandIn(ada.Handover().ChannelID, "tally play")
	if got := m.Labels(); !slices.Equal(slices.Sorted(slices.Values(got)), []string{"Moth", "Spark"}) {
		t.Errorf("19 moths and a spark are offered as %q", got)
	}
	w.Quiet()
}

// TestPages ensures that more options than a menu holds are paged, and that each can be reached.
func TestPages(t *testing.T) {
	w := discordtest.New(t)
	ada := w.Ada
	w.Deal(30, append(slices.Repeat([]string{"moth"}, 29), "spark")...)
	m := ada.Open("move", "verb:play")
	if n := len(m.Labels()); n != 25 {
		t.Fatalf("%d options on the first page: %s", n, m)
	}
	seen := m.Labels()
	m = ada.Press(m, "page")
	seen = append(seen, m.Labels()...)
	if len(seen) != 30 || !slices.Contains(seen, "Spark") {
		t.Errorf("two pages show %d options: %q", len(seen), seen)
	}
	first := ada.Press(m, "page")
	if len(first.Labels()) != 25 {
		t.Errorf("behind the last page: %s", first)
	}
	m = ada.Press(first, "page", "pick=Spark")
	if !m.Has("pick") || len(m.Options()) != 2 {
		t.Errorf("the target: %s", m)
	}
	w.Quiet()
}

// TestOrdered ensures that several things are chosen at once, and count in the order in which they are listed; and that
// who wants another order picks them one at a time, sees their order, and can take picks back.
func TestOrdered(t *testing.T) {
	w := discordtest.New(t)
	ada := w.Ada
	w.Deal(3, "spark", "flare", "rock")
	m := ada.Open("move", "verb:sort", "pick=Rock|Spark")
	if !m.Tells("Spark, Rock") || !m.Has("confirm") {
		t.Errorf("chosen at once: %s", m)
	}
	m = ada.Press(m, "page")
	if m.Has("done") {
		t.Error("too few picks can be confirmed")
	}
	m = ada.Press(m, "pick=Rock", "pick=Spark")
	if !m.Tells("1. Rock\n2. Spark") || slices.Contains(m.Labels(), "Rock") {
		t.Errorf("after two picks: %s", m)
	}
	m = ada.Press(m, "undo")
	if !m.Tells("1. Rock") || m.Tells("2.") || !slices.Contains(m.Labels(), "Spark") {
		t.Errorf("after Undo: %s", m)
	}
	m = ada.Press(m, "pick=Flare", "done")
	if !m.Tells("Rock, Flare") {
		t.Errorf("the preview: %s", m)
	}
	m = ada.Press(m, "back")
	if len(m.Labels()) != 3 || m.Tells("1.") {
		t.Errorf("Back from the preview: %s", m)
	}
	for _, name := range []string{"Flare", "Spark", "Rock"} {
		m = ada.Press(m, "pick="+name)
	}
	if !m.Has("confirm") {
		t.Fatalf("the last pick does not lead to the preview: %s", m)
	}
	m = ada.Press(m, "confirm")
	if !m.Has("verb:end") || !m.Tells("sorted") {
		t.Errorf("the receipt does not lead on: %s", m)
	}
	again := ada.Press(m, "verb:end")
	if again.ID != m.ID {
		t.Error("the stepper does not go on in place")
	}
	w.Quiet()
}

// TestAskedInWords ensures that a step whose question has no words of its own is asked in those of the question that it
// belongs to.
func TestAskedInWords(t *testing.T) {
	w := discordtest.New(t)
	ada := w.Ada
	w.Begin()
	if m := ada.Open("move"); !m.Tells("Stake a card or none.") {
		t.Errorf("the step asks: %s", m)
	}
	w.Quiet()
}

// TestLone ensures that a question behind another one with a single option is no step, but is shown before it is
// confirmed, and that Back goes behind it; a first question is always one.
func TestLone(t *testing.T) {
	w := discordtest.New(t)
	ada, bruno := w.Ada, w.Bruno
	w.DealComet()
	m := ada.Open("move", "verb:play", "pick=Comet")
	if !m.Has("confirm") || !strings.HasPrefix(m.Content, "**Play** › Comet › Bruno\n") {
		t.Fatalf("the only target: %s", m)
	}
	if m = ada.Press(m, "back"); m.Options()["Comet"] == "" {
		t.Errorf("back behind it: %s", m)
	}
	ada.Press(m, "pick=Comet", "confirm")
	if now := bruno.Handover(); !now.Tells("Ada played Comet at Bruno.") {
		t.Errorf("the play: %s", now)
	}
	w.Quiet()
}
