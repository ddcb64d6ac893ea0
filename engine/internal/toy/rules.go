package toy

import (
	"slices"

	"farpost/engine"
)

// Zones, and the columns of objects, seats and the match.
const (
	zDeck  = "deck"
	zHand  = "hand"
	zStack = "stack"
	zField = "field"
	zGrave = "grave"

	aHurt  = 0 // damage on a unit
	aSpent = 1 // a shield that has been used, a restless that has moved
	aShown = 2 // seat+1 that may look at it in its deck

	sLife = 0
	sGold = 1

	vTurn   = 0
	vActive = 1

	stPower = 0
)

// Leaks that New can plant, for the tests of those checks that must find them.
const (
	LeakView  = "view"  // views show the top card of other hands
	LeakEvent = "event" // drawing tells everybody which card it was
	LeakDue   = "due"   // a turn's deadline depends on the cards in hand
	LeakAsked = "asked" // only who holds a quick card may interject

	// FaultAgain is no leak: the question of a turn is another one each time that it is put.
	FaultAgain = "again"
)

// New returns the ruleset. Leak is "", or a leak to plant.
func New(leak string) *engine.Ruleset {
	g := engine.NewRuleset("toy", 1)
	g.MinSeats, g.MaxSeats = 1, 3
	g.Zones = []engine.ZoneKind{
		{Kind: zDeck, Seen: engine.SeenByNobody, Ordered: true},
		{Kind: zHand, Seen: engine.SeenByOwner},
		{Kind: zStack, Shared: true, Ordered: true},
		{Kind: zField, Shared: true},
		{Kind: zGrave, Ordered: true},
	}
	g.Attrs = []string{"hurt", "spent", "shown"}
	g.SeatAttrs = []string{"life", "gold"}
	g.Vars = []string{"turn", "active"}
	g.Stats = []string{"power"}
	g.Verbs = []engine.Verb{
		{Name: "play", Prog: "play", Act: true, Preview: previewPlay,
			Params: []engine.Param{{Name: "card", Kind: "card"},
				{Name: "target", Kind: "target"}, {Name: "tithe", Kind: "card"}}},
		{Name: "chase", Prog: "chase", Params: []engine.Param{{Name: "card", Kind: "card"},
			{Name: "target", Kind: "target"}}},
		{Name: "storm", Prog: "storm", Params: []engine.Param{{Name: "card", Kind: "card"},
			{Name: "target", Kind: "target"}}},
		{Name: "shout", Prog: "shout", Params: []engine.Param{{Name: "at", Kind: "target", Optional: true}}},
		{Name: "end"}, {Name: "claim"}, {Name: engine.VerbChoose}, {Name: engine.VerbOrder}, {Name: engine.Pass},
		{Name: "concede", Any: true}, {Name: "cheer", Prog: "cheer", Any: true,
			Params: []engine.Param{{Name: "how", Kind: "word"}}},
	}
	g.TableRules = []engine.TableRule{{Name: "life", Default: 10, Min: 1, Max: 99}}
	g.TimeRule = engine.TimeRule{Code: "time", Figures: func(p engine.Public, s engine.Seat) []int {
		return []int{p.SeatAttr(s, sLife)}
	}}
	g.Questions = []string{"idle", "interject", "stake", "shield", "edict", "vote", "race", "duel", "at", "bottom"}
	g.LoadBook = func([]byte) (engine.Book, error) { return Cards{}, nil }
	g.Deal = deal
	g.Stat, g.Ctrl = stat, func(r *engine.Reader, id engine.ObjID) engine.Seat { o, _ := r.Live(id); return o.Base }
	g.Check, g.Triggers, g.Replace = check, triggers, replace
	g.TriggerOrder = func(p engine.Public) []engine.Seat {
		return append([]engine.Seat{active(p)}, active(p).After(p.Seats())...)[:p.Seats()]
	}
	g.WhyNot = func(r *engine.Reader, seat engine.Seat, verb string) *engine.Refusal {
		if verb == "end" && !r.Out(seat) && r.Result() == nil && int(seat) < r.Seats() {
			return engine.Refuse("T-TURN", "TY-010")
		}
		return nil
	}
	g.Shown = func(r *engine.Reader, viewer engine.Seat, id engine.ObjID) bool {
		return viewer != engine.NoSeat && r.Attr(id, aShown) == int(viewer)+1
	}
	g.View = func(r *engine.Reader, viewer engine.Seat) engine.View { return view(r, viewer, leak) }
	addTurn(g, leak)
	addPlay(g)
	addChain(g)
	addTexts(g)
	addUnits(g)
	addChanges(g, leak)
	addWindows(g)
	g.StandingKinds = standingKinds()
	g.Offers = []engine.Offer{{Code: "chain", On: "chase", Window: engine.AnyWindow, Scope: "chain",
		Reply: engine.Reply{Verb: engine.Pass}}}
	return g
}

func active(p engine.Public) engine.Seat { return engine.Seat(p.Var(vActive)) }

// deal makes the decks, shuffles them and gives three cards each.
func deal(tx *engine.Tx, setup engine.Setup) error {
	seedRand(tx, setup.Seed, len(setup.Decks))
	for i, deck := range setup.Decks {
		s := engine.Seat(i)
		tx.SetSeat(s, sLife, tx.Reader().Option("life"))
		tx.SetSeat(s, sGold, 2)
		for _, id := range deck {
			c, err := index(id)
			if err != nil {
				return err
			}
			tx.New(engine.Object{Card: c, Owner: s, Base: s}, zDeck, s)
		}
		tx.Shuffle(zDeck, s, engine.SeatVal(s).Body())
		for range 3 {
			draw(tx, s, false)
		}
	}
	return nil
}

// seedRand makes a generator for each deck and one for luck.
func seedRand(tx *engine.Tx, seed uint64, seats int) {
	for i := range seats {
		tx.AddRand(seed, engine.SeatVal(engine.Seat(i)).Body())
	}
	tx.AddRand(seed, "luck")
}

// standingKinds are two kinds of standing pass. "any" passes in every window, until somebody else declares something or
// until one's own turn. "answers" passes what can be answered, unless it is aimed at oneself.
func standingKinds() []engine.StandingKind {
	return []engine.StandingKind{
		{Code: "any", Modes: []engine.StandingMode{
			{Code: "quiet", Ends: func(_ engine.Public, e engine.Event, s engine.Seat) bool {
				return e.Kind == "declared" && e.Seat != s
			}},
			{Code: "turn", Ends: func(p engine.Public, e engine.Event, s engine.Seat) bool {
				return e.Kind == "drew" && e.Seat == s && active(p) == s
			}},
		}},
		{Code: "answers", Windows: []string{"respond"}, Modes: []engine.StandingMode{{Code: "aimed", Asks: aimedAt}}},
	}
}

// aimedAt reports whether a declared card is aimed at a seat, or at a unit of it.
func aimedAt(p engine.Public, sa *engine.SeatAsk) bool {
	o, _ := p.Live(sa.About.ID())
	return slices.ContainsFunc(o.List("target"), func(v engine.Value) bool {
		return v.Seat() == sa.Seat || !v.ID().IsZero() && p.Ctrl(v.ID()) == sa.Seat
	})
}

// view returns what the viewer may see, by allow-list.
func view(r *reader, viewer engine.Seat, leak string) engine.View {
	v := engine.View{Turn: r.Var(vTurn), Active: engine.Seat(r.Var(vActive)), Phase: "main"}
	for i := range r.Seats() {
		s := engine.Seat(i)
		v.Seats = append(v.Seats, engine.SeatView{Seat: s, Out: r.Out(s), Badges: []engine.Badge{
			{Code: "life", N: r.SeatAttr(s, sLife)}, {Code: "gold", N: r.SeatAttr(s, sGold)}}})
	}
	for _, z := range r.Ruleset().Zones {
		if z.Shared {
			v.Zones = append(v.Zones, zoneView(r, viewer, z.Kind, engine.NoSeat, leak))
			continue
		}
		for i := range r.Seats() {
			v.Zones = append(v.Zones, zoneView(r, viewer, z.Kind, engine.Seat(i), leak))
		}
	}
	return v
}

func zoneView(r *reader, viewer engine.Seat, kind string, owner engine.Seat, leak string) engine.ZoneView {
	cards := r.Zone(kind, owner)
	z := engine.ZoneView{Kind: kind, Seat: owner, Count: len(cards)}
	for i, id := range cards {
		leaked := leak == LeakView && kind == zHand && i == len(cards)-1
		if !r.Sees(viewer, id) && !leaked {
			continue
		}
		o, _ := r.Live(id)
		c := engine.CardView{Key: engine.Obj(id), Card: r.CardID(id), Owner: o.Owner, Ctrl: r.Ctrl(id),
			Targets: o.List("target")}
		if kind == zField {
			c.Stats = []engine.Stat{{Code: "power", Now: r.Stat(id, stPower), Printed: cardOf(r, id).Power}}
		}
		z.Cards = append(z.Cards, c)
	}
	return z
}
