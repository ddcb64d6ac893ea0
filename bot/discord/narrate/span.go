package narrate

import (
	"time"

	"farpost/bot/discord/ui"
	"farpost/engine"
	"farpost/storage"
)

// Until says until when a question of a match can be answered, or how much time is left while the match's clocks stand
// still. It is "" for a question without a deadline.
func (ws Words) Until(lang string, m storage.Match, deadline time.Time) string {
	switch {
	case deadline.IsZero():
		return ""
	case !m.Stopped.IsZero():
		left := ws.Left(lang, deadline.Sub(m.Stopped))
		return ws.Text(lang, "clock.stopped", engine.A("left", ui.Plain(left)))
	}
	return ui.In(deadline)
}

// Span words a length of time in the largest unit that it is a whole number of: "90 minutes", "2 days".
func (ws Words) Span(lang string, d time.Duration) string {
	code, n := "span.seconds", int(d/time.Second)
	switch {
	case d >= 48*time.Hour && d%(24*time.Hour) == 0:
		code, n = "span.days", int(d/(24*time.Hour))
	case d >= time.Hour && d%time.Hour == 0:
		code, n = "span.hours", int(d/time.Hour)
	case d >= time.Minute && d%time.Minute == 0:
		code, n = "span.minutes", int(d/time.Minute)
	}
	return ws.Text(lang, code, engine.A("n", engine.Int(n)))
}

// Left words about how long something still lasts: in whole days from two on, else in whole hours, else in minutes, at
// least one.
func (ws Words) Left(lang string, d time.Duration) string {
	for _, unit := range []time.Duration{24 * time.Hour, time.Hour} {
		if d >= unit && (unit == time.Hour || d >= 2*unit) {
			return ws.Span(lang, d.Truncate(unit))
		}
	}
	return ws.Span(lang, max(d.Truncate(time.Minute), time.Minute))
}
