package cardlang_test

import (
	"fmt"
	"strings"
	"testing"

	"farpost/engine"
	"farpost/engine/cardlang"
	"farpost/engine/kit"
)

// Target is a target of a made-up game, in which two seats have a stone each: a stone of Side, "own" or "any", or a
// seat where Seats says so.
type Target struct {
	Name              string
	Side              string
	N                 int
	UpTo, Late, Aside bool
	Seats             bool
}

func (t Target) Choice() cardlang.Choice {
	return cardlang.Choice{Name: t.Name, Count: max(1, t.N), UpTo: t.UpTo, Late: t.Late, Hidden: t.Aside}
}

// Instr is an instruction of that game: it names things, or players; it holds others.
type Instr struct {
	Name  *string `yaml:"name,omitempty"`
	Who   *string `yaml:"who,omitempty"`
	If    *bool   `yaml:"if,omitempty"`
	May   *May    `yaml:"may,omitempty"`
	Later *May    `yaml:"later"`
}

// May is what is carried out after a yes, or where an if holds.
type May struct {
	Targets []Target
	Then    []Instr
}

type (
	run      = cardlang.Run[Target, Instr]
	aim      = cardlang.Aim[Target]
	part     = cardlang.Part[Target, Instr]
	language = cardlang.Language[Target, Instr]
)

func name(s string) Instr { return Instr{Name: &s} }
func who(s string) Instr  { return Instr{Who: &s} }

// book is a book with one card, "tale", and its texts.
type book struct {
	parts *cardlang.Parts[Target, Instr]
}

func (book) Hash() string { return "book" }

func (book) CardID(i int32) string { return []string{"stone", "tale"}[i] }

func newBook(targets []Target, effect ...Instr) book {
	b := book{cardlang.NewParts(func(_ *part, in *Instr) []cardlang.Branch[Target, Instr] {
		switch {
		case in.If != nil:
			return []cardlang.Branch[Target, Instr]{{Way: cardlang.Then, Effect: []Instr{name("this")}},
				{Way: cardlang.Else, Effect: []Instr{who("all")}}}
		case in.May != nil:
			return []cardlang.Branch[Target, Instr]{{Way: cardlang.Then, Targets: in.May.Targets, Effect: in.May.Then}}
		case in.Later != nil:
			return []cardlang.Branch[Target, Instr]{{Way: cardlang.Later, Effect: in.Later.Then}}
		}
		return nil
	})}
	b.parts.Add(cardlang.Node("tale", "effect"), "tale", targets, effect)
	return b
}

// stones is the zone of all stones; the frame of a text stands on the first one.
const stones = "stones"

// tale is a game in which seat 0 announces the text of the book by the verb "tell". The first stone that was chosen
// breaks before the text begins when breaks says so. Events tell what the text comes to.
func tale(l *language, breaks bool) *engine.Ruleset {
	g := engine.NewRuleset("tale", 1)
	g.MinSeats, g.MaxSeats = 1, 2
	g.Zones = []engine.ZoneKind{{Kind: stones, Shared: true}, {Kind: "told", Shared: true}}
	g.Stat = func(*engine.Reader, engine.ObjID, int) int { return 0 }
	g.Ctrl = func(r *engine.Reader, id engine.ObjID) engine.Seat { o, _ := r.Known(id); return o.Base }
	g.View = func(*engine.Reader, engine.Seat) engine.View { return engine.View{} }
	g.TriggerOrder = func(p engine.Public) []engine.Seat { return p.Alive() }
	g.Deal = func(tx *engine.Tx, _ engine.Setup) error {
		for s := range engine.Seat(2) {
			tx.New(engine.Object{Owner: s, Base: s}, stones, engine.NoSeat)
		}
		return nil
	}
	l.Parts = func(f engine.Facts) *cardlang.Parts[Target, Instr] { return f.Book().(book).parts }
	l.Who = func(x run, word string) ([]engine.Seat, bool) { return x.Alive(), word == "all" }
	l.Candidates = func(f engine.Facts, a aim, visit func(engine.Value)) {
		for _, id := range f.Zone(stones, engine.NoSeat) {
			if o, _ := f.Live(id); a.Target.Seats {
				visit(engine.SeatVal(o.Base))
			} else {
				visit(engine.Obj(id))
			}
		}
	}
	l.Legal = func(f engine.Facts, a aim, v engine.Value) bool {
		o, live := f.Live(v.ID())
		return a.Target.Seats || live && (a.Target.Side == "any" || o.Base == a.Seat)
	}
	l.Lacks = func(_ engine.Facts, p *part, a aim, have int) *engine.Refusal {
		return engine.Refuse("LACKS", p.Card, engine.A(a.Target.Name, engine.Int(have)))
	}
	l.Ask = func(_ *engine.Reader, _ *part, a aim, least, most int) engine.SeatAsk {
		return engine.SeatAsk{Kind: fmt.Sprintf("%s %d-%d", a.Target.Name, least, most), Due: engine.DueTurn}
	}
	l.Why = func(_ *engine.Reader, a aim, m engine.WrongChoice) *engine.Refusal {
		return engine.Refuse("WHY", string(m.Val))
	}
	event := func(kind string, vals []engine.Value) []engine.Change {
		return []engine.Change{engine.RecordEvent(engine.Event{Kind: kind,
			Args: []engine.Arg{engine.A("of", vals...)}})}
	}
	l.Missed = func(_ run, gone []engine.Value) []engine.Change { return event("missed", gone) }
	l.Add(g, append(l.May(func(run) engine.SeatAsk { return engine.SeatAsk{Kind: "may", Due: engine.DueTurn} }),
		l.If(func(x run) bool { return *x.In.If }),
		l.Do("name", func(x run) []engine.Change { return event("named", x.Things(*x.In.Name)) }),
		l.Do("who", func(x run) []engine.Change {
			var vals []engine.Value
			for _, s := range x.Seats(*x.In.Who) {
				vals = append(vals, engine.SeatVal(s))
			}
			return event("who", vals)
		}))...)
	node := cardlang.Node("tale", "effect")
	g.Verbs = []engine.Verb{{Name: "tell", Prog: "tell"}}
	g.AddChange("break", func(tx *engine.Tx, c engine.Change) bool { return tx.Remove(c.Obj) })
	g.AddChange("pend", func(tx *engine.Tx, c engine.Change) bool {
		id := tx.New(engine.Object{Card: 1}, "told", engine.NoSeat)
		for _, x := range kit.UnpackLists(c.Vals) {
			tx.SetList(id, x.Name, x.Vals)
		}
		return true
	})
	g.Add("match",
		engine.Exec("ask", func(r *engine.Reader, _ *engine.Frame) engine.Verdict {
			return engine.Verdict{Ask: r.AskOne(engine.SeatAsk{Seat: 0, Kind: "free", Verbs: []string{"tell"},
				Due: engine.DueTurn, Default: engine.Reply{Verb: "tell"}}, "")}
		}),
		engine.Run("heard", func(r *engine.Reader, f *engine.Frame) []engine.Frame {
			return []engine.Frame{r.Enter(f.Got[0], "free", "")}
		}),
		engine.Do("end", func(*engine.Reader, *engine.Frame) []engine.Change { return kit.Finish(nil, "told") }))
	g.Add("tell",
		engine.Run("targets", func(r *engine.Reader, f *engine.Frame) []engine.Frame {
			return []engine.Frame{cardlang.Announce(node, r.Zone(stones, engine.NoSeat)[0], f.Owner)}
		}),
		engine.Do("pend", func(r *engine.Reader, f *engine.Frame) []engine.Change {
			f.Self = r.Zone(stones, engine.NoSeat)[0]
			out := []engine.Change{{Kind: "pend", Vals: f.Ret}}
			for _, v := range kit.PackedList(f.Ret, cardlang.TargetList("a")) {
				if breaks && !v.ID().IsZero() {
					return append(out, engine.Change{Kind: "break", Obj: v.ID()})
				}
			}
			return out
		}),
		engine.Run("text", func(r *engine.Reader, f *engine.Frame) []engine.Frame {
			return []engine.Frame{cardlang.Frame(node, f.Self, r.Zone("told", engine.NoSeat)[0], f.Owner)}
		}))
	for _, end := range []string{"concede", "draw"} {
		g.Add(end, engine.Goto("end", engine.End))
	}
	return g
}

// tell plays a match: the announcement with its answers, then an answer to each question. It returns what was asked and
// told, one word each, or the refusal.
func tell(t *testing.T, g *engine.Ruleset, b book, announced []engine.Answer, answers ...engine.Value) string {
	t.Helper()
	s, _, err := engine.New(g, b, engine.Setup{Decks: make([][]string, 2)})
	if err != nil {
		t.Fatal(err)
	}
	reply := engine.Reply{Verb: "tell", Answers: announced}
	var out []string
	for s.Result == nil {
		sa := s.Ask.Seats[0]
		if sa.Kind != "free" {
			out = append(out, sa.Kind+"?")
			if len(answers) == 0 {
				t.Fatalf("%v: nobody answers", out)
			}
			reply = engine.Reply{Verb: engine.VerbChoose, Answers: []engine.Answer{{Name: engine.ChoiceName,
				Vals: answers[:1]}}}
			answers = answers[1:]
		}
		in := engine.Input{Kind: engine.InputReply, Seat: 0, Q: sa.Q, Reply: reply}
		next, events, err := engine.Apply(g, b, s, in)
		if no := engine.IsRefusal(err); no != nil {
			return strings.Join(append(out, fmt.Sprint(no.Code, " ", no.Clause, no.Args)), ", ")
		} else if err != nil {
			t.Fatal(err)
		}
		s = next
		for _, e := range events {
			if e.Kind != kit.EventDraw {
				out = append(out, fmt.Sprint(e.Kind, e.Arg("of")))
			}
		}
	}
	return strings.Join(out, ", ")
}
