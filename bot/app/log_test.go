package app_test

import (
	"bytes"
	"context"
	"errors"
	"log/slog"
	"strings"
	"testing"

	"farpost/bot/app"
)

// TestGuarded ensures that nothing that opens something gets into the log, wherever it stands in a line, and that all
// else does.
func TestGuarded(t *testing.T) {
	t.Parallel()
	const token, path = "the-token-of-the-bot", "/interactions/1/opaque-token/callback"
	var out bytes.Buffer
	log := slog.New(app.Guarded(slog.NewTextHandler(&out, nil), token, "any"))
	log.With("with", "/webhooks/1/opaque-token").WithGroup("g").Warn("any line of "+token, "n", 3,
		"err", errors.New("POST "+path+": EOF"), slog.Group("in", "text", token))
	log.Log(context.Background(), slog.LevelError, path)
	got := out.String()
	if strings.Contains(got, token) || strings.Contains(got, "opaque-token") {
		t.Errorf("logged: %s", got)
	}
	for _, want := range []string{"level=WARN", `msg="any line of [hidden]"`, "g.n=3", "/callback: EOF",
		"g.in.text=[hidden]",
		"with=/webhooks/1/[hidden]", "level=ERROR"} {
		if !strings.Contains(got, want) {
			t.Errorf("no %q in %s", want, got)
		}
	}
}
