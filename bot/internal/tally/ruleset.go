package tally

import (
	"fmt"

	"farpost/engine"
)

type (
	reader  = engine.Reader
	frame   = engine.Frame
	change  = engine.Change
	verdict = engine.Verdict
)

const (
	zDeck  = "deck"
	zHand  = "hand"
	zStack = "stack"
	zGrave = "grave"

	sLife   = 0
	vTurn   = 0
	vActive = 1
)

// New makes the ruleset; in a broken one shouting makes a rule panic.
func New(version int, broken bool) *engine.Ruleset {
	g := engine.NewRuleset(Name, version)
	g.MinSeats, g.MaxSeats = 2, 4
	g.Zones = []engine.ZoneKind{
		{Kind: zDeck, Seen: engine.SeenByNobody, Ordered: true}, {Kind: zHand, Seen: engine.SeenByOwner},
		{Kind: zStack, Shared: true, Ordered: true}, {Kind: zGrave, Ordered: true},
	}
	g.SeatAttrs, g.Vars = []string{"life"}, []string{"turn", "active"}
	g.Verbs = []engine.Verb{
		{Name: "play", Prog: "play", Offers: playOffers(),
			Params: []engine.Param{{Name: "card", Kind: "card"}, {Name: "target", Kind: "target"}},
			Preview: func(r *reader, f *frame) []engine.Phrase {
				return []engine.Phrase{engine.Say("costs",
					engine.A("card", engine.CardVal(r.CardID(f.Reg1("card").ID()))))}
			}},
		{Name: "sort", Prog: "sort", Params: []engine.Param{{Name: "cards", Kind: "card", Many: true}}},
		{Name: "dig", Prog: "dig", Params: []engine.Param{{Name: "card", Kind: "card"}},
			Suggest: func(engine.Public, engine.Seat) bool { return false }},
		{Name: "parry", Prog: "parry", Params: []engine.Param{{Name: "card", Kind: "card"}}},
		{Name: "guard", Prog: "guard", Staged: true,
			Params: []engine.Param{{Name: "cards", Kind: "card", Optional: true, Many: true}},
			Offers: []engine.Offer{
				{Code: "finish", Window: "late", Reply: engine.Reply{Verb: engine.Pass}, Usual: true}}},
		{Name: "boost"}, {Name: "spare"},
		{Name: "shout", Prog: "shout"}, {Name: "end"}, {Name: engine.VerbChoose}, {Name: engine.Pass},
		{Name: "concede", Any: true},
	}
	g.TableRules = []engine.TableRule{{Name: "life", Default: 5, Min: 1, Max: 99},
		{Name: "hand", Default: 3, Min: 1, Max: 40}}
	g.Handovers = 12
	g.TimeRule = engine.TimeRule{Code: "time", Figures: func(p engine.Public, s engine.Seat) []int {
		return []int{p.SeatAttr(s, sLife)}
	}}
	g.Layout = engine.Layout{Zones: []engine.ZoneLayout{{Kind: zHand, Place: engine.PlaceRow},
		{Kind: zGrave, Place: engine.PlacePile}},
		Symbols: []engine.SymbolLayout{{Code: "dot", Shape: "dot", Tint: "#bdbdbd", Letter: "o"}}}
	g.Evident = []string{"G-LID"}
	g.Details, g.Routine, g.TurnEvent = []string{"drew"}, []string{"ended"}, "drew"
	g.Clauses = map[string][]string{"answer": {"TA-2"}}
	g.LoadBook = func([]byte) (engine.Book, error) { return Book{}, nil }
	g.Deal = deal
	g.Stat = func(*reader, engine.ObjID, int) int { return 0 }
	g.Ctrl = func(r *reader, id engine.ObjID) engine.Seat { o, _ := r.Live(id); return o.Base }
	g.Check = check
	g.Triggers = func(*reader, []engine.Event) []engine.Trigger { return nil }
	g.TriggerOrder = func(p engine.Public) []engine.Seat { return p.Alive() }
	g.Replace = func(*reader, []change, []engine.Value) []engine.Replacement { return nil }
	g.View = view
	hand := func(r *reader, s engine.Seat) []engine.Option {
		var out []engine.Option
		for _, id := range r.Zone(zHand, s) {
			out = append(out, engine.Option{Key: engine.Obj(id)})
		}
		return out
	}
	g.Silences = []engine.Silence{{Kind: "answer", Verb: "parry", Name: "card", Options: hand},
		{Kind: "late", Verb: "parry", Name: "card", Options: hand}}
	g.StandingKinds = standingPasses()
	g.Period = func(p engine.Public) engine.Period {
		return engine.Period{N: p.Var(vTurn), Seat: engine.Seat(p.Var(vActive))}
	}
	addPrograms(g, broken)
	addChanges(g)
	g.Offers = offers()
	g.AddQueue(engine.Queue{Kind: "idle"})
	g.AddWindow(engine.Window{Kind: "late", Verbs: []string{"parry"}, After: engine.Restart,
		Order: func(p engine.Public, w engine.Opened) []engine.Seat { return w.Opener.After(p.Seats()) },
		MayAct: func(p engine.Public, w engine.Opened, s engine.Seat) bool {
			return s != w.Opener && p.Count(zHand, s) > 0
		}})
	g.AddWindow(engine.Window{Kind: "answer", Verbs: []string{"parry"}, After: engine.Restart,
		Order: func(p engine.Public, w engine.Opened) []engine.Seat { return w.Opener.After(p.Seats()) },
		MayAct: func(p engine.Public, w engine.Opened, s engine.Seat) bool {
			return (s != w.Opener || w.Held) && p.Count(zHand, s) > 0
		}})
	return g
}

func deal(tx *engine.Tx, setup engine.Setup) error {
	for i, deck := range setup.Decks {
		s := engine.Seat(i)
		tx.SetSeat(s, sLife, tx.Reader().Option("life"))
		for j := range deck { // the last one put there is on top
			id := deck[len(deck)-1-j]
			n := cardIndex(id)
			if n < 0 {
				return fmt.Errorf("tally has no card %q", id)
			}
			tx.New(engine.Object{Card: n, Owner: s, Base: s}, zDeck, s)
		}
		for range tx.Reader().Option("hand") {
			draw(tx, s)
		}
	}
	return nil
}

// largeHand is the size of a dealt hand from beyond which cards are numbered, so that no two are alike.
const largeHand = 25

// view copies what the viewer may see.
func view(r *reader, viewer engine.Seat) engine.View {
	v := engine.View{Turn: r.Var(vTurn), Active: engine.Seat(r.Var(vActive)), Phase: "main"}
	for i := range r.Seats() {
		s := engine.Seat(i)
		v.Seats = append(v.Seats, engine.SeatView{Seat: s, Out: r.Out(s), Badges: []engine.Badge{
			{Code: "life", N: r.SeatAttr(s, sLife)}, {Code: "hand", N: len(r.Zone(zHand, s))}}})
	}
	for _, z := range r.Ruleset().Zones {
		for i := range r.Seats() {
			s := engine.Seat(i)
			if z.Shared {
				s = engine.NoSeat
			}
			if z.Shared && i > 0 {
				continue
			}
			zone := engine.ZoneView{Kind: z.Kind, Seat: s, Count: len(r.Zone(z.Kind, s))}
			for _, id := range r.Zone(z.Kind, s) {
				if r.Sees(viewer, id) {
					o, _ := r.Live(id)
					c := engine.CardView{Key: engine.Obj(id), Card: r.CardID(id), Owner: o.Owner, Ctrl: r.Ctrl(id),
						Targets: o.List("target")}
					if r.Option("hand") > largeHand {
						c.Marks = []engine.Badge{{Code: "hand", N: len(zone.Cards) + 1}}
					}
					zone.Cards = append(zone.Cards, c)
				}
			}
			v.Zones = append(v.Zones, zone)
		}
	}
	return v
}
