package narrate

import (
	"context"
	"slices"
	"strings"

	"farpost/bot/discord/port"
	"farpost/bot/table"
	"farpost/engine"
	"farpost/storage"
)

// Spectator tells what everybody may know of a match, in one language, and nothing else: the position and the players'
// views are out of reach of whoever holds one. Public messages are made from it alone.
type Spectator struct {
	t  *Teller
	nr *Narrator
}

// Spectate prepares what everybody may know about a match.
func (nr *Narrator) Spectate(ctx context.Context, pos table.Position, lang string) (*Spectator, error) {
	t, err := nr.Tell(ctx, pos, engine.NoSeat, lang)
	if err != nil {
		return nil, err
	}
	return &Spectator{t: t, nr: nr}, nil
}

// Match is the match's row.
func (s *Spectator) Match() storage.Match { return s.t.Pos.Match }

// Over reports whether the match has ended.
func (s *Spectator) Over() bool { return s.t.View.Result != nil }

// Title is the game, the turn and the phase.
func (s *Spectator) Title() string { return s.t.Title() }

// Text words one of the bot's own codes.
func (s *Spectator) Text(code string, args ...engine.Arg) string { return s.t.Text(code, args...) }

// Verb names a verb of the game.
func (s *Spectator) Verb(verb string) string { return s.t.Verb(verb) }

// Name is the name of the player of a seat; "" for a seat that is none.
func (s *Spectator) Name(seat engine.Seat) string {
	if seat < 0 || int(seat) >= len(s.t.Names) {
		return ""
	}
	return s.t.Names[seat]
}

// Awaited are lines about what the match waits for, with mentions of whom.
func (s *Spectator) Awaited() []string { return s.mentioning().Awaited() }

// Figures are lines about the public numbers of every seat, with mentions.
func (s *Spectator) Figures() string { return s.mentioning().Figures() }

// mentioning is the teller with mentions in place of names.
func (s *Spectator) mentioning() *Teller {
	t := *s.t
	t.Mention = true
	return &t
}

// Waiting are the questions that the match waits for.
func (s *Spectator) Waiting() []engine.WaitView { return s.t.View.Waiting }

// Player is the user id of a seat's player.
func (s *Spectator) Player(seat engine.Seat) string { return s.t.Pos.Seats[seat].Player }

// Lately words the last n things that happened, with mentions, a line each.
func (s *Spectator) Lately(ctx context.Context, n int) (string, error) {
	last, err := s.nr.LastPhrases(ctx, s.t, n)
	t := s.mentioning()
	lines := make([]string, len(last))
	for i, e := range last {
		lines[i] = t.Say(e)
	}
	return strings.Join(lines, "\n"), err
}

// Scene is what the picture of the battlefield is drawn from, with the last thing that happened.
func (s *Spectator) Scene(ctx context.Context) (port.Scene, error) {
	last, err := s.nr.LastPhrases(ctx, s.t, 1)
	if err != nil {
		return port.Scene{}, err
	}
	scene := s.t.Scene("")
	for _, e := range last {
		scene.Last, scene.Touched = s.t.Say(e), s.t.Touched(last)
	}
	return scene, nil
}

// Still is what the picture of the match is drawn from without what happened last, such as the result's.
func (s *Spectator) Still() port.Scene { return s.t.Scene("") }

// Questions are the numbers of the questions that are awaited.
func (s *Spectator) Questions() []uint64 {
	var qs []uint64
	s.asked(func(sa engine.SeatAsk) { qs = append(qs, sa.Q) })
	return qs
}

// Verbs lists what the seats that are awaited may answer, and whether it is a window.
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

// Offers are the offers that everybody sees, seat by seat, and the awaited seats that have none.
func (s *Spectator) Offers() (offers []engine.Offered, others []engine.Seat) {
	all, err := s.t.Pos.Offers()
	if err != nil {
		s.t.Report(err)
	}
	for _, sa := range s.t.Pos.State.Ask.Seats {
		mine := false
		for _, o := range all {
			if o.Front && o.Q == sa.Q {
				offers, mine = append(offers, o), true
			}
		}
		if !mine && !sa.Optional {
			others = append(others, sa.Seat)
		}
	}
	return offers, others
}

// asked calls f for every question that is awaited.
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
