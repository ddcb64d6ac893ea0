package discord

import (
	"context"
	"slices"
	"time"

	"farpost/bot/table"
	"farpost/engine"
)

// stripTurns is how many turns the strip of a match shows unless somebody wants more or fewer, mostTurns the most that it
// can show, turnSaid how many sentences it has for each.
const (
	stripTurns = 6
	mostTurns  = 12
	turnSaid   = 4
)

// ToldOfTurn are the events of a turn that a strip has sentences for, beside the board that it shows after it: not its
// beginning, which is the board's head, and what comes with every turn only where people did too little; of the rest first what
// the match is won and lost by, and then the last.
func ToldOfTurn(g *engine.Ruleset, events []engine.Phrase) []engine.Phrase {
	events = slices.DeleteFunc(worthTelling(g, events), func(e engine.Phrase) bool { return eventOf(e) == g.TurnEvent })
	for _, less := range []func(kind string) bool{
		func(kind string) bool { return slices.Contains(g.Routine, kind) },
		func(kind string) bool { return !slices.Contains(g.Decisive, kind) },
	} {
		for i := 0; i < len(events) && len(events) > turnSaid; {
			if less(eventOf(events[i])) {
				events = slices.Delete(events, i, i+1)
			} else {
				i++
			}
		}
	}
	return events[max(0, len(events)-turnSaid):]
}

// turns are the last n turns of a match with the table after each, for the strip; nil where they cannot be had. They are
// told as everybody may know them, since the boards show just that.
func (b *Bot) turns(ctx context.Context, t *teller, n int) ([]Moment, error) {
	past, err := b.Table.Turns(ctx, t.pos.Match.ID, n)
	if err != nil {
		return nil, err
	}
	var out []Moment
	for _, p := range past {
		then := t.then(p)
		m := Moment{When: t.ago(p.At), View: &then.view}
		for _, ph := range ToldOfTurn(t.pos.Ruleset, p.Events) {
			m.Said = append(m.Said, then.say(ph))
		}
		out = append(out, m)
	}
	return out, nil
}

// ago says about how long ago something was. A picture cannot know the reader's zone, and this one is looked at when it is made.
func (t *teller) ago(at time.Time) string {
	return t.b.t(t.lang, "log.ago", engine.A("span", text(t.b.left(t.lang, t.b.Clock.Now().Sub(at)))))
}

// then is the teller of a turn that is over: things have the names that they had.
func (t *teller) then(p table.Turn) *teller {
	out := *t
	out.view = p.View
	return &out
}
