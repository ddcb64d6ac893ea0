package act

import (
	"context"
	"errors"
	"fmt"
	"net/http"
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

// demoWait bounds, in real time, the wait for the bot's invitation.
const demoWait = 10 * time.Second

// StartDemo runs the demo command as the first member and accepts as the second, by the first
// green button of a message that concerns the second member.
func (a *Acts) StartDemo(ctx context.Context) (Demo, error) {
	ctx, cancel := context.WithTimeout(ctx, demoWait)
	defer cancel()
	var d Demo
	var call CommandCall
	var refusal *Refusal
	var begin string
	a.W.Look(func() {
		d, call, refusal = a.demoCall()
		begin = a.W.NewID()
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
	err = a.W.Await(ctx, func() bool {
		for _, c := range a.W.SortedChannels() {
			for _, m := range a.W.ByChannel[c.ID] {
				if resource.IDLess(m.ID, begin) || m.Author != a.W.Bot.ID || !a.W.Concerns(d.OpponentID, m) {
					continue
				}
				for _, row := range resource.ControlRows(m.Components) {
					for _, b := range row {
						if b.Style == resource.StyleSuccess {
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
		return Demo{}, Refuse(http.StatusServiceUnavailable, "demo_unavailable",
			fmt.Sprintf("The bot answered the demo's command, but no invitation with a green button for the second member came: %v.", err))
	}
	_, err = a.Press(ctx, accept)
	var gone *Refusal
	if errors.As(err, &gone) && gone.Code == "unknown_component" {
		err = nil // the second member plays by itself and was quicker
	}
	return d, err
}

// demoCall returns the demo that is about to begin, and the command that begins it. The caller holds the lock.
func (a *Acts) demoCall() (Demo, CommandCall, *Refusal) {
	demo := a.demo
	if demo.Name == "" {
		return Demo{}, CommandCall{}, Refuse(http.StatusNotFound, "demo_unavailable", "This sandbox has no demo command.")
	}
	d := Demo{As: a.W.Order[0], OpponentID: a.W.Order[1]}
	for _, c := range a.W.SortedChannels() {
		if c.Kind == resource.ChannelText && d.ChannelID == "" && (demo.Channel == "" || demo.Channel == c.Name) {
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
