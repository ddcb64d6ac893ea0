package app_test

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"farpost/bot/app/apptest"
	"farpost/bot/sandbox"
	"farpost/bot/table"
	"farpost/engine"
	"farpost/engine/thorough"
)

// tapKind is a kind of answer, and how many presses it may take from the public message, Confirm among them.
type tapKind struct {
	most int
	// fits finds an answer of the kind to a question; ok is false where there is none.
	fits func(f finder) (rep engine.Reply, ok bool)
	// ahead is the verb that the confirmation offers to say ahead, and that is said as well; "" for none.
	ahead string
	// ends says that the confirmation offers to end the turn behind it.
	ends bool
}

// finder looks for answers to one question of a position.
type finder struct {
	t   *testing.T
	pos table.Position
	sa  engine.SeatAsk
}

// answer puts an answer together: the first option of each question that leads on, as few as the question takes, but
// n of the first one. ok says that it is complete, and that enough finds it right.
func (f finder) answer(verb string, n int, right func(engine.Reply, engine.Preview) bool) (engine.Reply, bool) {
	f.t.Helper()
	if !f.sa.Offers(verb) {
		return engine.Reply{}, false
	}
	out, err := f.pos.Draft(f.sa.Seat, f.sa.Q, engine.Reply{Verb: verb})
	if err != nil {
		f.t.Fatal(err)
	}
	if out.Question == nil {
		return engine.Reply{Verb: verb}, out.Preview != nil && right(engine.Reply{Verb: verb}, *out.Preview)
	}
	open := possible(out.Question)
	for i := 0; i+n <= len(open); i++ {
		rep := engine.Reply{Verb: verb, Answers: []engine.Answer{{Name: out.Question.Name, Vals: open[i : i+n]}}}
		for range 10 {
			next, err := f.pos.Draft(f.sa.Seat, f.sa.Q, rep)
			if err != nil {
				f.t.Fatal(err)
			}
			if next.Preview != nil && right(rep, *next.Preview) {
				return rep, true
			}
			if next.Question == nil || len(possible(next.Question)) < next.Question.Min {
				break
			}
			rep.Answers = append(slices.Clip(rep.Answers), engine.Answer{Name: next.Question.Name,
				Vals: possible(next.Question)[:next.Question.Min]})
		}
	}
	return engine.Reply{}, false
}

func possible(q *engine.Question) (vals []engine.Value) {
	for _, o := range q.Options {
		if o.Refusal == nil {
			vals = append(vals, o.Key)
		}
	}
	return vals
}

// chosen counts the answers of a reply in which something was chosen.
func chosen(rep engine.Reply) (n int) {
	for _, a := range rep.Answers {
		if len(a.Vals) > 0 && a.Name != "pay" {
			n++
		}
	}
	return n
}

// of is the kind of answers with a verb in which so many things are chosen, n of the first.
func of(verb string, things, n int, also func(engine.Preview) bool) func(finder) (engine.Reply, bool) {
	return func(f finder) (engine.Reply, bool) {
		return f.answer(verb, n, func(rep engine.Reply, p engine.Preview) bool {
			return chosen(rep) == things && (also == nil || also(p))
		})
	}
}

// outside is a kind that counts outside of windows alone.
func outside(fits func(finder) (engine.Reply, bool)) func(finder) (engine.Reply, bool) {
	return func(f finder) (engine.Reply, bool) {
		if f.pos.IsWindow(f.sa) {
			return engine.Reply{}, false
		}
		return fits(f)
	}
}

// inWindow is a kind that counts in windows alone.
func inWindow(fits func(finder) (engine.Reply, bool)) func(finder) (engine.Reply, bool) {
	return func(f finder) (engine.Reply, bool) {
		if !f.pos.IsWindow(f.sa) {
			return engine.Reply{}, false
		}
		return fits(f)
	}
}

func offers(verb string) func(engine.Preview) bool {
	return func(p engine.Preview) bool {
		return slices.ContainsFunc(p.Offers, func(o engine.Offer) bool { return slices.Contains(o.Verbs, verb) })
	}
}

// TestTaps ensures how few presses each kind of answer takes from the public message, in matches that are played by
// presses alone.
func TestTaps(t *testing.T) {
	thorough.Only(t, "it plays until every kind of answer was given")
	for game, kinds := range map[string]map[string]tapKind{
		"farwald": {
			"a card":               {most: 3, fits: of("play", 1, 1, nil)},
			"a card with a target": {most: 4, fits: of("play", 2, 1, nil)},
			// One press more where the Charge is aimed at something.
			"a card with its Charge": {most: 5, fits: of("play", 1, 1, offers("charge")), ahead: "charge"},
			"unleash one":            {most: 4, fits: of("unleash", 2, 1, nil), ends: true},
			"unleash two":            {most: 4, fits: of("unleash", 2, 2, nil)},
			"defend":                 {most: 3, fits: of("defend", 1, 1, nil)},
			"end the turn":           {most: 3, fits: outside(of("end", 0, 0, nil))},
		},
		"fow": {
			"who starts":             {most: 2, fits: of("first", 1, 1, nil)},
			"a stone":                {most: 2, fits: of("call", 0, 0, nil)},
			"a card":                 {most: 3, fits: of("play", 1, 1, nil)},
			"a chant with a target":  {most: 4, fits: of("play", 2, 1, nil)},
			"an attack":              {most: 3, fits: of("attack", 2, 1, nil), ends: true},
			"a block":                {most: 3, fits: of("block", 1, 1, nil)},
			"an ability in a window": {most: 4, fits: inWindow(of("activate", 2, 1, nil))},
			"end the main phase":     {most: 3, fits: outside(of("pass", 0, 0, nil))},
		},
		"groove": {
			"a crystal":             {most: 3, fits: of("charge", 1, 1, nil)},
			"a creature":            {most: 3, fits: of("summon", 1, 1, nil)},
			"a spell with a target": {most: 4, fits: of("cast", 2, 1, nil)},
			"an attack":             {most: 3, fits: of("attack", 2, 1, nil), ends: true},
			"a block":               {most: 3, fits: of("block", 1, 1, nil)},
			"a groove trigger":      {most: 3, fits: of("groove", 1, 1, nil)},
			"end the turn":          {most: 3, fits: outside(of("end", 0, 0, nil))},
		},
	} {
		t.Run(game, func(t *testing.T) {
			w := start(t)
			w.taps(game, kinds)
			w.quiet()
		})
	}
}

// taps plays matches until an answer of each kind was given by presses, and counts these.
func (w *world) taps(game string, kinds map[string]tapKind) {
	w.t.Helper()
	left := maps.Clone(kinds)
	over := map[string]bool{}
	w.begin(gameOf(game))
	for step := 0; len(left) > 0; step++ {
		if step > 2000 {
			w.t.Fatalf("no match came to where one can %v", slices.Collect(maps.Keys(left)))
		}
		front := w.await(w.ada, "the next move or the result", func(m sandbox.Message) bool {
			return !over[m.ChannelID] && (apptest.Over(m) || apptest.Asks(m))
		})
		if apptest.Over(front) {
			over[front.ChannelID] = true
			w.begin(gameOf(game))
			continue
		}
		if !w.tapOne(front, left) {
			w.act(front)
		}
	}
}

// tapOne gives an answer of a kind that is left, if the message asks for one.
func (w *world) tapOne(front sandbox.Message, left map[string]tapKind) bool {
	w.t.Helper()
	match, _, _ := strings.Cut(strings.SplitN(must(w.t, front, "more").ID, ":", 5)[1], "#")
	pos, err := w.app.Table.Position(w.ctx, match)
	if err != nil || pos.State.Ask == nil {
		w.t.Fatal("the position of a match that asks: ", err)
	}
	for _, sa := range pos.State.Ask.Seats {
		who := func(p *player) bool { return p.Member.ID() == pos.Seats[sa.Seat].Player }
		p := w.players[slices.IndexFunc(w.players, who)]
		if sa.Optional || sa.Settled() || !p.asked(front) {
			continue
		}
		for _, name := range slices.Sorted(maps.Keys(left)) {
			kind := left[name]
			begin, rep, ok := "", engine.Reply{}, false
			for _, at := range w.answerable(pos, sa) {
				if rep, ok = kind.fits(at.finder); ok {
					begin = at.begin
					break
				}
			}
			if !ok {
				continue
			}
			v, err := engine.ViewOf(pos.Ruleset, pos.Book, pos.State, sa.Seat)
			if err != nil {
				w.t.Fatal(err)
			}
			n := w.tapAnswer(p, front, begin, rep, kind, v)
			if n > kind.most {
				w.t.Errorf("%s takes %d presses, at most %d are allowed", name, n, kind.most)
			}
			w.t.Logf("%s: %d presses", name, n)
			delete(left, name)
			w.changed(front)
			return true
		}
	}
	return false
}

// answerable is a question that a message leads to: begin is its button, "" for My move or Respond.
type answerable struct {
	finder
	begin string
}

// answerable lists the questions that a message leads to: the open one, and those that its offers answer ahead.
func (w *world) answerable(pos table.Position, sa engine.SeatAsk) []answerable {
	w.t.Helper()
	out := []answerable{{finder{w.t, pos, sa}, ""}}
	offers, err := pos.Offers()
	if err != nil {
		w.t.Fatal(err)
	}
	for _, o := range offers {
		if o.Seat != sa.Seat || !o.Front || len(o.Verbs) == 0 {
			continue
		}
		pass := engine.Input{Kind: engine.InputReply, Seat: sa.Seat, Q: sa.Q, Reply: engine.Reply{Verb: engine.Pass}}
		at, q, ok, err := pos.Imagine(sa.Seat, pass, o.Window)
		if err != nil {
			w.t.Fatal(err)
		}
		if ok {
			out = append(out, answerable{finder{w.t, at, *at.State.Ask.ByQ(q)}, "." + o.Code})
		}
	}
	return out
}

// tapAnswer gives an answer by presses alone, and counts them. Where a menu shows another copy of a card, it is taken.
func (w *world) tapAnswer(p *player, m sandbox.Message, begin string, rep engine.Reply, kind tapKind,
	v engine.View) (n int) {
	w.t.Helper()
	next := 0 // of the answers that were given
	for ; n < 20; n++ {
		c, vals := w.nextTap(m, begin, rep, next, kind.ahead)
		if c.ID == "" {
			w.t.Fatalf("%v: no way on from %q: %+v", rep, m.Content, apptest.Controls(m))
		}
		next += len(vals)
		if c.Action == "confirm" && kind.ends && !slices.ContainsFunc(m.Components, endsTurn) {
			w.t.Errorf("%v: nothing ends the turn behind it: %q", rep, m.Content)
		}
		var err error
		if m, err = p.Press(w.ctx, m, c, given(c, vals, v)...); err != nil {
			w.t.Fatal(err)
		}
		if strings.HasPrefix(m.Content, "Done") {
			return n + 1
		}
		if c.Action == "kind.ahead" && begin == "" {
			kind.ahead = ""
		}
		begin = ""
	}
	w.t.Fatalf("%v: not done after %d presses: %q", rep, n, m.Content)
	return n
}

// endsTurn reports whether a row has the switch that ends the turn behind an act.
func endsTurn(row sandbox.Component) bool {
	return slices.ContainsFunc(row.Components,
		func(b sandbox.Component) bool { return b.Label == "And then end my turn" })
}

// nextTap finds the next press towards an answer, and the answers of the reply that it gives.
func (w *world) nextTap(m sandbox.Message, begin string, rep engine.Reply, next int, ahead string) (
	c apptest.Control, vals [][]engine.Value) {
	of := func(fits func(apptest.Control) bool) (apptest.Control, bool) {
		all := apptest.Controls(m)
		if i := slices.IndexFunc(all, fits); i >= 0 {
			return all[i], true
		}
		return apptest.Control{}, false
	}
	if ahead != "" {
		said := func(c apptest.Control) bool { return c.Action == "ahead" && strings.HasSuffix(c.Arg, "."+ahead) }
		if c, ok := of(said); ok {
			return c, nil
		}
	}
	if c, ok := find(m, "confirm"); ok {
		return c, nil
	}
	if !apptest.Private(m) {
		offered := func(c apptest.Control) bool { return c.Action == "ahead" && c.Arg == begin }
		if c, ok := of(offered); ok && begin != "" {
			return c, nil
		}
		c, _ := find(m, "move")
		return c, nil
	}
	rest := rep.Answers[min(next, len(rep.Answers)):]
	if c, ok := of(func(c apptest.Control) bool {
		return c.Menu != nil && (c.Action == "pick" || c.Action == "begin" && c.Arg == rep.Verb)
	}); ok && len(rest) > 0 {
		vals = [][]engine.Value{rest[0].Vals}
		if strings.Contains(c.Menu.Options[0].Value, "|") {
			vals = append(vals, rest[1].Vals)
		}
		return c, vals
	}
	c, _ = of(func(c apptest.Control) bool { return c.Action == "verb" && c.Arg == rep.Verb })
	return c, nil
}

// given are the values of a menu that stand for answers: those of the answers, or of copies of the same card.
func given(c apptest.Control, vals [][]engine.Value, v engine.View) []string {
	if c.Menu == nil {
		return nil
	}
	var want, out []string
	for _, v := range vals[0] {
		want = append(want, string(v))
	}
	if len(vals) == 2 {
		want = []string{want[0] + "|" + string(vals[1][0])}
	}
	for _, o := range c.Menu.Options {
		if slices.Contains(want, o.Value) {
			out = append(out, o.Value)
		}
	}
	if len(want) == 0 { // a question of what is said ahead, such as whom a Charge is aimed at
		for _, o := range c.Menu.Options[:c.Menu.MinValues] {
			out = append(out, o.Value)
		}
	}
	card := func(value string) string {
		thing, _, _ := strings.Cut(value, "|")
		c, _ := v.Find(engine.Value(thing))
		return c.Card
	}
	for _, o := range c.Menu.Options {
		if len(out) < len(want) && !slices.Contains(out, o.Value) && card(o.Value) == card(want[len(out)]) {
			out = append(out, o.Value)
		}
	}
	return out
}
