package main_test

import (
	"context"
	"errors"

	"farpost/bot/app/apptest"
	"farpost/bot/sandbox"
)

// Acts of the players that the bot may not survive: an answer that does not come is no fault.

// survives runs an act with a context that ends with the bot.
func (w *town) survives(act func(ctx context.Context) error) {
	w.Helper()
	life, cancel := w.bot.life(w.ctx)
	defer cancel()
	if err := act(life); err != nil && !errors.Is(err, apptest.ErrSilent) && life.Err() == nil {
		w.Fatal(err)
	}
}

// dare lets Ada invite Bruno, and gives the invitation, if it came to that.
func (w *town) dare(options ...sandbox.OptionValue) (invite sandbox.Message) {
	w.Helper()
	w.survives(func(ctx context.Context) (err error) {
		invite, err = w.ada.Invite(ctx, w.server.ChannelID("matches"), w.bruno, options...)
		return err
	})
	return invite
}

// invite is dare with a bot that lives.
func (w *town) invite() sandbox.Message {
	w.Helper()
	m := w.dare()
	if m.ID == "" {
		w.Fatalf("no invitation; the bot said: %s", &w.bot.err)
	}
	return m
}

// accept lets Bruno accept.
func (w *town) accept(invite sandbox.Message) {
	w.Helper()
	w.survives(func(ctx context.Context) error {
		_, err := w.bruno.Accept(ctx, invite)
		return err
	})
}

// concede lets Ada give the match up, by buttons.
func (w *town) concede(sandbox.Message) {
	w.Helper()
	w.survives(func(ctx context.Context) error {
		m, err := w.ada.Member.Await(ctx, apptest.Asks)
		for _, action := range []string{"more", "concede", "concede"} {
			if err != nil {
				return err
			}
			c, ok := apptest.Find(m, action)
			if !ok {
				return errors.New("no button " + action + " on " + m.Content)
			}
			m, err = w.ada.Press(ctx, m, c)
		}
		return err
	})
}
