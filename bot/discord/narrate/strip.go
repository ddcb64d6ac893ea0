package narrate

import (
	"context"
	"slices"
	"strings"
	"time"

	"farpost/bot/discord/port"
	"farpost/bot/discord/ui"
	"farpost/bot/table"
	"farpost/engine"
)

// How long a strip is.
const (
	StripTurns  = 6  // turns, unless somebody wants more or fewer
	MostTurns   = 12 // turns at most
	stripActs   = 12 // acts: as many as a phone shows without much scrolling
	turnPhrases = 4  // sentences for a turn
	linePhrases = 7  // sentences for the line that a message becomes: nothing else tells them again
)

// Turns returns the last n turns of a match with the table after each, for the strip; nil where they cannot be had.
// Their events are what everybody may know, because the boards show just that.
func (nr *Narrator) Turns(ctx context.Context, t *Teller, n int) ([]port.Moment, error) {
	past, err := nr.Past.Turns(ctx, t.Pos.Match.ID, n)
	if err != nil {
		return nil, err
	}
	var out []port.Moment
	for _, p := range past {
		then := t.after(p)
		m := port.Moment{When: t.ago(p.At), View: &then.View}
		for _, e := range ToldOfTurn(t.Pos.Ruleset, p.Events) {
			m.Said = append(m.Said, then.Say(e))
		}
		out = append(out, m)
	}
	return out, nil
}

// ToldOfTurn returns the events of a turn that a strip has sentences for, beside the board that it shows after the
// turn. The turn's beginning is left out, because the board's heading says it. Of too many events those go first that
// come with every turn, then those by which no match is won or lost and that are not about people, then the earliest.
func ToldOfTurn(g *engine.Ruleset, events []engine.Phrase) []engine.Phrase {
	return few(g, toldOf(g, events), turnPhrases, func(e engine.Phrase) engine.Phrase { return e })
}

// toldOf are the events of a turn that are worth telling where its number is said.
func toldOf(g *engine.Ruleset, events []engine.Phrase) []engine.Phrase {
	return slices.DeleteFunc(worthTelling(g, events), func(e engine.Phrase) bool { return eventOf(e) == g.TurnEvent })
}

// few leaves out of a list what is more than so many elements, as ToldOfTurn says. said is the event of an element.
func few[T any](g *engine.Ruleset, list []T, most int, said func(T) engine.Phrase) []T {
	for _, less := range []func(kind string) bool{
		func(kind string) bool { return slices.Contains(g.Routine, kind) },
		func(kind string) bool {
			return !slices.Contains(g.Decisive, kind) && !strings.HasPrefix(kind, "table.")
		},
	} {
		for i := 0; i < len(list) && len(list) > most; {
			if less(eventOf(said(list[i]))) {
				list = slices.Delete(list, i, i+1)
			} else {
				i++
			}
		}
	}
	return list[max(0, len(list)-most):]
}

// after returns the Teller of a turn that is over: things have the names that they had.
func (t *Teller) after(p table.Turn) *Teller {
	out := *t
	out.View = p.View
	return &out
}

// Moments returns the last acts that are worth telling, for the strip of a match whose turns cannot be had.
func (t *Teller) Moments(hist []table.Logged) []port.Moment {
	var out []port.Moment
	for _, h := range hist {
		m := port.Moment{When: t.ago(h.At)}
		for _, e := range t.WorthTelling(h.Events) {
			m.Said = append(m.Said, t.Say(e))
			for _, a := range e.Args {
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
	return out[max(0, len(out)-stripActs):]
}

// cardOf returns the id of the card that a value names, or that lies there now; "" for all else.
func (t *Teller) cardOf(v engine.Value) string {
	if v.Kind() == "card" {
		return v.Body()
	}
	c, _ := t.View.Find(v)
	return c.Card
}

// ago says about how long ago something was. A picture cannot know the reader's time zone, and a strip is looked at
// when it is made.
func (t *Teller) ago(at time.Time) string {
	return t.Text("log.ago", engine.A("span", ui.Plain(t.n.Left(t.Lang, t.n.Clock.Now().Sub(at)))))
}
