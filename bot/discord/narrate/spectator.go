package narrate

import (
	"context"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"farpost/bot/discord/port"
	"farpost/bot/table"
	"farpost/engine"
	"farpost/storage"
)

// Spectator gives out what everybody may know of a match, in one language, and nothing else. Whoever holds one cannot
// reach the position or a player's view, so public messages are made from it alone.
type Spectator struct {
	t  *Teller
	nr *Narrator
}

// Spectate prepares what everybody may know of a match.
func (nr *Narrator) Spectate(ctx context.Context, pos table.Position, lang string) (*Spectator, error) {
	t, err := nr.Tell(ctx, pos, engine.NoSeat, lang)
	if err != nil {
		return nil, err
	}
	return &Spectator{t: t, nr: nr}, nil
}

// Match returns the match's row.
func (s *Spectator) Match() storage.Match { return s.t.Pos.Match }

// Over reports whether the match has ended.
func (s *Spectator) Over() bool { return s.t.View.Result != nil }

// Turn is the number of the turn that the match is in; 0 before the first.
func (s *Spectator) Turn() int { return s.t.View.Turn }

// Title is Teller.Title.
func (s *Spectator) Title() string { return s.t.Title() }

// Text words one of the bot's own codes.
func (s *Spectator) Text(code string, args ...engine.Arg) string { return s.t.Text(code, args...) }

// Verb names a verb of the game.
func (s *Spectator) Verb(verb string) string { return s.t.Verb(verb) }

// Name returns the name of a seat's player; "" for a seat that there is not.
func (s *Spectator) Name(seat engine.Seat) string {
	if seat < 0 || int(seat) >= len(s.t.Names) {
		return ""
	}
	return s.t.Names[seat]
}

// Awaited is Teller.Awaited with mentions.
func (s *Spectator) Awaited() []string { return s.mentioning().Awaited() }

// Figures is Teller.Figures.
func (s *Spectator) Figures() string { return s.t.Figures() }

// mentioning returns a Teller that shows players as mentions.
func (s *Spectator) mentioning() *Teller {
	t := *s.t
	t.Mention = true
	return &t
}

// Waiting lists the questions that the match waits for.
func (s *Spectator) Waiting() []engine.WaitView { return s.t.View.Waiting }

// Player returns the user id of a seat's player.
func (s *Spectator) Player(seat engine.Seat) string { return s.t.Pos.Seats[seat].Player }

// Lately words the last n events, a sentence each (Narrator.lastPhrases), without those at their end that the open
// questions tell of already. If those of the game have more than most characters, the earliest of them are left out,
// but not the last event. Players are named, not mentioned: nobody is called for what has happened.
func (s *Spectator) Lately(ctx context.Context, n, most int) ([]string, error) {
	last, err := s.nr.lastPhrases(ctx, s.t, n)
	for len(last) > 0 && s.t.isAskedAbout(last[len(last)-1]) {
		last = last[:len(last)-1]
	}
	var lines []string
	long := 0
	for i, e := range slices.Backward(last) {
		line := s.t.Say(e)
		if !strings.HasPrefix(e.Code, "table.") { // that time ran out for somebody is said in any case
			if long += utf8.RuneCountInString(line); long > most && i < len(last)-1 {
				continue
			}
		}
		lines = append(lines, line)
	}
	slices.Reverse(lines)
	return lines, err
}

// Log words all that has happened, a line for each event, with its entry's number and its time in UTC.
func (s *Spectator) Log(ctx context.Context) ([]string, error) {
	hist, err := s.nr.Past.History(ctx, s.t.Pos.Match.ID, engine.NoSeat, 0)
	var out []string
	for _, h := range hist {
		for _, e := range s.t.Pos.Ruleset.Merge(h.Events) {
			at := strconv.FormatUint(h.Seq, 10) + "  " + h.At.UTC().Format("2006-01-02 15:04")
			out = append(out, at+"  "+s.t.Say(e))
		}
	}
	return out, err
}

// Scene returns what the picture of the battlefield is drawn from, with the last event.
func (s *Spectator) Scene(ctx context.Context) (port.Scene, error) {
	last, err := s.nr.lastPhrases(ctx, s.t, 1)
	if err != nil {
		return port.Scene{}, err
	}
	scene := s.t.Scene("")
	for _, e := range last {
		scene.Last, scene.Touched = s.t.Say(e), s.t.Touched(last)
	}
	if err := s.moment(ctx, &scene); err != nil {
		return port.Scene{}, err
	}
	return scene, nil
}

// moment adds what the last input did that the match turns on.
func (s *Spectator) moment(ctx context.Context, scene *port.Scene) error {
	find := s.t.Pos.Ruleset.Moments
	if find == nil {
		return nil
	}
	hist, err := s.nr.Past.History(ctx, s.t.Pos.Match.ID, engine.NoSeat, 1)
	if err != nil {
		return err
	}
	for _, h := range hist {
		for _, m := range find(s.t.Pos.Book, h.Events) {
			scene.Moment, scene.Told = m, s.t.Say(m.Event)
		}
	}
	return nil
}

// Final is Scene without the last event, for a match that is over: with its last table, and what was conceded as it
// was.
func (s *Spectator) Final(ctx context.Context) port.Scene {
	scene := s.t.Scene("")
	switch v, ok, err := s.nr.Past.Final(ctx, s.t.Pos.Match.ID); {
	case err != nil:
		s.nr.Report(err) // the picture shows the table as it is
	case ok:
		scene.View = v
	}
	return scene
}

// Questions lists the numbers of the questions that the match waits for.
func (s *Spectator) Questions() []uint64 {
	var qs []uint64
	s.asked(func(sa engine.SeatAsk) { qs = append(qs, sa.Q) })
	return qs
}

// Verbs lists what the seats that are waited for may answer, each verb once. window says that they respond in a window.
func (s *Spectator) Verbs() (verbs []string, window bool) {
	s.asked(func(sa engine.SeatAsk) {
		window = window || s.t.Pos.IsWindow(sa)
		for _, v := range sa.Verbs {
			if !slices.Contains(verbs, v) {
				verbs = append(verbs, v)
			}
		}
	})
	return verbs, window
}

// IsBare reports whether a verb is answered by its name alone.
func (s *Spectator) IsBare(verb string) bool {
	if v := s.t.Pos.Ruleset.Verb(verb); v != nil && v.Prog != "" {
		return false
	}
	for _, sa := range s.t.Pos.State.Ask.Seats {
		if sa.Offers(verb) && (sa.Max > 0 || len(sa.Options) > 0) && sa.Verbs[0] == verb {
			return false
		}
	}
	return true
}

// Offers lists the offers that public messages show, seat by seat, and the seats that are waited for and have none.
func (s *Spectator) Offers() (offers []engine.Offered, others []engine.Seat) {
	all, err := s.t.Pos.Offers()
	if err != nil {
		s.t.Report(err)
	}
	for _, sa := range s.t.Pos.State.Ask.Seats {
		has := false
		for _, o := range all {
			if o.Front && o.Q == sa.Q {
				offers, has = append(offers, o), true
			}
		}
		if !has && !sa.Optional {
			others = append(others, sa.Seat)
		}
	}
	return offers, others
}

// asked calls f for every question that the match waits for.
func (s *Spectator) asked(f func(engine.SeatAsk)) {
	if s.t.Pos.State.Ask == nil {
		return
	}
	for _, sa := range s.t.Pos.State.Ask.Seats {
		if !sa.Optional {
			f(sa)
		}
	}
}
