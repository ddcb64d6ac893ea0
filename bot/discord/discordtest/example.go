package discordtest

import (
	"fmt"
	"slices"

	"farpost/bot/discord/port"
	"farpost/bot/internal/tally"
	"farpost/engine"
)

// Example is, for TA-2, a match up to its second turn in which all do what they do in silence, after somebody has tried
// what is not allowed.
func (Library) Example(game, id string) func() (port.Example, error) {
	if id != "TA-2" {
		return nil
	}
	return func() (port.Example, error) {
		x := exampleMatch{g: tally.Games{}.Ruleset(game)}
		x.out = port.Example{Book: tally.Book{}, Names: []string{"Anna", "Berto"}}
		err := x.play()
		return x.out, err
	}
}

// exampleMatch is the match of an example.
type exampleMatch struct {
	g   *engine.Ruleset
	out port.Example
}

func (x *exampleMatch) play() error {
	s, _, err := engine.New(x.g, x.out.Book, engine.Setup{Decks: [][]string{tally.Deck("parry"), tally.Deck("spark")}})
	if err != nil {
		return err
	}
	if x.out.Before, err = engine.ViewOf(x.g, x.out.Book, s, engine.NoSeat); err != nil {
		return err
	}
	in := reply(s, engine.Reply{Verb: "dance"})
	_, _, bad := engine.Apply(x.g, x.out.Book, s, in)
	refused := engine.IsRefusal(bad)
	if refused == nil {
		return fmt.Errorf("dancing is not refused, but %v", bad)
	}
	x.out.Steps = []port.Step{{Input: in, Refused: refused, View: x.out.Before, Own: x.out.Before}}
	for v := x.out.Before; v.Turn < 2; {
		var events []engine.Event
		in := reply(s, asked(s).Default)
		if s, events, err = engine.Apply(x.g, x.out.Book, s, in); err != nil {
			return err
		}
		step := port.Step{Input: in, Told: engine.ToldTo(events, engine.NoSeat)}
		if v, err = engine.ViewOf(x.g, x.out.Book, s, engine.NoSeat); err != nil {
			return err
		}
		step.View = v
		x.out.Steps = append(x.out.Steps, step)
	}
	return nil
}

// asked is the first question that somebody has to answer.
func asked(s *engine.State) engine.SeatAsk {
	i := slices.IndexFunc(s.Ask.Seats, func(sa engine.SeatAsk) bool { return !sa.Optional && sa.Got == nil })
	return s.Ask.Seats[i]
}

// reply is an answer to that question.
func reply(s *engine.State, r engine.Reply) engine.Input {
	sa := asked(s)
	return engine.Input{Kind: engine.InputReply, Seat: sa.Seat, Q: sa.Q, Reply: r}
}
