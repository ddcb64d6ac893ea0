package sense_test

import (
	"slices"
	"testing"

	"farpost/engine"
	"farpost/engine/selfplay"
	"farpost/engine/selfplay/sense"

	"github.com/google/go-cmp/cmp"
)

// TestTexts ensures that all texts of a card are found, each with its part, its choices, and its deeds, those inside
// other instructions included.
func TestTexts(t *testing.T) {
	c := &card{block: aimed(hit(3, "x"), instruction{If: &ifThen{Then: []instruction{draw(2, "me")},
		Else: []instruction{{Wake: &on{Each: &filter{Mine: true}}}}}}),
		Charge: &block{Effect: []instruction{{May: &may{Targets: []target{{Name: "y", Kind: "player"}},
			Then: []instruction{hit(1, "y")}}}}},
		Abilities: []ability{{Cost: 2, block: block{Effect: []instruction{{Look: &struct{}{}}}}}, {}}}
	type row struct {
		Part, Aims string
		Deeds      []string
		Ns         []int
	}
	var got []row
	for _, x := range sense.Texts(c) {
		r := row{Part: x.Part}
		for _, a := range x.Aims {
			r.Aims += a.Name + ":" + a.Kind + " "
		}
		for _, d := range x.Deeds {
			r.Deeds, r.Ns = append(r.Deeds, d.Key+" of "+d.Of+" who "+d.Who), append(r.Ns, d.N)
			if (d.Each != nil) != (d.Key == "wake") {
				t.Errorf("%s is done to each of %v", d.Key, d.Each)
			}
		}
		got = append(got, r)
	}
	want := []row{
		{"", "x:card ", []string{"damage of x who ", "if of  who ", "draw of  who me", "wake of  who "},
			[]int{3, 1, 2, 1}},
		{"charge", "y:player ", []string{"may of  who ", "damage of y who "}, []int{1, 1}},
		{Part: "abilities.0", Deeds: []string{"look of  who "}, Ns: []int{1}},
		{Part: "abilities.1"},
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
	if a, ok := sense.Texts(c)[2].In.(*ability); !ok || a.Cost != 2 {
		t.Error("a text does not say which ability it is")
	}
}

// TestGain ensures what texts are worth: what they do to whom they are aimed at, to players and to all that fit, and
// nothing where they cannot do anything.
func TestGain(t *testing.T) {
	each := func(mine bool) instruction {
		return instruction{Damage: &damage{N: 2, on: on{Each: &filter{Mine: mine}}}}
	}
	for name, c := range map[string]struct {
		does instruction
		at   engine.Value
		want int
	}{
		"a rival falls":                 {hit(4, "x"), bear, 80},
		"a rival is only hurt":          {hit(3, "x"), bear, 0},
		"one's own falls":               {hit(4, "x"), wolf, -50},
		"a player":                      {hit(4, "x"), engine.SeatVal(1), 4},
		"oneself":                       {hit(4, "x"), engine.SeatVal(0), -4},
		"what cannot be hurt":           {hit(9, "x"), stone, 0},
		"what is not there":             {hit(9, "x"), "obj:9.9", 0},
		"cards for oneself":             {draw(2, "me"), "", 20},
		"cards for the others":          {draw(2, "them"), "", -20},
		"cards for everybody":           {draw(2, "all"), "", 0},
		"cards for a controller":        {draw(1, "x"), bear, -10},
		"what names nobody":             {instruction{Look: &struct{}{}}, "", 1},
		"what the player gives no heed": {instruction{May: &may{}}, "", 0},
		"all rivals that fit":           {each(false), "", 20},
		"all of one's own":              {each(true), "", -50},
	} {
		text := sense.Texts(&card{block: aimed(c.does)})[0]
		if got := game.Gain(table(), text, sense.Chosen{"x": {c.at}}); got != c.want {
			t.Errorf("%s: %d points, want %d", name, got, c.want)
		}
	}
}

// TestHope ensures that a text is hoped to find what is best for it, apart from what it does in any case.
func TestHope(t *testing.T) {
	text := sense.Texts(&card{block: aimed(hit(4, "x"), draw(1, "them"))})[0]
	if got := game.Hope(table(), text, nil); got != 80-10 {
		t.Errorf("%d points", got)
	}
	if got := game.Aimed(table(), text, "x", sense.Chosen{"x": {imp}}); got != 20 {
		t.Errorf("%d points for the aim alone", got)
	}
	if got := game.Hope(table(), sense.Texts(&card{block: aimed(hit(0, "x"))})[0], nil); got != 0 {
		t.Errorf("%d points for nothing", got)
	}
	strict := game
	strict.Chooses = func(_ *sense.Board, aim sense.Aim, p *sense.Piece) bool {
		return p.Key == imp && aim.In.(*target).Name == "x"
	}
	if got := strict.Hope(table(), text, nil); got != 20-10 {
		t.Errorf("%d points where only one thing can be chosen", got)
	}
}

// TestBoard ensures that trying leaves a board as it is, that damage is prevented and removes what does not bear it but
// for players, and that the outlook counts without being carried out.
func TestBoard(t *testing.T) {
	b, was := table(), table()
	got := b.Try(func(c *sense.Board) {
		c.Remove(bear)
		c.Find(wolf).Worth = 0
		c.Remove(engine.SeatVal(1))
	})
	if got != 30 {
		t.Errorf("tried: %d points", got)
	}
	if diff := cmp.Diff(was.Pieces, b.Pieces); diff != "" {
		t.Error("trying changed the board:", diff)
	}
	b.Find(ox).Guard = 3
	b.Hurt(b.Find(ox), 7)
	if p := b.Find(ox); p == nil || p.Left != 1 || b.Missed(ox) != 60 {
		t.Errorf("the ox bears %+v", p)
	}
	b.Hurt(b.Find(ox), 4)
	b.Hurt(b.Find(engine.SeatVal(0)), 30)
	if b.Find(ox) != nil || b.Missed(ox) != 0 || b.Find(engine.SeatVal(0)).Left != -10 {
		t.Error("who falls, and who does not")
	}
	before := b.Value()
	b.Outlook = func(c *sense.Board) int { c.Remove(imp); return 7 }
	if got := b.Value() - before; got != 27 || b.Find(imp) == nil {
		t.Errorf("the outlook is worth %d", got)
	}
	if got := sense.Keys(b.Upright(field, engine.NoSeat)); !slices.Equal(got, []engine.Value{wolf, bear, imp}) {
		t.Errorf("upright: %v", got)
	}
}

// mind is a seat that holds nothing, with cards in its book.
func mind(cards bookOf) *sense.Mind {
	return &sense.Mind{Board: table(), Game: &game, Book: cards}
}

// TestAnnounce ensures which targets a text takes: those that gain enough, the best first, and none where nothing does;
// and that costs take what is missed least.
func TestAnnounce(t *testing.T) {
	a := mind(bookOf{"bolt": {block: aimed(hit(4, "x"))}}).Announce(engine.CardView{Card: "bolt"}, "", 10)
	for name, c := range map[string]struct {
		q    engine.Question
		want []engine.Value
		no   bool
	}{
		"the best":           {q: question("t.x", 1, 1, wolf, imp, bear), want: []engine.Value{bear}},
		"as many as allowed": {q: question("t.x", 1, 3, wolf, imp, bear), want: []engine.Value{bear, imp}},
		"too few":            {q: question("t.x", 2, 2, wolf, bear), no: true, want: []engine.Value{bear}},
		"not enough":         {q: question("t.x", 1, 1, wolf, engine.SeatVal(1)), no: true},
		"none need be":       {q: question("t.x", 0, 1, wolf)},
		"a cost":             {q: question("pay", 1, 1, ox, wolf), want: []engine.Value{wolf}},
	} {
		got, ok := a.Pick(&c.q)
		if ok == c.no || !slices.Equal(got, c.want) {
			t.Errorf("%s: %v %v, want %v", name, got, ok, c.want)
		}
	}
	late := a.Late(func(x sense.Aim) bool { return x.Kind == "card" })
	q := question("choice", 1, 1, wolf, ox)
	if got, ok := late(&q); !ok || !slices.Equal(got, []engine.Value{ox}) {
		t.Errorf("the least bad is %v", got)
	}
}

func question(name string, least, most int, options ...engine.Value) engine.Question {
	q := engine.Question{Name: name, Min: least, Max: most}
	for _, v := range options {
		q.Options = append(q.Options, engine.Option{Key: v})
	}
	return q
}

// TestAbility ensures that an ability is weighed as its cost leaves the board: what pays with itself is no help to
// itself.
func TestAbility(t *testing.T) {
	m := mind(bookOf{"wolf": {Abilities: []ability{{block: aimed(hit(4, "x"))},
		{block: aimed(instruction{Wake: &on{Of: "this"}})}}}})
	m.Outlook = func(c *sense.Board) int { return 100 * len(c.Upright(field, 0)) }
	dies := func(c *sense.Board) { c.Remove(wolf) }
	if got := m.Ability(*m.Find(wolf), "abilities.", 0, 1, dies).Worth; got != 80-150 {
		t.Errorf("the wolf gives itself for the bear: %d points", got)
	}
	if got := m.Ability(*m.Find(wolf), "abilities.", 1, 1, dies).Worth; got != -150 {
		t.Errorf("the wolf gives itself to wake itself: %d points", got)
	}
	if got := m.Ability(*m.Find(wolf), "abilities.", 0, 30, func(*sense.Board) {}).Worth; got != 80-30 {
		t.Errorf("for nothing: %d points", got)
	}
}

// TestAmbush ensures that coming into a fight counts only where it makes a difference.
func TestAmbush(t *testing.T) {
	m := mind(nil)
	if got := m.Ambush(sense.Piece{At: field, Worth: 40}); got != 0 {
		t.Errorf("without a fight it gains %d", got)
	}
	m.Outlook = func(c *sense.Board) int { return 5 * len(c.Upright(field, 0)) }
	if got := m.Ambush(sense.Piece{At: field, Worth: 40}); got != 45 {
		t.Errorf("in a fight it gains %d", got)
	}
}

// TestOrder ensures the order of ideas: the worthiest first, as far as the purse reaches, and news last.
func TestOrder(t *testing.T) {
	idea := func(verb string, worth, cost int, news bool) sense.Idea {
		return sense.Idea{Plan: selfplay.Plan{Verb: verb}, Worth: worth, Cost: cost, News: news}
	}
	ideas := []sense.Idea{idea("a", 1, 1, false), idea("b", 9, 3, true), idea("c", 5, 2, false), idea("d", 0, 0, false),
		idea("e", 4, 2, false)}
	verbs := func(list []selfplay.Plan) (out string) {
		for _, p := range list {
			out += p.Verb
		}
		return out
	}
	if got := verbs(sense.Affordable(slices.Clone(ideas), 6)); got != "cadb" {
		t.Errorf("affordable: %s", got)
	}
	if got := verbs(sense.Best(slices.Clone(ideas))); got != "bcea" {
		t.Errorf("best: %s", got)
	}
}

// TestUnknown ensures that an instruction for which a game declares nothing is noticed, and one that is declared to be
// worth nothing is not.
func TestUnknown(t *testing.T) {
	if got := game.Unknown(instruction{}); !slices.Equal(got, []string{"may"}) {
		t.Errorf("unknown: %v", got)
	}
}
