package app_test

import (
	"slices"
	"strings"
	"testing"

	"farpost/bot/app/apptest"
	"farpost/bot/sandbox"
	"farpost/cards"
	"farpost/cards/deck"
	"farpost/engine/games"
	"farpost/storage"
)

// inPosition begins a match of a game, puts it into the first position found in which a verb can be used, and gives who
// can, with the thread.
func (w *world) inPosition(game string, decks [][]string, verb string) (p *player, thread string) {
	w.t.Helper()
	set, err := cards.Load(game)
	if err != nil {
		w.t.Fatal(err)
	}
	book, _ := set.Book()
	d := deeds(w.t, games.ByName(game), book, decks, []string{verb})[verb]
	w.begin(gameOf(game))
	front := w.await(w.ada, "the first question", apptest.Asks)
	match, err := w.app.Table.Find(w.ctx, w.ada.Member.ID(), front.ChannelID, storage.Running)
	if err != nil || len(match) != 1 {
		w.t.Fatalf("%d matches, %v", len(match), err)
	}
	pos, err := w.app.Table.Position(w.ctx, match[0].ID)
	if err != nil {
		w.t.Fatal(err)
	}
	w.stands(match[0].ID, d.state)
	i := slices.IndexFunc(w.players, func(p *player) bool { return p.Member.ID() == pos.Seats[d.seat].Player })
	return w.players[i], front.ChannelID
}

// described are a menu's options with what stands below each.
func described(m sandbox.Message) string {
	var out []string
	for _, row := range m.Components {
		for _, c := range row.Components {
			for _, o := range c.Options {
				out = append(out, o.Label+": "+o.Description)
			}
		}
	}
	return strings.Join(out, "\n")
}

// deckOf is a deck of cards and the number of copies of each.
func deckOf(n int, ids ...string) []string {
	var out []string
	for _, id := range ids {
		out = append(out, slices.Repeat([]string{id}, n)...)
	}
	return out
}

// TestMenuOfHand ensures that the menu of cards to play says what each costs, its figures, and its keywords once.
func TestMenuOfHand(t *testing.T) {
	w := start(t)
	deck := append(deckOf(20, "A10", "A01"), append(deckOf(10, "S1"), "RA")...)
	p, thread := w.inPosition("fow", [][]string{deck, deck}, "play")
	got := described(w.run(p, thread, "fow", []string{"play"}))
	if !strings.Contains(got, "Kiln Pup: Cost Fire · ATK 300 · DEF 200") {
		t.Errorf("the menu: %s", got)
	}
	w.quiet()
}

// TestMenuOfUnleash ensures that the menu of what can be attacked says how much is left of each Crystal.
func TestMenuOfUnleash(t *testing.T) {
	w := start(t)
	deck := deckOf(20, "A01", "A12")
	p, thread := w.inPosition("farwald", [][]string{deck, deck}, "unleash")
	m := w.run(p, thread, "farwald", []string{"unleash"})
	for range 10 {
		if strings.Contains(m.Content, "At what?") {
			break
		}
		if _, ok := find(m, "done"); ok {
			m = w.press(p, m, "done")
			continue
		}
		pick, ok := find(m, "pick")
		if !ok {
			t.Fatalf("no way to the target on %q", m.Content)
		}
		m = w.press(p, m, "pick", pick.Menu.Options[0].Value)
	}
	if got := described(m); !strings.Contains(got, "Crystal 1: 5 of 5 fragments left") {
		t.Errorf("the targets: %s", got)
	}
	w.quiet()
}

// picked chooses the first option of every menu up to the page to be confirmed, and gives that page and all that was
// asked.
func (w *world) picked(p *player, m sandbox.Message) (last sandbox.Message, asked string) {
	w.t.Helper()
	for range 10 {
		pick, ok := find(m, "pick")
		if !ok || pick.Menu == nil {
			return m, asked
		}
		asked += m.Content + "\n"
		m = w.press(p, m, "pick", pick.Menu.Options[0].Value)
	}
	w.t.Fatalf("the questions do not end: %q", m.Content)
	return m, asked
}

// TestAbilityInWords ensures that who uses an ability, and who may respond to it, is told in words what it costs and
// does, and that a target is asked for in the words of the text.
func TestAbilityInWords(t *testing.T) {
	w := start(t)
	deck := deckOf(20, "B04", "A01")
	p, thread := w.inPosition("farwald", [][]string{deck, deck}, "activate")
	m, asked := w.picked(p, w.run(p, thread, "farwald", []string{"activate"}))
	if !strings.Contains(asked, "Mirror Acolyte: choose an Evocation.") {
		t.Errorf("the target: %q", asked)
	}
	const does = "Crystal (Temporal Window): Exploit this card, 1 Energy → Disable an Evocation."
	if !strings.Contains(m.Content, "\n• "+does+"\n") {
		t.Errorf("the page before Confirm: %q", m.Content)
	}
	w.press(p, m, "confirm")
	w.await(p, "the window", func(m sandbox.Message) bool {
		return apptest.Asks(m) && strings.Contains(m.Content, ": “"+does+"” Respond?") &&
			strings.Contains(m.Content, " uses Mirror Acolyte → ")
	})
	w.quiet()
}

// TestChargeInWords ensures that who is asked for a Charge is told what it costs and does before they answer.
func TestChargeInWords(t *testing.T) {
	w := start(t)
	deck := append(deckOf(30, "A01"), deckOf(10, "A14")...)
	p, thread := w.inPosition("farwald", [][]string{deck, deck}, "charge")
	const does = "Charge (Fire Crystallized Energy): Evocations you control get another +1 DesEn until end of turn."
	m := w.press(p, w.await(p, "the question", apptest.Asks), "move")
	if !strings.HasPrefix(m.Content, "**Pay the Charge of Furnace Rite? "+does+"**\n") {
		t.Errorf("the question: %q", m.Content)
	}
	m, _ = w.picked(p, w.run(p, thread, "farwald", []string{"charge"}))
	if !strings.Contains(m.Content, "\n• "+does) {
		t.Errorf("the page before Confirm: %q", m.Content)
	}
	w.quiet()
}

// TestMenuOfGates ensures that a menu says in few words, together, which cards wait for the same.
func TestMenuOfGates(t *testing.T) {
	w := start(t)
	deck := deckOf(14, "A01", "B19", "A18")
	p, thread := w.inPosition("farwald", [][]string{deck, deck}, "play")
	got := w.run(p, thread, "farwald", []string{"play"}).Content
	if !strings.Contains(got, "Oum, the Hushed Eye") ||
		!strings.Contains(got, ": Gate shut, missing Mind + Mind + 2 (FW-") ||
		strings.Contains(got, "The Gate stays shut") {
		t.Errorf("the menu: %q", got)
	}
	w.quiet()
}

// TestMenuOfDefence ensures that to defend with nobody is called by what it is, and not suggested.
func TestMenuOfDefence(t *testing.T) {
	w := start(t)
	deck := deckOf(20, "A01", "A03")
	p, thread := w.inPosition("farwald", [][]string{deck, deck}, "defend")
	m := w.run(p, thread, "farwald", []string{"defend"})
	for _, row := range m.Components {
		for _, c := range row.Components {
			if c.Label == "No defence" && c.Style == 2 {
				w.quiet()
				return
			}
		}
	}
	t.Errorf("the menu: %q %+v", m.Content, m.Components)
}

// TestFowAbilityInWords ensures that who uses an ability of Force of Will is told what it says before they confirm.
func TestFowAbilityInWords(t *testing.T) {
	w := start(t)
	deck := append(deckOf(20, "B01", "B05"), append(deckOf(10, "S3"), "RB")...)
	p, thread := w.inPosition("fow", [][]string{deck, deck}, "activate")
	if m, _ := w.picked(p, w.run(p, thread, "fow", []string{"activate"})); !strings.Contains(m.Content,
		"\n• Rest: Look at the top card of your main deck.") {
		t.Errorf("the page before Confirm: %q", m.Content)
	}
	w.quiet()
}

// TestMenuOfHalf ensures that the menu of cards to cast shows of each card the half that is cast, that of cards to
// summon the other one.
func TestMenuOfHalf(t *testing.T) {
	for verb, want := range map[string][]string{
		"cast":   {"Kindle: Cost 1 · Needs Ember · A creature", "Spark Whelp"},
		"summon": {"Spark Whelp: Cost 1 · Needs Ember · Strength 2", "Kindle"},
	} {
		t.Run(verb, func(t *testing.T) {
			w := start(t)
			deck := deckOf(25, "G01", "G07")
			p, thread := w.inPosition("groove", [][]string{deck, deck}, verb)
			got := described(w.run(p, thread, "groove", []string{verb}))
			if !strings.Contains(got, want[0]) || strings.Contains(got, want[1]) {
				t.Errorf("the menu: %s", got)
			}
			w.quiet()
		})
	}
}

// TestMenuOfGrowth ensures that the menu of what a Being evolves with says what that costs and which power comes of it,
// not what the card costs in hand.
func TestMenuOfGrowth(t *testing.T) {
	w := start(t)
	set, err := cards.Load("beings")
	if err != nil {
		t.Fatal(err)
	}
	list := deck.Expand(set.Decks()[0].Cards)
	p, thread := w.inPosition("beings", [][]string{list, list}, "evolve")
	m := w.run(p, thread, "beings", []string{"evolve"})
	if got := described(m); !strings.Contains(got, ", then power ") {
		t.Errorf("the menu: %s", got)
	}
	w.quiet()
}
