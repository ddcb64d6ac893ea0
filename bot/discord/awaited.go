package discord

import (
	"slices"
	"strings"
	"time"

	"farpost/bot/table"
	"farpost/engine"
)

// question is what is asked, of whom, and until when for each of them.
type question struct {
	what  string
	seats []engine.Seat
	until []time.Time
}

// awaited are lines about what the match waits for: of whom, for what, and until when. What several are asked alike is said
// once. Whoever is asked is mentioned if anybody is, and nobody else.
func (t *teller) awaited() []string {
	plain := *t
	plain.mention = false
	var asked []question
	for _, w := range t.view.Waiting {
		what := plain.asked(w)
		i := slices.IndexFunc(asked, func(x question) bool { return x.what == what })
		if i < 0 {
			i, asked = len(asked), append(asked, question{what: what})
		}
		asked[i].seats = append(asked[i].seats, w.Seat)
		asked[i].until = append(asked[i].until, t.pos.Deadline(w.Q))
	}
	out := make([]string, len(asked))
	for i, x := range asked {
		who := make([]engine.Value, len(x.seats))
		for j, s := range x.seats {
			who[j] = engine.SeatVal(s)
		}
		out[i] = t.say(engine.Say("front.asked", engine.A("seat", who...), engine.A("what", text(x.what+plain.until(x)))))
	}
	return out
}

// sameDeadline is the part of a reaction's time by which deadlines of one question may differ and still be shown as one, the
// earliest: clocks that began together differ by what was used up in earlier windows, and minutes of hours do not matter.
const sameDeadline = 60

// until says until when a question can be answered: once where that is about the same for all, else for each by name.
func (t *teller) until(x question) string {
	first, last := slices.MinFunc(x.until, time.Time.Compare), slices.MaxFunc(x.until, time.Time.Compare)
	settings, err := table.SettingsOf(t.pos.Match)
	if err != nil {
		t.b.Report(err)
	}
	if first.IsZero() && last.IsZero() {
		return ""
	}
	if !first.IsZero() && last.Sub(first) <= settings.Reaction/sameDeadline {
		return " · " + stamp(first)
	}
	var parts []string
	for i, d := range x.until {
		if !d.IsZero() {
			parts = append(parts, t.player(x.seats[i])+" "+stamp(d))
		}
	}
	return " · " + strings.Join(parts, " · ")
}
