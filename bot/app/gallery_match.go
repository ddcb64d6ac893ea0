package app

import (
	"fmt"
	"math/rand/v2"
	"slices"

	"farpost/bot/discord/narrate"
	"farpost/engine"
	"farpost/render/gallery"
)

// played is what matches of a game, for so many players, have to show.
type played struct {
	// As a spectator sees them: the beginning of the first turn, and so on; over is zero when no match ended in time.
	begun, early, middle, late, over engine.View
	fight                            engine.View // the first attack against which somebody stands; of another match if there is none in this one
	asked                            engine.View // the first time that somebody is asked about a card that is aimed at something
	hand, first                      engine.View // as the player sees it who then held the most cards, and as the first one
	pool                             *gallery.Pool
	turns                            []turn // the last few, up to a moment in the middle
}

// turn is one of a match's turns: the table after it, as a spectator sees it, and what happened in it.
type turn struct {
	view engine.View
	said []engine.Phrase
}

// lengths are after how many inputs a moment is early, in the middle, and late, and when a match is left alone.
var lengths = [4]int{40, 200, 380, 6000}

// walk plays a match of n players with the ready decks at random, and calls look with every state and with what led to it, until
// that says that it has seen enough or the match is over or left alone.
func (l *library) walk(game string, n int, seed uint64, look func(s *engine.State, told []engine.Phrase) (enough bool, err error)) error {
	g := l.Ruleset(game)
	book, _, err := l.Current(game)
	if err != nil {
		return err
	}
	setup := engine.Setup{Seed: seed}
	for i := range n {
		setup.Decks = append(setup.Decks, l.decks[game][i%len(l.decks[game])].Cards)
	}
	s, _, err := engine.New(g, book, setup)
	if err != nil {
		return err
	}
	w := walker{g: g, book: book, rng: rand.New(rand.NewPCG(seed, 5))}
	var told []engine.Phrase // what the last input did, for everybody
	for s.Seq < uint64(lengths[3]) {
		if enough, err := look(s, told); enough || err != nil {
			return err
		}
		if s.Result != nil {
			return nil
		}
		if s, told, err = w.step(s); err != nil {
			return err
		}
	}
	return nil
}

// play plays a seeded match of n players.
func (l *library) play(game string, n int) (out played, err error) {
	g := l.Ruleset(game)
	book, _, err := l.Current(game)
	if err != nil {
		return out, err
	}
	out.pool = &gallery.Pool{}
	held, fights := 0, 0
	var last engine.View // the last moment before the end at which something was pending, else the first of all
	stop := 0            // the next moment to keep
	err = l.walk(game, n, uint64(n), func(s *engine.State, told []engine.Phrase) (bool, error) {
		v, err := engine.ViewOf(g, book, s, engine.NoSeat)
		if err != nil {
			return true, err
		}
		out.pool.Add(v)
		if stop < 2 && v.Turn > 0 {
			out.turns = after(out.turns, v, told)
		}
		if out.begun.Game == "" && v.Turn > 0 {
			out.begun = v
		}
		if n := fought(g.Layout, v); n > fights {
			out.fight, fights = v, n
		}
		if out.asked.Game == "" && asksOfAim(v) {
			out.asked = v
		}
		if s.Result == nil && (last.Game == "" || pending(s)) {
			last = v
		}
		if s.Result != nil {
			out.over = v
			return true, nil
		}
		for seat := range engine.Seat(n) {
			own, err := engine.ViewOf(g, book, s, seat)
			if err != nil {
				return true, err
			}
			if cards := len(own.Zone(l.handZone(game), seat).Cards); cards > held {
				out.hand, held = own, cards
			}
			if seat == 0 && (stop < 3 || out.first.Game == "") {
				out.first = own
			}
		}
		// A moment at which somebody is asked about something pending shows more.
		if at := uint64(lengths[min(stop, 2)]); stop < 3 && s.Seq >= at && (pending(s) || s.Seq >= at+60) {
			*[]*engine.View{&out.early, &out.middle, &out.late}[stop] = v
			stop++
		}
		return stop == 3 && n > g.MinSeats, nil // one match to the end is enough
	})
	if err != nil {
		return out, err
	}
	for _, v := range []*engine.View{&out.begun, &out.early, &out.middle, &out.late} {
		if v.Game == "" {
			*v = last // the match was shorter
		}
	}
	for more := range uint64(fightMatches) {
		if fights == 0 && more > 0 || fights == 2 {
			break // a game without attacks, or there is one
		}
		err := l.walk(game, n, 100+more, func(s *engine.State, _ []engine.Phrase) (bool, error) {
			v, err := engine.ViewOf(g, book, s, engine.NoSeat)
			if n := fought(g.Layout, v); err == nil && n > fights {
				out.fight, fights = v, n
			}
			return fights == 2, err
		})
		if err != nil {
			return out, err
		}
	}
	return out, nil
}

// fightMatches is how many more matches are played until somebody stands against an attack.
const fightMatches = 20

// stripTurns is how many turns the samples' strips show.
const stripTurns = 4

// after is the turns with one more moment of the last, or of a new one.
func after(turns []turn, v engine.View, said []engine.Phrase) []turn {
	if n := len(turns); n == 0 || turns[n-1].view.Turn != v.Turn {
		turns = append(turns, turn{})
	}
	last := &turns[len(turns)-1]
	last.view, last.said = v, append(last.said, said...)
	return turns[max(0, len(turns)-stripTurns):]
}

// fought is 1 with an attack on the table, 2 when somebody stands against it, else 0.
func fought(l engine.Layout, v engine.View) (n int) {
	for _, z := range v.Zones {
		for _, c := range z.Cards {
			for _, a := range l.Arrows {
				if a.Kind == z.Kind && a.What == c.What && a.Below && len(c.Of) > 0 && len(c.Targets) > 0 {
					n = max(n, 1+min(1, len(c.Against)))
				}
			}
		}
	}
	return n
}

// asksOfAim reports whether somebody is asked about a card that is aimed at something.
func asksOfAim(v engine.View) bool {
	for _, w := range v.Waiting {
		if c, ok := v.Find(narrate.Thing(v, w)); ok && c.Card != "" && len(c.Targets) > 0 {
			return true
		}
	}
	return false
}

// handZone is the zone that only its owner reads: the first one declared so; "" when the game has none.
func (l *library) handZone(game string) string {
	if g := l.Ruleset(game); g != nil {
		for _, z := range g.Zones {
			if z.Seen == engine.SeenByOwner {
				return z.Kind
			}
		}
	}
	return ""
}

// pending reports whether somebody is asked about something that has not resolved.
func pending(s *engine.State) bool {
	return s.Ask != nil && slices.ContainsFunc(s.Ask.Seats, func(sa engine.SeatAsk) bool { return sa.About != "" })
}

// walker plays any game through Draft, acting where it can.
type walker struct {
	g    *engine.Ruleset
	book engine.Book
	rng  *rand.Rand
}

// step lets the first seat that is awaited answer.
func (w walker) step(s *engine.State) (*engine.State, []engine.Phrase, error) {
	for _, sa := range s.Ask.Seats {
		if sa.Optional || sa.Got != nil {
			continue
		}
		rep := sa.Default
		for _, i := range w.rng.Perm(len(sa.Verbs)) {
			if r, ok := w.draft(s, sa, sa.Verbs[i]); ok {
				rep = r
				break
			}
		}
		next, events, err := engine.Apply(w.g, w.book, s, engine.Input{Kind: engine.InputReply, Seat: sa.Seat, Q: sa.Q, Reply: rep})
		return next, w.told(events), err
	}
	return nil, nil, fmt.Errorf("a match of %s waits for nobody", s.Game)
}

// told is what everybody is told of events, but for details.
func (w walker) told(events []engine.Event) (out []engine.Phrase) {
	for _, e := range events {
		if p := e.For(engine.NoSeat); e.ShownTo(engine.NoSeat) && !slices.Contains(w.g.Details, p.Code) {
			out = append(out, p)
		}
	}
	return w.g.Merge(out)
}

// draft completes an answer with random choices; ok is false where that comes to nothing.
func (w walker) draft(s *engine.State, sa engine.SeatAsk, verb string) (engine.Reply, bool) {
	rep := engine.Reply{Verb: verb}
	for range 20 {
		out, err := engine.Draft(w.g, w.book, s, sa.Seat, sa.Q, rep)
		if err != nil || out.Refusal != nil {
			return rep, false
		}
		if out.Preview != nil {
			return out.Preview.Reply, true
		}
		var vals []engine.Value
		for _, i := range w.rng.Perm(len(out.Question.Options)) {
			if o := out.Question.Options[i]; o.Refusal == nil && len(vals) < max(out.Question.Min, 1) && len(vals) < out.Question.Max {
				vals = append(vals, o.Key)
			}
		}
		rep.Answers = append(rep.Answers, engine.Answer{Name: out.Question.Name, Vals: vals})
	}
	return rep, false
}
