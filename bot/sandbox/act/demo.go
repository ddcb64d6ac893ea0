package act

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"net/http"
	"slices"
	"strings"
	"time"

	"farpost/bot/sandbox/interaction"
	"farpost/bot/sandbox/resource"
)

// Demo is a demo match that was begun.
type Demo struct {
	As         string `json:"as"`
	ChannelID  string `json:"channel_id"`
	OpponentID string `json:"opponent_id"`
}

// demoWait bounds the wait for the bot's invitation, on the world's clock.
const demoWait = 10 * time.Second

// StartDemo begins a demo match: the first member runs the demo command, and the second accepts by the first green
// button of a message that concerns them.
func (a *Acts) StartDemo(ctx context.Context) (Demo, error) {
	ctx, cancel := context.WithCancelCause(ctx)
	defer cancel(nil)
	defer a.w.Clock.AfterFunc(demoWait, func() { cancel(context.DeadlineExceeded) })()
	var d Demo
	var call CommandCall
	var refusal *Refusal
	var begin string
	a.w.Look(func() {
		d, call, refusal = a.demoCall()
		begin = a.w.NewID()
	})
	if refusal != nil {
		return Demo{}, refusal
	}
	o, err := a.Run(ctx, call)
	if err != nil {
		return Demo{}, err
	}
	if o.Kind == interaction.OutcomeFailed {
		return Demo{}, Refuse(http.StatusServiceUnavailable, "no_bot", "The bot did not answer the demo's command.")
	}
	var accept Press
	err = a.w.Await(ctx, func() (found bool) {
		accept, found = a.invitation(d.OpponentID, begin)
		return found
	})
	if err != nil {
		return Demo{}, Refuse(http.StatusServiceUnavailable, "demo_unavailable", fmt.Sprintf("The bot answered the "+
			"demo's command, but no invitation with a green button for the second member came: %v.",
			cmp.Or(context.Cause(ctx), err)))
	}
	_, err = a.Press(ctx, accept)
	var gone *Refusal
	if errors.As(err, &gone) && gone.Code == "unknown_component" {
		err = nil // the second member plays by themselves and was quicker
	}
	return d, err
}

// invitation returns the press of the first green button for a member in the messages since an id; ok is false when
// there is none yet.
func (a *Acts) invitation(member, since string) (p Press, ok bool) {
	for _, c := range a.w.SortedChannels() {
		for _, m := range a.w.ByChannel[c.ID] {
			if resource.IDLess(m.ID, since) || m.Author != a.w.Bot.ID || !a.w.Concerns(member, m) {
				continue
			}
			for _, b := range slices.Concat(resource.ControlRows(m.Components)...) {
				if b.Style == resource.StyleSuccess {
					return Press{As: member, MessageID: m.ID, CustomID: b.CustomID}, true
				}
			}
		}
	}
	return Press{}, false
}

// demoCall returns the demo that is about to begin, and the command that begins it.
func (a *Acts) demoCall() (Demo, CommandCall, *Refusal) {
	demo := a.demo
	if demo.Name == "" {
		return Demo{}, CommandCall{}, Refuse(http.StatusNotFound, "demo_unavailable",
			"This sandbox has no demo command.")
	}
	d := Demo{As: a.w.Order[0], OpponentID: a.w.Order[1]}
	for _, c := range a.w.SortedChannels() {
		if c.IsText() && d.ChannelID == "" && (demo.Channel == "" || demo.Channel == c.Name) {
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
