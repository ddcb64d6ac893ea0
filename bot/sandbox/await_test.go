package sandbox_test

import (
	"context"
	"testing"

	"github.com/gorilla/websocket"

	"farpost/bot/sandbox"
)

// TestAwait ensures that Await and AwaitView return at once for what is there, later for what comes, and with the
// context's error for what never does.
func TestAwait(t *testing.T) {
	t.Parallel()
	w := start(t, nil)
	ada := w.ada
	is := func(text string) func(sandbox.Message) bool {
		return func(m sandbox.Message) bool { return m.Content == text }
	}
	w.send("now")
	must[sandbox.Message](t)(ada.Await(w.ctx, is("now")))
	got := make(chan error, 1)
	go func() {
		_, err := ada.Await(w.ctx, is("later"))
		got <- err
	}()
	w.send("later")
	if err := <-got; err != nil {
		t.Error(err)
	}
	v := must[sandbox.State](t)(ada.AwaitView(w.ctx,
		func(s sandbox.State) bool { return len(s.Messages[w.matches()]) == 2 }))
	if !v.Bot.Online || !w.s.BotConnected() {
		t.Error("the bot is not online")
	}
	ctx, cancel := context.WithCancel(w.ctx)
	cancel()
	if _, err := ada.Await(ctx, is("never")); err == nil {
		t.Error("no error for what never comes")
	}
}

// TestAwaitHeartbeat ensures that a bot that is identified counts as beating with its first heartbeat, and no longer
// once its connection is cut.
func TestAwaitHeartbeat(t *testing.T) {
	t.Parallel()
	w := serve(t, nil)
	over, cancel := context.WithCancel(w.ctx)
	cancel()
	ws := w.socket("/gateway?v=9&encoding=json")
	if err := ws.WriteMessage(websocket.TextMessage,
		[]byte(`{"op":2,"d":{"token":"Bot secret","intents":1}}`)); err != nil {
		t.Fatal(err)
	}
	if err := w.s.AwaitBot(w.ctx); err != nil {
		t.Fatal(err)
	}
	if err := w.s.AwaitHeartbeat(over); err == nil {
		t.Error("beating before a heartbeat")
	}
	if err := ws.WriteMessage(websocket.TextMessage, []byte(`{"op":1,"d":null}`)); err != nil {
		t.Fatal(err)
	}
	if err := w.s.AwaitHeartbeat(w.ctx); err != nil {
		t.Error(err)
	}
	w.s.DropGateway()
	if err := w.s.AwaitHeartbeat(over); err == nil {
		t.Error("beating without a connection")
	}
}
