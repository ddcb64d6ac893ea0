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
func (s *Server) startDemo(ctx context.Context) (Demo, error) {
	ctx, cancel := context.WithTimeout(ctx, demoWait)
	defer cancel()
	d, call, refusal := s.demoCall()
	if refusal != nil {
		return Demo{}, refusal
	}
	s.mu.Lock()
	begin := s.newID()
	s.mu.Unlock()
	o, err := s.runCommand(ctx, call)
	if err != nil {
		return Demo{}, err
	}
	if o.Kind == OutcomeFailed {
		return Demo{}, no(http.StatusServiceUnavailable, "no_bot", "The bot did not answer the demo's command.")
	}
	var accept Press
	err = s.await(ctx, func() bool {
		for _, c := range s.w.sortedChannels() {
			for _, m := range s.w.byChan[c.ID] {
				if idLess(m.ID, begin) || m.Author != s.w.Bot.ID || !s.concerns(d.OpponentID, m) {
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
	_, err = s.press(ctx, accept)
	var gone *Refusal
	if errors.As(err, &gone) && gone.Code == "unknown_component" {
		err = nil // the second member plays by itself and was quicker
	}
	return d, err
}

func (s *Server) demoCall() (Demo, CommandCall, *Refusal) {
	s.mu.Lock()
	defer s.mu.Unlock()
	demo := s.cfg.Demo
	if demo.Name == "" {
		return Demo{}, CommandCall{}, no(http.StatusNotFound, "demo_unavailable", "This sandbox has no demo command.")
	}
	d := Demo{As: s.w.Order[0], OpponentID: s.w.Order[1]}
	for _, c := range s.w.sortedChannels() {
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

// await returns when check, called with the world locked, is true: it looks now and after each
// change.
func (s *Server) await(ctx context.Context, check func() bool) error {
	for {
		s.mu.Lock()
		ok, changed := check(), s.changed
		s.mu.Unlock()
		if ok {
			return nil
		}
		if err := s.untilChanged(ctx, changed); err != nil {
			return err
		}
	}
}

// untilChanged waits for a change after the one at which changed was taken.
func (s *Server) untilChanged(ctx context.Context, changed <-chan struct{}) error {
	select {
	case <-changed:
		return nil
	case <-ctx.Done():
		return ctx.Err()
	case <-s.ctx.Done():
		return fmt.Errorf("sandbox: closed while waiting: %w", context.Canceled)
	}
}
