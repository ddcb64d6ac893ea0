package narrate

import (
	"slices"
	"strings"
	"time"

	"farpost/bot/discord/ui"
	"farpost/bot/table"
	"farpost/engine"
)

// sameQuestion is what several seats are asked in the same words.
type sameQuestion struct {
	what  string
	seats []engine.Seat
	until []time.Time // by seat; zero for no deadline
	qs    []uint64    // by seat: the question's number
}

// Awaited returns lines about what the match waits for: whom, for what, and until when. Seats that are asked the same
// about the same thing share a line, in words that fit each of them. If Mention is set, those who are asked are
// mentioned, and nobody whom the question only names.
func (t *Teller) Awaited() []string {
	plain := *t
	plain.Mention = false
	var asked []sameQuestion
	for _, w := range t.View.Waiting {
		all := w
		if slices.ContainsFunc(t.View.Waiting, func(x engine.WaitView) bool {
			return x.Seat != w.Seat && x.Kind == w.Kind && x.About == w.About
		}) {
			all.Seat = engine.NoSeat
		}
		what := plain.Asked(all)
		i := slices.IndexFunc(asked, func(x sameQuestion) bool { return x.what == what })
		if i < 0 {
			i, asked = len(asked), append(asked, sameQuestion{what: what})
		}
		asked[i].seats = append(asked[i].seats, w.Seat)
		asked[i].until = append(asked[i].until, t.Pos.Deadline(w.Q))
		asked[i].qs = append(asked[i].qs, w.Q)
	}
	out := make([]string, len(asked))
	for i, x := range asked {
		who := make([]engine.Value, len(x.seats))
		for j, s := range x.seats {
			who[j] = engine.SeatVal(s)
		}
		what := ui.Plain(x.what + plain.until(x))
		out[i] = t.Say(engine.Say("front.asked", engine.A("seat", who...), engine.A("what", what)))
	}
	return out
}

// sameDeadline is the part of the reaction time by which deadlines of one question may differ and still be shown as
// one, the earliest. Clocks that began together differ by what earlier windows used up, and minutes of hours do not
// matter.
const sameDeadline = 60

// until says until when a question can be answered: once if that is about the same for all seats, else for each by
// name.
func (t *Teller) until(x sameQuestion) string {
	first, last := slices.MinFunc(x.until, time.Time.Compare), slices.MaxFunc(x.until, time.Time.Compare)
	settings, err := table.SettingsOf(t.Pos.Match)
	if err != nil {
		t.n.Report(err)
	}
	if first.IsZero() && last.IsZero() {
		return ""
	}
	if !first.IsZero() && last.Sub(first) <= settings.Reaction/sameDeadline {
		return " · " + t.Until(x.qs[slices.Index(x.until, first)])
	}
	var parts []string
	for i, d := range x.until {
		if !d.IsZero() {
			parts = append(parts, t.Player(x.seats[i])+" "+t.Until(x.qs[i]))
		}
	}
	return " · " + strings.Join(parts, " · ")
}

// Until says until when a question can be answered; "" for one without a deadline. See Words.Until. It says so if the
// match is lost then, because all the time for it is used up.
func (t *Teller) Until(q uint64) string {
	until := t.n.Until(t.Lang, t.Pos.Match, t.Pos.Deadline(q))
	last, err := t.Pos.IsLast(q)
	if err != nil {
		t.n.Report(err)
	}
	if last {
		until = t.Text("clock.last", engine.A("until", ui.Plain(until)))
	}
	return until
}

// AndWaits appends to a sentence whom the match waits for besides the viewer. The sentence stays alone if that is
// nobody.
func (t *Teller) AndWaits(sentence string) string {
	var who []engine.Value
	for _, w := range t.View.Waiting {
		if v := engine.SeatVal(w.Seat); !slices.Contains(who, v) && w.Seat != t.View.Viewer {
			who = append(who, v)
		}
	}
	if len(who) == 0 {
		return sentence
	}
	return sentence + " " + t.Say(engine.Say("match.waits", engine.A("seats", who...)))
}
