package sandbox

import (
	"context"
	"net/http"
	"slices"
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

func (a *acts) runCommand(ctx context.Context, call CommandCall) (Outcome, error) {
	_, o, err := a.act(ctx, func() (*interaction, *Refusal) { return a.startCommand(call, interactionCommand) })
	return o, err
}

func (a *acts) complete(ctx context.Context, call CommandCall) ([]Choice, error) {
	it, o, err := a.act(ctx, func() (*interaction, *Refusal) { return a.startCommand(call, interactionAutocomplete) })
	if err != nil || o.Kind == OutcomeFailed {
		return []Choice{}, err
	}
	choices := []Choice{}
	a.w.look(func() {
		locale := a.w.members[it.user].Locale
		for _, c := range it.choices {
			if local, ok := c.NameLocal[locale]; ok {
				c.Name = local
			}
			choices = append(choices, Choice{Name: c.Name, Value: c.Value})
		}
	})
	return choices, nil
}

func (a *acts) startCommand(call CommandCall, kind int) (*interaction, *Refusal) {
	c, refusal := a.place(call.As, call.ChannelID)
	if refusal != nil {
		return nil, refusal
	}
	at := 0
	if c.Kind == channelDM {
		at = 1
	}
	cmd := a.findCommand(call, at)
	if cmd == nil {
		return nil, no(http.StatusNotFound, "unknown_command", "There is no such command here for this member.")
	}
	if a.w.permissions(call.As, c)&PermissionUseCommands == 0 {
		return nil, no(http.StatusForbidden, "not_permitted", "This member may not use commands here.")
	}
	params, ok := cmd.find(call.Path)
	if !ok {
		return nil, noField("unknown_command", "path", "Command /"+cmd.Name+" has no subcommand "+strings.Join(call.Path, " ")+".")
	}
	resolved := object{}
	options, refusal := a.readValues(call, params, kind, resolved)
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
	a.interactions.begin(it, data)
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

func (a *acts) findCommand(call CommandCall, context int) *Command {
	for _, scope := range []string{a.w.Guild.ID, ""} {
		for _, c := range a.w.sortedCommands(scope) {
			named := c.Name == call.Name && call.CommandID == "" || c.ID == call.CommandID && call.CommandID != ""
			if named && c.Type == 1 && c.offeredIn(context) && a.w.mayRun(call.As, c) {
				return c
			}
		}
	}
	return nil
}
