package samples

import (
	"slices"

	"farpost/bot/app"
	"farpost/bot/discord/narrate"
	"farpost/engine"
	"farpost/render/gallery"
)

// played is what matches of a game, for so many players, have to show.
type played struct {
	// As a spectator sees them: the beginning of the first turn, and so on; over is zero when no match ended in time.
	begun, early, middle, late, over engine.View
	// fight is the first attack against which somebody stands; of another match if there is none in this one.
	fight engine.View
	// asked is the first time that somebody is asked about a card that is aimed at something.
	asked engine.View
	// felt is the table after a moment on which the match turned, with nothing pending.
	felt   engine.View
	moment engine.Moment
	// hand is as the player sees it who holds the most cards of all in the match, first as the first player sees it.
	hand, first engine.View
	pool        *gallery.Pool
	turns       []turn // the last few, up to a moment in the middle
}

// turn is one of a match's turns: the table after it, as a spectator sees it, and what happened in it.
type turn struct {
	view engine.View
	said []engine.Phrase
}

// lengths are after how many inputs a moment is early, in the middle, and late, and when a match is left alone.
var lengths = [4]int{40, 200, 380, 6000}

// play plays a seeded match of n players.
func play(st *app.Studio, game string, n int) (out played, err error) {
	g, book, err := st.Ruleset(game)
	if err != nil {
		return out, err
	}
	out.pool = &gallery.Pool{}
	held, fights := 0, 0
	var last engine.View // the last moment before the end at which something was pending, else the first of all
	stop := 0            // the next moment to keep
	err = walk(st, game, n, uint64(n), func(s *engine.State, told []engine.Phrase) (bool, error) {
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
		if g.Moments != nil && s.Result == nil && idle(g.Layout, v) {
			for _, m := range g.Moments(book, told) {
				out.felt, out.moment = v, m
			}
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
			if cards := len(own.Zone(st.HandZone(game), seat).Cards); cards > held {
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
		err := walk(st, game, n, 100+more, func(s *engine.State, _ []engine.Phrase) (bool, error) {
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
const fightMatches = 150

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

// idle reports whether a view shows nothing pending.
func idle(l engine.Layout, v engine.View) bool {
	return !slices.ContainsFunc(l.Zones, func(z engine.ZoneLayout) bool {
		return z.Place == engine.PlaceStack && v.Zone(z.Kind, engine.NoSeat).Count > 0
	})
}

// pending reports whether somebody is asked about something that has not resolved.
func pending(s *engine.State) bool {
	return s.Ask != nil && slices.ContainsFunc(s.Ask.Seats, func(sa engine.SeatAsk) bool { return sa.About != "" })
}
