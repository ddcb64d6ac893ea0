package narrate

import (
	"context"
	"slices"
	"time"

	"farpost/bot/discord/port"
	"farpost/bot/discord/ui"
	"farpost/bot/table"
	"farpost/engine"
)

// stripLength is how many acts the strip of a match shows: as many as a phone shows without much scrolling.
const stripLength = 12

// Moments are the last acts that are worth telling, for the strip.
func (t *Teller) Moments(hist []table.Logged) []port.Moment {
	var out []port.Moment
	for _, h := range hist {
		m := port.Moment{When: t.ago(h.At)}
		for _, p := range t.WorthTelling(h.Events) {
			m.Said = append(m.Said, t.Say(p))
			for _, a := range p.Args {
				for _, v := range a.Vals {
					if id := t.cardOf(v); id != "" && !slices.Contains(m.Cards, id) {
						m.Cards = append(m.Cards, id)
					}
				}
			}
		}
		if len(m.Said) > 0 {
			out = append(out, m)
		}
	}
	return out[max(0, len(out)-stripLength):]
}

// cardOf is the id of the card that a value names or that stands there now; "" for all else.
func (t *Teller) cardOf(v engine.Value) string {
	if v.Kind() == "card" {
		return v.Body()
	}
	c, _ := t.View.Find(v)
	return c.Card
}

// stripTurns is how many turns the strip of a match shows unless somebody wants more or fewer, MostTurns the most that
// it can show, turnSaid how many sentences it has for each.
const (
	StripTurns = 6
	MostTurns  = 12
	turnSaid   = 4
)

// ToldOfTurn are the events of a turn that a strip has sentences for, beside the board that it shows after it: not its
// beginning, which is the board's head, and what comes with every turn only where people did too little; of the rest
// first what the match is won and lost by, and then the last.
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

// Turns are the last n turns of a match with the table after each, for the strip; nil where they cannot be had. They
// are told as everybody may know them, since the boards show just that.
func (nr *Narrator) Turns(ctx context.Context, t *Teller, n int) ([]port.Moment, error) {
	past, err := nr.Past.Turns(ctx, t.Pos.Match.ID, n)
	if err != nil {
		return nil, err
	}
	var out []port.Moment
	for _, p := range past {
		then := t.after(p)
		m := port.Moment{When: t.ago(p.At), View: &then.View}
		for _, ph := range ToldOfTurn(t.Pos.Ruleset, p.Events) {
			m.Said = append(m.Said, then.Say(ph))
		}
		out = append(out, m)
	}
	return out, nil
}

// ago says about how long ago something was. A picture cannot know the reader's zone, and this one is looked at when it
// is made.
func (t *Teller) ago(at time.Time) string {
	return t.Text("log.ago", engine.A("span", ui.Plain(t.n.Left(t.Lang, t.n.Clock.Now().Sub(at)))))
}

// after is the teller of a turn that is over: things have the names that they had.
func (t *Teller) after(p table.Turn) *Teller {
	out := *t
	out.View = p.View
	return &out
}
