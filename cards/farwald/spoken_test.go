package farwald_test

import (
	"math/rand"
	"slices"
	"strings"
	"testing"

	"farpost/cards/content"
	"farpost/cards/words"
	"farpost/engine"
	"farpost/engine/farwald"
)

// listener checks everything that a match says.
type listener struct {
	t     *testing.T
	set   *content.Set
	heard map[string]bool
}

// hears says a phrase in both languages: it has every argument that its words want, and no value stays
// without words.
func (l *listener) hears(family string, p engine.Phrase) {
	if p.Code == "" {
		return
	}
	for _, tab := range l.set.Tables() {
		wants, ok := tab.Required(family, p.Code)
		if !ok {
			l.once("%s: %s/%s has no words", tab.Lang(), family, p.Code)
			continue
		}
		l.heard[family+"/"+p.Code] = true
		for _, w := range wants {
			if !slices.ContainsFunc(p.Args, func(a engine.Arg) bool { return a.Name == w }) {
				l.once("%s: %s/%s wants {%s}, and gets %v", tab.Lang(), family, p.Code, w, p.Args)
			}
		}
		names := l.set.Names(tab.Lang(), func(engine.Value) string { return "A01" }, func(engine.Seat) string { return "Anna" })
		cat := l.set.Words()
		s := cat.SayIn(tab.Lang(), family, p, names)
		for _, gap := range []string{"unknown", "unknown-word"} {
			if strings.Contains(s, cat.Word(tab.Lang(), "grammar", gap)) {
				l.once("%s: %s/%s %v: %q", tab.Lang(), family, p.Code, p.Args, s)
			}
		}
	}
}

// once reports a fault the first time.
func (l *listener) once(format string, args ...any) {
	key := format
	for _, a := range args[:min(3, len(args))] {
		if s, ok := a.(string); ok {
			key += "|" + s
		}
	}
	if !l.heard[key] {
		l.heard[key] = true
		l.t.Errorf(format, args...)
	}
}

func (l *listener) events(list []engine.Event, seats int) {
	for _, e := range list {
		if e.Quiet {
			continue
		}
		for s := range seats {
			l.hears("events", e.For(engine.Seat(s)))
		}
		l.hears("events", e.For(engine.NoSeat))
	}
}

func (l *listener) refusal(r *engine.Refusal) {
	if r != nil {
		l.hears("refusals", r.Phrase)
	}
}

// player plays at random through Draft.
type player struct {
	*listener
	g    *engine.Ruleset
	book engine.Book
	s    *engine.State
	rng  *rand.Rand
}

// answer makes an input for one of the open questions.
func (p *player) answer() engine.Input {
	seats := p.s.Ask.Seats
	for _, i := range p.rng.Perm(len(seats)) {
		sa := seats[i]
		p.ask(sa)
		if sa.Got != nil || sa.Standing && p.rng.Intn(4) > 0 {
			continue
		}
		for _, j := range p.rng.Perm(len(sa.Verbs)) {
			if rep, ok := p.draft(sa, sa.Verbs[j]); ok {
				return engine.Input{Kind: engine.InputReply, Seat: sa.Seat, Q: sa.Q, Reply: rep}
			}
		}
	}
	var qs []uint64
	for _, sa := range seats {
		if !sa.Standing && sa.Got == nil {
			qs = append(qs, sa.Q)
		}
	}
	return engine.Input{Kind: engine.InputExpire, Qs: qs}
}

func (p *player) ask(sa engine.SeatAsk) {
	p.hears("asks", engine.Phrase{Code: sa.Kind})
	p.hears("help", engine.Phrase{Code: sa.Kind})
	p.hears("prompts", sa.Prompt)
	p.options(sa.Options)
}

func (p *player) options(list []engine.Option) {
	for _, o := range list {
		p.refusal(o.Refusal)
		if k := o.Key.Kind(); k == "word" && !p.set.Words().Has("en", o.Key.Body()) {
			p.once("option %s has no words", string(o.Key))
		}
	}
}

func (p *player) draft(sa engine.SeatAsk, verb string) (rep engine.Reply, ok bool) {
	rep = engine.Reply{Verb: verb}
	for range 40 {
		out, err := engine.Draft(p.g, p.book, p.s, sa.Seat, sa.Q, rep)
		if err != nil {
			p.t.Fatal(err)
		}
		p.refusal(out.Refusal)
		switch {
		case out.Refusal != nil:
			return rep, false
		case out.Preview != nil:
			for _, n := range out.Preview.Notes {
				p.hears("previews", n)
			}
			return out.Preview.Reply, true
		}
		q := out.Question
		family := "questions"
		if _, ok := p.set.Tables()[0].Placeholders(family, q.Kind); !ok {
			family = "asks"
		}
		p.hears(family, engine.Phrase{Code: q.Kind})
		p.hears("prompts", q.Prompt)
		p.options(q.Options)
		var vals []engine.Value
		n := q.Min + p.rng.Intn(max(q.Max-q.Min, 0)+1)
		for _, i := range p.rng.Perm(len(q.Options)) {
			if q.Options[i].Refusal == nil && len(vals) < n {
				vals = append(vals, q.Options[i].Key)
			}
		}
		rep.Answers = append(slices.Clone(rep.Answers), engine.Answer{Name: q.Name, Vals: vals})
	}
	return rep, false
}

// Whatever a match says while it is played with every card there is, is said in both languages: all arguments
// are there and all values have words.
func TestEverythingIsSaid(t *testing.T) {
	set := load(t)
	l := &listener{t: t, set: set, heard: map[string]bool{}}
	book, _ := set.Book()
	for seed := range int64(4) {
		p := &player{listener: l, g: farwald.New(), book: book, rng: rand.New(rand.NewSource(seed))}
		seats := 2 + int(seed%2)
		setup := engine.Setup{Seed: uint64(seed)}
		for range seats {
			setup.Decks = append(setup.Decks, everyCard(set, p.rng))
		}
		s, events, err := engine.New(p.g, book, setup)
		if err != nil {
			t.Fatal(err)
		}
		p.s = s
		l.events(events, seats)
		for range 600 {
			if p.s.Ask == nil {
				break
			}
			next, events, err := engine.Apply(p.g, book, p.s, p.answer())
			if err != nil {
				t.Fatal(err)
			}
			p.s = next
			l.events(events, seats)
		}
		if r := p.s.Result; r != nil {
			l.hears("results", engine.Phrase{Code: r.Reason})
		}
	}
	for _, must := range []string{"events/declared", "events/shattered", "events/fragments", "events/remembered.known", "refusals/M-GATE",
		"refusals/M-ENERGY", "previews/note.cost", "prompts/target-of", "asks/w1", "events/unleashed", "events/positioned"} {
		if !l.heard[must] {
			t.Errorf("%s was never said: the test has heard too little", must)
		}
	}
}

// everyCard is a deck of every card, with four copies of the Evocations without a Gate, so that much happens.
func everyCard(set *content.Set, rng *rand.Rand) []string {
	var out []string
	for _, c := range set.Cards {
		n := 1
		if f := set.Face(words.Fallback, c.ID); f.Type == farwald.Evocation && len(f.Need) == 0 {
			n = 4
		}
		for range n {
			out = append(out, c.ID)
		}
	}
	rng.Shuffle(len(out), func(i, j int) { out[i], out[j] = out[j], out[i] })
	return out
}
