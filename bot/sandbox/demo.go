package sandbox

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"strings"
	"time"
)

// Demo is a demo match that was begun.
type Demo struct {
	As         string `json:"as"`
	ChannelID  string `json:"channel_id"`
	OpponentID string `json:"opponent_id"`
}

// demoWait bounds, in real time, the wait for the bot's invitation.
const demoWait = 10 * time.Second

// startDemo runs the demo command as the first member and accepts as the second, by the first
// green button of a message that concerns the second member.
func (a *acts) startDemo(ctx context.Context) (Demo, error) {
	ctx, cancel := context.WithTimeout(ctx, demoWait)
	defer cancel()
	var d Demo
	var call CommandCall
	var refusal *Refusal
	var begin string
	a.w.look(func() {
		d, call, refusal = a.demoCall()
		begin = a.w.newID()
	})
	if refusal != nil {
		return Demo{}, refusal
	}
	o, err := a.runCommand(ctx, call)
	if err != nil {
		return Demo{}, err
	}
	if o.Kind == OutcomeFailed {
		return Demo{}, no(http.StatusServiceUnavailable, "no_bot", "The bot did not answer the demo's command.")
	}
	var accept Press
	err = a.w.await(ctx, func() bool {
		for _, c := range a.w.sortedChannels() {
			for _, m := range a.w.byChan[c.ID] {
				if idLess(m.ID, begin) || m.Author != a.w.Bot.ID || !a.w.concerns(d.OpponentID, m) {
					continue
				}
				for _, row := range rowsOf(m.Components) {
					for _, b := range row {
						if b.Style == StyleSuccess {
							accept = Press{As: d.OpponentID, MessageID: m.ID, CustomID: b.CustomID}
							return true
						}
					}
				}
			}
		}
		return false
	})
	if err != nil {
		return Demo{}, no(http.StatusServiceUnavailable, "demo_unavailable",
			fmt.Sprintf("The bot answered the demo's command, but no invitation with a green button for the second member came: %v.", err))
	}
	_, err = a.press(ctx, accept)
	var gone *Refusal
	if errors.As(err, &gone) && gone.Code == "unknown_component" {
		err = nil // the second member plays by itself and was quicker
	}
	return d, err
}

// demoCall returns the demo that is about to begin, and the command that begins it. The caller holds the lock.
func (a *acts) demoCall() (Demo, CommandCall, *Refusal) {
	demo := a.demo
	if demo.Name == "" {
		return Demo{}, CommandCall{}, no(http.StatusNotFound, "demo_unavailable", "This sandbox has no demo command.")
	}
	d := Demo{As: a.w.Order[0], OpponentID: a.w.Order[1]}
	for _, c := range a.w.sortedChannels() {
		if c.Kind == channelText && d.ChannelID == "" && (demo.Channel == "" || demo.Channel == c.Name) {
			d.ChannelID = c.ID
		}
	}
	call := CommandCall{As: d.As, ChannelID: d.ChannelID, Name: demo.Name, Path: demo.Path}
	fill := strings.NewReplacer("{1}", d.As, "{2}", d.OpponentID)
	for _, o := range demo.Options {
		if text, ok := o.Value.(string); ok {
			o.Value = fill.Replace(text)
		}
		call.Options = append(call.Options, o)
	}
	return d, call, nil
}
