package app

import (
	"context"
	"log/slog"
	"strings"

	"farpost/bot/discord/api"
)

// Guarded returns a handler that takes out of every line what looks as if it opened something (api.Redact), and the
// words that are secret themselves. It is the last door before the log: errors have no secrets in the first place.
// Words of less than eight characters are no secrets that anybody could not guess, and stay.
func Guarded(next slog.Handler, secret ...string) slog.Handler {
	g := guarded{next: next}
	for _, s := range secret {
		if len(s) >= 8 {
			g.secret = append(g.secret, s, api.Hidden)
		}
	}
	return g
}

type guarded struct {
	next   slog.Handler
	secret []string // in pairs with what stands in their place
}

func (g guarded) redact(s string) string {
	return api.Redact(strings.NewReplacer(g.secret...).Replace(s))
}

func (g guarded) Enabled(ctx context.Context, level slog.Level) bool {
	return g.next.Enabled(ctx, level)
}

func (g guarded) Handle(ctx context.Context, r slog.Record) error {
	out := slog.NewRecord(r.Time, r.Level, g.redact(r.Message), r.PC)
	r.Attrs(func(a slog.Attr) bool {
		out.AddAttrs(g.attr(a))
		return true
	})
	return g.next.Handle(ctx, out)
}

func (g guarded) WithAttrs(list []slog.Attr) slog.Handler {
	out := make([]slog.Attr, len(list))
	for i, a := range list {
		out[i] = g.attr(a)
	}
	return guarded{g.next.WithAttrs(out), g.secret}
}

func (g guarded) WithGroup(name string) slog.Handler {
	return guarded{g.next.WithGroup(name), g.secret}
}

// attr writes an attribute as text without secrets; numbers, times and truths stay what they are.
func (g guarded) attr(a slog.Attr) slog.Attr {
	switch v := a.Value.Resolve(); v.Kind() {
	case slog.KindString, slog.KindAny:
		return slog.String(a.Key, g.redact(v.String()))
	case slog.KindGroup:
		var list []any
		for _, one := range v.Group() {
			list = append(list, g.attr(one))
		}
		return slog.Group(a.Key, list...)
	default:
		return slog.Attr{Key: a.Key, Value: v}
	}
}
