package app_test

import (
	"slices"

	"farpost/bot/app"
	"farpost/bot/table"
	"farpost/engine"
	"farpost/engine/selfplay"
)

// moment is something that a match shows to those who look at it, found again in seeded matches.
type moment struct {
	name    string
	game    string
	players int
	fits    func(g glance) bool
	// most says how much there is to see: the moment of a match with the most of it is taken. Nil takes the first.
	most func(g glance) int
	open string // the action of a button that whoever is asked presses; "" for none
}

// moments are ten of each game, and what a table of three and of four looks like.
var moments = []moment{
	{name: "first", game: "farwald", players: 2, fits: quiet},
	{name: "hand", game: "farwald", players: 2, fits: quiet, open: "hand"},
	{name: "window", game: "farwald", players: 2, fits: asksOfCard, open: "move"},
	{name: "fight", game: "farwald", players: 2, fits: opposed},
	{name: "target", game: "farwald", players: 2, fits: aimed},
	{name: "crystal", game: "farwald", players: 2, fits: tells("crystal-destroyed")},
	{name: "god", game: "farwald", players: 2, fits: godShatters},
	{name: "crowd", game: "farwald", players: 2, fits: waits, most: laid},
	{name: "three", game: "farwald", players: 3, fits: opposed},
	{name: "four", game: "farwald", players: 4, fits: waits, most: laid},
	{name: "win", game: "farwald", players: 2, fits: over},
	{name: "first", game: "fow", players: 2, fits: quiet},
	{name: "hand", game: "fow", players: 2, fits: quiet, open: "hand"},
	{name: "window", game: "fow", players: 2, fits: asksOfCard, open: "move"},
	{name: "fight", game: "fow", players: 2, fits: opposed},
	{name: "target", game: "fow", players: 2, fits: aimed},
	{name: "chase", game: "fow", players: 2, fits: stacked},
	{name: "destroyed", game: "fow", players: 2, fits: tells("destroyed")},
	{name: "judgment", game: "fow", players: 2, fits: judged},
	{name: "crowd", game: "fow", players: 2, fits: waits, most: laid},
	{name: "win", game: "fow", players: 2, fits: over},
	{name: "first", game: "beings", players: 2, fits: quiet},
	{name: "hand", game: "beings", players: 2, fits: quiet, open: "hand"},
	{name: "block", game: "beings", players: 2, fits: asked("W-BLOCK"), open: "move"},
	{name: "defence", game: "beings", players: 2, fits: asked("W-DEF"), open: "move"},
	{name: "last", game: "beings", players: 2, fits: asked("W-DEF0"), open: "move"},
	{name: "fight", game: "beings", players: 2, fits: opposed},
	{name: "hit", game: "beings", players: 2, fits: tells("hit")},
	{name: "defeated", game: "beings", players: 2, fits: tells("defeated")},
	{name: "crowd", game: "beings", players: 2, fits: waits, most: laid},
	{name: "win", game: "beings", players: 2, fits: over},
	{name: "first", game: "groove", players: 2, fits: quiet},
	{name: "hand", game: "groove", players: 2, fits: quiet, open: "hand"},
	{name: "turn", game: "groove", players: 2, fits: tells("summoned"), open: "move"},
	{name: "block", game: "groove", players: 2, fits: asked("W-BLOCK"), open: "move"},
	{name: "broke", game: "groove", players: 2, fits: tells("broke")},
	{name: "trigger", game: "groove", players: 2, fits: asked("W-GROOVE"), open: "move"},
	{name: "destroyed", game: "groove", players: 2, fits: tells("destroyed")},
	{name: "attached", game: "groove", players: 2, fits: tells("attached")},
	{name: "crowd", game: "groove", players: 2, fits: waits, most: laid},
	{name: "win", game: "groove", players: 2, fits: over},
	{name: "start", game: "athernum", players: 2, fits: prepares, open: "move"},
	{name: "hand", game: "athernum", players: 2, fits: quiet, open: "hand"},
	{name: "turn", game: "athernum", players: 2, fits: asked("W-05"), open: "move", most: laid},
	{name: "ability", game: "athernum", players: 2, fits: tells("activated")},
	{name: "defence", game: "athernum", players: 2, fits: asked("W-10"), open: "move"},
	{name: "fight", game: "athernum", players: 2, fits: opposed},
	{name: "trigger", game: "athernum", players: 2, fits: tells("triggered")},
	{name: "left", game: "athernum", players: 2, fits: tells("left")},
	{name: "crowd", game: "athernum", players: 2, fits: waits, most: laid},
	{name: "win", game: "athernum", players: 2, fits: over},
	{name: "three", game: "athernum", players: 3, fits: opposed},
	{name: "four", game: "athernum", players: 4, fits: waits, most: laid},
}

// glance is a match as a spectator sees it after an input, and what everybody was told of that.
type glance struct {
	table.Position
	st   *app.Studio
	view engine.View
	told []engine.Phrase
}

// at lists the zones of the view that the layout puts in a place.
func (g glance) at(place string) (out []engine.ZoneView) {
	for _, z := range g.view.Zones {
		if slices.ContainsFunc(g.Ruleset.Layout.Zones, func(l engine.ZoneLayout) bool {
			return l.Kind == z.Kind && l.Place == place
		}) {
			out = append(out, z)
		}
	}
	return out
}

// pending lists what has not resolved.
func (g glance) pending() (out []engine.CardView) {
	for _, z := range g.at(engine.PlaceStack) {
		out = append(out, z.Cards...)
	}
	return out
}

func waits(g glance) bool { return g.view.Turn > 0 && g.view.Result == nil }

// prepares is before the first turn, with a question that somebody has to answer.
func prepares(g glance) bool { return g.view.Turn == 0 && g.view.Result == nil }

func over(g glance) bool { return g.view.Result != nil }

// quiet is the first turn, with nothing pending.
func quiet(g glance) bool { return waits(g) && len(g.pending()) == 0 }

// laid counts what lies open on the table.
func laid(g glance) (n int) {
	for _, z := range g.at(engine.PlaceRow) {
		n += len(z.Cards)
	}
	return n
}

// asksOfCard is a window about a card, or about whatever resolves next where that is a card.
func asksOfCard(g glance) bool {
	return waits(g) && slices.ContainsFunc(g.State.Ask.Seats, func(sa engine.SeatAsk) bool {
		return g.IsWindow(sa) && slices.ContainsFunc(g.pending(), func(c engine.CardView) bool {
			return c.Card != "" && c.What == "" && (sa.About == "" || sa.About == c.Key)
		})
	})
}

// asked is a question of a kind.
func asked(kind string) func(glance) bool {
	return func(g glance) bool {
		return waits(g) && slices.ContainsFunc(g.State.Ask.Seats, func(sa engine.SeatAsk) bool {
			return sa.Kind == kind
		})
	}
}

// opposed is an attack against which somebody stands.
func opposed(g glance) bool {
	return waits(g) && slices.ContainsFunc(g.view.Zones, func(z engine.ZoneView) bool {
		return slices.ContainsFunc(z.Cards, func(c engine.CardView) bool { return c.What != "" && len(c.Against) > 0 })
	})
}

// aimed is a card with a target that has not resolved, with other cards on the table.
func aimed(g glance) bool {
	return waits(g) && laid(g) > 3 && asksOfCard(g) && slices.ContainsFunc(g.pending(), func(c engine.CardView) bool {
		return c.What == "" && len(c.Targets) > 0
	})
}

// stacked is one thing pending above another.
func stacked(g glance) bool { return waits(g) && len(g.pending()) > 1 }

// tells is what comes after something that everybody is told, with the match going on.
func tells(code string) func(glance) bool {
	return func(g glance) bool {
		return waits(g) && slices.ContainsFunc(g.told, func(p engine.Phrase) bool { return p.Code == code })
	}
}

// judged is a ruler that judgment has turned over.
func judged(g glance) bool {
	return waits(g) && slices.ContainsFunc(g.told, func(p engine.Phrase) bool {
		return p.Code == "entered" && slices.Contains(p.Arg("how"), engine.Word("judgment"))
	})
}

// godShatters is a Deity that has gone.
func godShatters(g glance) bool {
	return waits(g) && slices.ContainsFunc(g.told, func(p engine.Phrase) bool {
		return p.Code == "shattered" && slices.ContainsFunc(p.Arg("card"), func(v engine.Value) bool {
			return slices.Contains(g.st.Face("farwald", "en", v.Body()).Marks, "deity")
		})
	})
}

// found is a moment of a match, reached by so many answers.
type found struct {
	moment
	answers, worth int
}

// mostAnswers is after how many answers a match is left alone.
const mostAnswers = 2500

// answer is what a seat answers to a question.
type answer struct {
	seat  engine.Seat
	q     uint64
	reply engine.Reply
}

// decide is what a sensible player of the first awaited seat answers.
func decide(pos table.Position, of selfplay.Policy) (answer, error) {
	for _, sa := range pos.State.Ask.Seats {
		if sa.Optional || sa.Got != nil {
			continue
		}
		v, err := engine.ViewOf(pos.Ruleset, pos.Book, pos.State, sa.Seat)
		if err != nil {
			return answer{}, err
		}
		_, rep, ok, err := selfplay.Choose(pos.Ruleset, pos.Book, pos.State, of,
			selfplay.Moment{View: v, Book: pos.Book, Ask: sa})
		if !ok {
			rep = sa.Default
		}
		return answer{sa.Seat, sa.Q, rep}, err
	}
	return answer{}, nil
}

// foresee plays a dealt match to its end, apart from the table, and finds the moments that are wanted.
func foresee(st *app.Studio, pos table.Position, of selfplay.Policy, want []moment) (all []answer, got []found,
	err error) {
	seen := map[string]int{} // where in got a moment is, from 1
	var told []engine.Phrase
	for len(all) < mostAnswers {
		v, err := engine.ViewOf(pos.Ruleset, pos.Book, pos.State, engine.NoSeat)
		if err != nil {
			return nil, nil, err
		}
		g := glance{pos, st, v, told}
		for _, m := range want {
			i := seen[m.name]
			if i > 0 && m.most == nil || !m.fits(g) {
				continue
			}
			f := found{moment: m, answers: len(all)}
			if m.most != nil {
				f.worth = m.most(g)
			}
			switch {
			case i == 0:
				got = append(got, f)
				seen[m.name] = len(got)
			case f.worth > got[i-1].worth:
				got[i-1] = f
			}
		}
		if pos.State.Result != nil {
			break
		}
		a, err := decide(pos, of)
		if err != nil {
			return nil, nil, err
		}
		next, events, err := engine.Apply(pos.Ruleset, pos.Book, pos.State,
			engine.Input{Kind: engine.InputReply, Seat: a.seat, Q: a.q, Reply: a.reply})
		if err != nil {
			return nil, nil, err
		}
		told = engine.ToldTo(events, engine.NoSeat)
		pos.State, all = next, append(all, a)
	}
	slices.SortStableFunc(got, func(a, b found) int { return a.answers - b.answers })
	return all, got, nil
}
