package app_test

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"farpost/bot/app"
	"farpost/bot/table"
	"farpost/cards"
	"farpost/cards/deck"
	"farpost/engine"
	"farpost/engine/games/tools"
	"farpost/engine/selfplay"
	"farpost/engine/thorough"
)

// course is a match that is played by the sensible player of its game in several worlds at once, answer by answer. In
// the first all cards are where they are. In each of the others the hidden cards of one seat are exchanged.
type course struct {
	t       *testing.T
	game    string
	policy  selfplay.Policy
	say     *app.Studio
	rng     *rand.Rand
	worlds  []*walk // as it is; then by the seat whose cards are exchanged
	seen    map[string]int
	own     map[string]bool // doors at which a player saw something else because their cards were exchanged
	told    []engine.Phrase
	acts    int
	chances int // to respond in another's turn
	walked  int
	apart   int // answers that were given with exchanged cards
}

// matches are those that are played: the numbers of the ready decks, and what the match has to come to for the test to
// mean anything (see course.marks).
var matches = map[string]struct {
	decks  [2]int
	wanted []string
}{
	"farwald": {[2]int{0, 1}, []string{"told unleashed", "told set-aside", "told worn", "hidden memory", "lapsed"}},
	"fow":     {[2]int{0, 1}, []string{"fight", "told block", "told set", "hidden standby", "other card", "lapsed"}},
	"beings":  {[2]int{1, 0}, []string{"fight", "told evolved", "told discarded", "hidden life", "lapsed"}},
	"groove": {[2]int{1, 0}, []string{"told block", "told evolved", "told attached", "hidden groove",
		"hidden shields", "lapsed"}},
	"athernum": {[2]int{0, 0}, []string{"fight", "told covered", "told played-down", "hidden hidden", "other card",
		"lapsed"}},
}

// TestDoorsOfMatches ensures that in whole matches of every game nobody else gets to know a hidden card: before each
// answer the hidden cards of one seat are exchanged for others, and everything that the bot sends from then on, to
// whom, when, what deadlines run, and what everybody else sees and can press is the same, byte for byte. It walks
// through the doors whenever something new is on the table: a fight, a cover, a hidden item, an evolution.
func TestDoorsOfMatches(t *testing.T) {
	thorough.Only(t, "it plays a match of every game in three worlds at once")
	for _, game := range tools.All() {
		name := game.Rules().Name
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			c := newCourse(t, name, game.Policy)
			for c.step() {
			}
			c.look("over")
			for _, what := range matches[name].wanted {
				if c.seen[what] == 0 {
					t.Errorf("the match has no %s, only %v", what, slices.Sorted(maps.Keys(c.seen)))
				}
			}
			if c.apart < c.acts || len(c.own) == 0 {
				t.Errorf("of %d answers %d were given with exchanged cards, and players saw %v", c.acts, c.apart, c.own)
			}
			for _, w := range c.worlds {
				w.quiet()
			}
			t.Logf("%d answers, %d with exchanged cards; %d walks; %v", c.acts, c.apart, c.walked, c.seen)
		})
	}
}

func newCourse(t *testing.T, game string, policy selfplay.Policy) *course {
	t.Helper()
	set, err := cards.Load(game)
	if err != nil {
		t.Fatal(err)
	}
	var decks [][]string
	for _, i := range matches[game].decks {
		decks = append(decks, deck.Expand(set.Decks()[i].Cards))
	}
	say, err := app.NewStudio()
	if err != nil {
		t.Fatal(err)
	}
	c := &course{t: t, game: game, policy: policy, say: say, rng: rand.New(rand.NewPCG(5, 5)), seen: map[string]int{},
		own: map[string]bool{}}
	for range 3 {
		c.worlds = append(c.worlds, newWalk(t, game, decks, sketched))
	}
	return c
}

// drawnWalk is the number of the walk at which the pictures are the real ones.
const drawnWalk = 3

// step walks through the doors if there is something new, exchanges the cards and has one answer be given in all
// worlds. It is false when the match is over.
func (c *course) step() bool {
	c.t.Helper()
	pos := c.worlds[0].position()
	if pos.State.Result != nil {
		return false
	}
	if c.acts > 2000 {
		c.t.Fatal("the match does not end")
	}
	if c.marks(pos) {
		for i := range c.worlds[1:] {
			c.put(i+1, c.exchanged(pos, engine.Seat(i), nil))
		}
		c.look(fmt.Sprint("answer-", c.acts))
	}
	a, err := decide(pos, c.policy)
	if err != nil {
		c.t.Fatal(err)
	}
	in := engine.Input{Kind: engine.InputReply, Seat: a.seat, Q: a.q, Reply: a.reply}
	until, late := c.lapses(pos, a)
	if late != nil {
		in = *late
	}
	for i := range c.worlds[1:] {
		c.put(i+1, c.exchanged(pos, engine.Seat(i), &in))
	}
	_, events, err := engine.Apply(pos.Ruleset, pos.Book, pos.State, in)
	if err != nil {
		c.t.Fatal(err)
	}
	c.told = engine.ToldTo(events, engine.NoSeat)
	for _, w := range c.worlds {
		w.deaf()
		if late != nil {
			w.lapse(until)
			continue
		}
		_, err := w.app.Table.Do(w.ctx, table.Act{Match: "m1", Player: w.position().Seats[a.seat].Player,
			Q: a.q, Reply: a.reply})
		if err != nil {
			c.t.Fatalf("%s, answer %d of %v, %v: %v", c.game, c.acts, a.seat, a.reply, err)
		}
		w.sent()
	}
	c.acts++
	c.after()
	return true
}

// lapses has the time of every ninth chance to respond run out, and of what is due by then: until when, and what the
// table does then; nil to have it answered.
func (c *course) lapses(pos table.Position, a answer) (until time.Time, in *engine.Input) {
	sa := pos.State.Ask.ByQ(a.q)
	until = pos.Deadline(a.q)
	if sa == nil || sa.Due != engine.DueReaction || until.IsZero() {
		return until, nil
	}
	if c.chances++; c.chances%9 != 0 {
		return until, nil
	}
	c.seen["lapsed"]++
	in = &engine.Input{Kind: engine.InputExpire, Seat: engine.NoSeat}
	for _, x := range pos.Asks {
		if !x.Deadline.IsZero() && !x.Unawaited && !x.Deadline.After(until) {
			in.Qs = append(in.Qs, x.Q)
		}
	}
	return until, in
}

// after compares what the bot did after an answer: what it sent to whom, and what it waits for until when.
func (c *course) after() {
	c.t.Helper()
	for i, w := range c.worlds[1:] {
		own, other := c.worlds[0].sentBut(i), w.sentBut(i)
		for j := range max(len(own), len(other)) {
			if x, y := line(own, j), line(other, j); x != y {
				c.t.Errorf("%s, answer %d: with other cards of %d the bot sends\n%.1500s\ninstead of\n%.1500s", c.game,
					c.acts, i, y, x)
				break
			}
		}
		if x, y := c.worlds[0].waits(), w.waits(); x != y {
			c.t.Errorf("%s, answer %d: with other cards of %d the match waits for\n%s\ninstead of\n%s", c.game, c.acts,
				i, y, x)
		}
	}
}

func line(of []string, i int) string {
	if i < len(of) {
		return of[i]
	}
	return "nothing"
}

// marks notes what is on the table, and reports whether something of that is there for the first time, or the last walk
// is long ago.
func (c *course) marks(pos table.Position) (fresh bool) {
	c.t.Helper()
	v, err := engine.ViewOf(pos.Ruleset, pos.Book, pos.State, engine.NoSeat)
	if err != nil {
		c.t.Fatal(err)
	}
	var all []string
	if opposed(glance{pos, nil, v, c.told}) {
		all = append(all, "fight")
	}
	for _, z := range v.Zones {
		if z.Kind != "hand" && z.Kind != "deck" && z.Count > len(z.Cards) {
			all = append(all, "hidden "+z.Kind)
		}
	}
	for _, p := range c.told {
		if what := "told " + p.Code; slices.Contains(matches[c.game].wanted, what) {
			all = append(all, what)
		}
	}
	for _, what := range all {
		fresh = fresh || c.seen[what] == 0
		c.seen[what]++
	}
	return fresh || c.acts%80 == 40
}

// look walks through the doors in all worlds and compares what everybody but the owner of the exchanged cards sees.
func (c *course) look(stage string) {
	c.t.Helper()
	c.walked++
	for _, w := range c.worlds {
		w.drawn.Store(c.walked == drawnWalk)
		w.glances(stage)
		w.drawn.Store(false)
	}
	for i, w := range c.worlds[1:] {
		same(c.t, c.worlds[0], w, w.nameOf(i), c.own)
	}
	for _, w := range c.worlds {
		clear(w.got)
	}
}

// nameOf is who has a seat.
func (w *walk) nameOf(seat int) string {
	w.t.Helper()
	if w.position().Seats[seat].Player == w.ada.Member.ID() {
		return "ada"
	}
	return "bruno"
}
