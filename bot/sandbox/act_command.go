package sandbox

import (
	"context"
	"net/http"
	"slices"
	"strconv"
	"strings"
)

// CommandCall is a slash command as a member typed it.
type CommandCall struct {
	As        string        `json:"as"`
	ChannelID string        `json:"channel_id"`
	CommandID string        `json:"command_id"` // or Name
	Name      string        `json:"name"`
	Path      []string      `json:"path"` // of group and subcommand
	Options   []OptionValue `json:"options"`
	Focused   string        `json:"focused"` // the option to complete, for autocompletion
}

// act waits for the outcome of an interaction that start begins.
func (s *Server) act(ctx context.Context, start func() (*interaction, *Refusal)) (*interaction, Outcome, error) {
	var it *interaction
	refusal := s.as(func() (refusal *Refusal) {
		it, refusal = start()
		return refusal
	})
	if refusal != nil {
		return nil, Outcome{}, refusal
	}
	select {
	case o := <-it.done:
		return it, o, nil
	case <-ctx.Done():
		return nil, Outcome{}, ctx.Err()
	case <-s.ctx.Done():
		return nil, Outcome{}, no(http.StatusServiceUnavailable, "no_bot", "The sandbox is stopping.")
	}
}

func (s *Server) runCommand(ctx context.Context, call CommandCall) (Outcome, error) {
	_, o, err := s.act(ctx, func() (*interaction, *Refusal) { return s.startCommand(call, interactionCommand) })
	return o, err
}

func (s *Server) complete(ctx context.Context, call CommandCall) ([]Choice, error) {
	it, o, err := s.act(ctx, func() (*interaction, *Refusal) { return s.startCommand(call, interactionAutocomplete) })
	if err != nil || o.Kind == OutcomeFailed {
		return []Choice{}, err
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	choices := []Choice{}
	locale := s.w.members[it.user].Locale
	for _, c := range it.choices {
		if local, ok := c.NameLocal[locale]; ok {
			c.Name = local
		}
		choices = append(choices, Choice{Name: c.Name, Value: c.Value})
	}
	return choices, nil
}

// place checks that a member can act in a channel and that there is a bot to act on.
func (s *Server) place(member, channelID string) (*channel, *Refusal) {
	if s.w.members[member] == nil {
		return nil, no(http.StatusNotFound, "unknown_member", "There is no member with the id "+member+".")
	}
	c := s.w.channels[channelID]
	if !s.sees(member, c) {
		return nil, no(http.StatusNotFound, "unknown_channel", "There is no such channel, or this member cannot see it.")
	}
	s.archiveIfDue(c)
	if !s.gate.online() {
		return nil, no(http.StatusServiceUnavailable, "no_bot", "The bot is not connected to the sandbox.")
	}
	return c, nil
}

// mayRun says whether a member may use a command in the guild.
func (s *Server) mayRun(member string, c *Command) bool {
	if c.DefaultPermissions == nil {
		return true
	}
	wanted, err := strconv.ParseInt(*c.DefaultPermissions, 10, 64)
	have := s.w.guildPermissions(member)
	if wanted == 0 { // nobody but administrators
		wanted = PermissionAdministrator
	}
	return err == nil && have&wanted == wanted
}

func (s *Server) startCommand(call CommandCall, kind int) (*interaction, *Refusal) {
	c, refusal := s.place(call.As, call.ChannelID)
	if refusal != nil {
		return nil, refusal
	}
	at := 0
	if c.Kind == channelDM {
		at = 1
	}
	cmd := s.findCommand(call, at)
	if cmd == nil {
		return nil, no(http.StatusNotFound, "unknown_command", "There is no such command here for this member.")
	}
	if s.w.permissions(call.As, c)&PermissionUseCommands == 0 {
		return nil, no(http.StatusForbidden, "not_permitted", "This member may not use commands here.")
	}
	params, ok := cmd.find(call.Path)
	if !ok {
		return nil, noField("unknown_command", "path", "Command /"+cmd.Name+" has no subcommand "+strings.Join(call.Path, " ")+".")
	}
	resolved := object{}
	options, refusal := s.readValues(call, params, kind, resolved)
	if refusal != nil {
		return nil, refusal
	}
	it := &interaction{kind: kind, user: call.As, channel: c.ID, text: "/" + strings.Join(append([]string{cmd.Name}, call.Path...), " ")}
	if i := slices.IndexFunc(params, func(o Option) bool { return o.Name == call.Focused }); kind == interactionAutocomplete {
		if i < 0 || !params[i].Autocomplete {
			return nil, noField("option_unknown", "focused", "The option "+call.Focused+" has no autocompletion.")
		}
		it.optType = params[i].Type
	}
	data := object{"id": cmd.ID, "name": cmd.Name, "type": 1, "options": nest(cmd.Options, call.Path, options)}
	if cmd.GuildID != "" {
		data["guild_id"] = cmd.GuildID
	}
	if len(resolved) > 0 {
		data["resolved"] = resolved
	}
	s.begin(it, data)
	return it, nil
}

// nest wraps options in their subcommand and group.
func nest(params []Option, path []string, options []object) []object {
	if len(path) == 0 {
		return options
	}
	i := slices.IndexFunc(params, func(o Option) bool { return o.Name == path[0] })
	return []object{{"name": path[0], "type": params[i].Type, "options": nest(params[i].Options, path[1:], options)}}
}

func (s *Server) findCommand(call CommandCall, context int) *Command {
	for _, scope := range []string{s.w.Guild.ID, ""} {
		for _, c := range s.w.sortedCommands(scope) {
			named := c.Name == call.Name && call.CommandID == "" || c.ID == call.CommandID && call.CommandID != ""
			if named && c.Type == 1 && c.offeredIn(context) && s.mayRun(call.As, c) {
				return c
			}
		}
	}
	return nil
}
