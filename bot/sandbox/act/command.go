package act

import (
	"context"
	"net/http"
	"slices"
	"strings"

	"farpost/bot/sandbox/interaction"
	"farpost/bot/sandbox/resource"
	"farpost/bot/sandbox/world"
)

// Run runs a slash command, or a command on a message, and waits for the bot.
func (a *Acts) Run(ctx context.Context, call CommandCall) (interaction.Outcome, error) {
	_, o, err := a.settle(ctx, func() (*interaction.Interaction, *Refusal) {
		if call.TargetID != "" {
			return a.startOnMessage(call)
		}
		return a.startCommand(call, resource.InteractionCommand)
	})
	return o, err
}

// Complete asks the bot for choices of the focused option, and returns them in the member's language. A bot that does
// not answer offers none.
func (a *Acts) Complete(ctx context.Context, call CommandCall) ([]resource.Choice, error) {
	it, o, err := a.settle(ctx, func() (*interaction.Interaction, *Refusal) {
		return a.startCommand(call, resource.InteractionAutocomplete)
	})
	if err != nil || o.Kind == interaction.OutcomeFailed {
		return []resource.Choice{}, err
	}
	choices := []resource.Choice{}
	a.w.Look(func() {
		locale := a.w.Members[it.User].Locale
		for _, c := range it.Choices {
			if local, ok := c.NameLocal[locale]; ok {
				c.Name = local
			}
			choices = append(choices, resource.Choice{Name: c.Name, Value: c.Value})
		}
	})
	return choices, nil
}

// startCommand begins a command or, by kind, the autocompletion of one of its options.
func (a *Acts) startCommand(call CommandCall, kind int) (*interaction.Interaction, *Refusal) {
	c, cmd, refusal := a.command(call, resource.CommandSlash)
	if refusal != nil {
		return nil, refusal
	}
	params, ok := cmd.Find(call.Path)
	if !ok {
		return nil, refuseField("unknown_command", "path",
			"Command /"+cmd.Name+" has no subcommand "+strings.Join(call.Path, " ")+".")
	}
	resolved := resource.Object{}
	options, refusal := a.readValues(call, params, kind, resolved)
	if refusal != nil {
		return nil, refusal
	}
	typed := "/" + strings.Join(append([]string{cmd.Name}, call.Path...), " ")
	it := &interaction.Interaction{Kind: kind, User: call.As, Channel: c.ID, Text: typed}
	if kind == resource.InteractionAutocomplete {
		i := slices.IndexFunc(params, func(o resource.Option) bool { return o.Name == call.Focused })
		if i < 0 || !params[i].Autocomplete {
			return nil, refuseField("option_unknown", "focused", "The option "+call.Focused+" has no autocompletion.")
		}
		it.OptionType = params[i].Type
	}
	data := commandData(cmd)
	data["options"] = nest(cmd.Options, call.Path, options)
	if len(resolved) > 0 {
		data["resolved"] = resolved
	}
	a.interactions.Begin(it, data)
	return it, nil
}

// command returns where a command is called, and the command, or says why it cannot be called there.
func (a *Acts) command(call CommandCall, kind int) (*world.Channel, *resource.Command, *Refusal) {
	c, refusal := a.place(call.As, call.ChannelID)
	if refusal != nil {
		return nil, nil, refusal
	}
	cmd := a.findCommand(call, c, kind)
	if cmd == nil {
		return nil, nil,
			Refuse(http.StatusNotFound, "unknown_command", "There is no such command here for this member.")
	}
	if a.w.Permissions(call.As, c)&resource.PermissionUseCommands == 0 {
		return nil, nil, Refuse(http.StatusForbidden, "not_permitted", "This member may not use commands here.")
	}
	return c, cmd, nil
}

// commandData is what the interaction of any command carries.
func commandData(cmd *resource.Command) resource.Object {
	data := resource.Object{"id": cmd.ID, "name": cmd.Name, "type": cmd.Type}
	if cmd.GuildID != "" {
		data["guild_id"] = cmd.GuildID
	}
	return data
}

// nest returns options inside their subcommand and group, as an interaction carries them.
func nest(params []resource.Option, path []string, options []resource.Object) []resource.Object {
	if len(path) == 0 {
		return options
	}
	i := slices.IndexFunc(params, func(o resource.Option) bool { return o.Name == path[0] })
	inner := nest(params[i].Options, path[1:], options)
	return []resource.Object{{"name": path[0], "type": params[i].Type, "options": inner}}
}

// findCommand returns the command of a type that a member means in a channel, or nil; one of the guild goes before a
// global one.
func (a *Acts) findCommand(call CommandCall, c *world.Channel, kind int) *resource.Command {
	context := 0
	if c.Kind == resource.ChannelDM {
		context = 1
	}
	for _, scope := range []string{a.w.Guild.ID, ""} {
		for _, cmd := range a.w.SortedCommands(scope) {
			named := cmd.Name == call.Name && call.CommandID == "" || cmd.ID == call.CommandID && call.CommandID != ""
			if named && cmd.Type == kind && cmd.OfferedIn(context) && a.w.MayRun(call.As, cmd) {
				return cmd
			}
		}
	}
	return nil
}
