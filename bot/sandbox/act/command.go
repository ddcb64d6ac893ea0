package act

import (
	"context"
	"net/http"
	"slices"
	"strings"

	"farpost/bot/sandbox/interaction"
	"farpost/bot/sandbox/resource"
)

func (a *Acts) Run(ctx context.Context, call CommandCall) (interaction.Outcome, error) {
	_, o, err := a.act(ctx, func() (*interaction.Interaction, *Refusal) { return a.startCommand(call, resource.InteractionCommand) })
	return o, err
}

func (a *Acts) Complete(ctx context.Context, call CommandCall) ([]resource.Choice, error) {
	it, o, err := a.act(ctx, func() (*interaction.Interaction, *Refusal) {
		return a.startCommand(call, resource.InteractionAutocomplete)
	})
	if err != nil || o.Kind == interaction.OutcomeFailed {
		return []resource.Choice{}, err
	}
	choices := []resource.Choice{}
	a.W.Look(func() {
		locale := a.W.Members[it.User].Locale
		for _, c := range it.Choices {
			if local, ok := c.NameLocal[locale]; ok {
				c.Name = local
			}
			choices = append(choices, resource.Choice{Name: c.Name, Value: c.Value})
		}
	})
	return choices, nil
}

func (a *Acts) startCommand(call CommandCall, kind int) (*interaction.Interaction, *Refusal) {
	c, refusal := a.place(call.As, call.ChannelID)
	if refusal != nil {
		return nil, refusal
	}
	at := 0
	if c.Kind == resource.ChannelDM {
		at = 1
	}
	cmd := a.findCommand(call, at)
	if cmd == nil {
		return nil, Refuse(http.StatusNotFound, "unknown_command", "There is no such command here for this member.")
	}
	if a.W.Permissions(call.As, c)&resource.PermissionUseCommands == 0 {
		return nil, Refuse(http.StatusForbidden, "not_permitted", "This member may not use commands here.")
	}
	params, ok := cmd.Find(call.Path)
	if !ok {
		return nil, refuseField("unknown_command", "path", "Command /"+cmd.Name+" has no subcommand "+strings.Join(call.Path, " ")+".")
	}
	resolved := resource.Object{}
	options, refusal := a.readValues(call, params, kind, resolved)
	if refusal != nil {
		return nil, refusal
	}
	it := &interaction.Interaction{Kind: kind, User: call.As, Channel: c.ID, Text: "/" + strings.Join(append([]string{cmd.Name}, call.Path...), " ")}
	if i := slices.IndexFunc(params, func(o resource.Option) bool { return o.Name == call.Focused }); kind == resource.InteractionAutocomplete {
		if i < 0 || !params[i].Autocomplete {
			return nil, refuseField("option_unknown", "focused", "The option "+call.Focused+" has no autocompletion.")
		}
		it.OptType = params[i].Type
	}
	data := resource.Object{"id": cmd.ID, "name": cmd.Name, "type": 1, "options": nest(cmd.Options, call.Path, options)}
	if cmd.GuildID != "" {
		data["guild_id"] = cmd.GuildID
	}
	if len(resolved) > 0 {
		data["resolved"] = resolved
	}
	a.interactions.Begin(it, data)
	return it, nil
}

// nest wraps options in their subcommand and group.
func nest(params []resource.Option, path []string, options []resource.Object) []resource.Object {
	if len(path) == 0 {
		return options
	}
	i := slices.IndexFunc(params, func(o resource.Option) bool { return o.Name == path[0] })
	return []resource.Object{{"name": path[0], "type": params[i].Type, "options": nest(params[i].Options, path[1:], options)}}
}

func (a *Acts) findCommand(call CommandCall, context int) *resource.Command {
	for _, scope := range []string{a.W.Guild.ID, ""} {
		for _, c := range a.W.SortedCommands(scope) {
			named := c.Name == call.Name && call.CommandID == "" || c.ID == call.CommandID && call.CommandID != ""
			if named && c.Type == 1 && c.OfferedIn(context) && a.W.MayRun(call.As, c) {
				return c
			}
		}
	}
	return nil
}
