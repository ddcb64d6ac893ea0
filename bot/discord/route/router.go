package route

import (
	"context"
	"fmt"
	"strings"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/api"
	"farpost/bot/discord/people"
	"farpost/bot/discord/reply"
	"farpost/bot/discord/ui"
	"farpost/bot/table"
	"farpost/engine"
)

// Router finds the entry of a feature's table that answers an interaction, and calls its handler.
type Router struct {
	find     *Finder
	watching Handler
	presses  map[string]Press
	commands map[string]Command
	order    []string // the commands' paths in the order of the tables
}

// NewRouter joins the tables of features. Watching answers somebody who has no seat in a match where one is needed. Two
// entries of one name are a mistake in the program; they panic.
func NewRouter(find *Finder, watching Handler, features ...Feature) *Router {
	r := &Router{find: find, watching: watching, presses: map[string]Press{}, commands: map[string]Command{}}
	for _, f := range features {
		for _, p := range f.Presses() {
			if _, had := r.presses[p.Action]; had {
				panic(fmt.Sprintf("route: two presses are called %q", p.Action))
			}
			r.presses[p.Action] = p
		}
		for _, c := range f.Commands() {
			if _, had := r.commands[c.Path]; had {
				panic(fmt.Sprintf("route: two commands are called %q", c.Path))
			}
			r.commands[c.Path] = c
			r.order = append(r.order, c.Path)
		}
	}
	return r
}

// Presses returns all presses by their action.
func (r *Router) Presses() map[string]Press { return r.presses }

// Press answers a button or a menu.
func (r *Router) Press(ctx context.Context, c reply.Call, id ui.ID, values []string) error {
	entry, ok := r.presses[id.Action]
	if !ok || entry.Form {
		return unknown(c)
	}
	for _, v := range values {
		if tooLong(v, ui.MaxOption) != nil {
			return unknown(c) // no menu of ours has such an option
		}
	}
	return r.press(ctx, entry, Place{Call: c, Button: id, Values: values})
}

// Submit answers a form that was sent.
func (r *Router) Submit(ctx context.Context, c reply.Call, id ui.ID) error {
	entry, ok := r.presses[id.Action]
	if !ok || !entry.Form {
		return unknown(c)
	}
	for _, text := range c.Inputs {
		if err := tooLong(text, ui.MaxFormText); err != nil {
			return err
		}
	}
	return r.press(ctx, entry, Place{Call: c, Button: id})
}

// press calls the handler of an entry, with the match that the button names if it needs one.
func (r *Router) press(ctx context.Context, entry Press, p Place) error {
	return r.serve(ctx, entry.Needs, entry.Do, p, func() (table.Position, error) {
		return r.find.Table.Position(ctx, p.Button.Match)
	})
}

// Command answers a slash command.
func (r *Router) Command(ctx context.Context, c reply.Call, data discordgo.ApplicationCommandInteractionData) error {
	entry, opts, ok := r.command(data)
	if !ok {
		return unknown(c)
	}
	if err := opts.within(entry.Options, false); err != nil {
		return err
	}
	p := Place{Call: c, Options: opts, Target: target(data)}
	return r.serve(ctx, entry.Needs, entry.Do, p, func() (table.Position, error) {
		return r.find.Match(ctx, c, opts.Text(OptMatch), entry.Game)
	})
}

// serve loads the match if one is needed, and calls the handler if the person may use it. Else it tells them why not.
func (r *Router) serve(
	ctx context.Context, needs Needs, do Handler, p Place, load func() (table.Position, error),
) (err error) {
	if needs == Match || needs == Seat {
		if p.Pos, err = load(); err == nil {
			p, err = r.find.present(ctx, p)
		}
		if err != nil {
			return err
		}
	}
	switch {
	case needs == Seat && p.Seat == engine.NoSeat:
		return r.watching(ctx, p)
	case needs == Administrator && !people.Manages(p.Member):
		return p.Say(api.Message{Content: p.Text("setup.denied")})
	}
	return do(ctx, p)
}

// Complete completes the option that is being typed. What the table refuses has no completions.
func (r *Router) Complete(ctx context.Context, c reply.Call, data discordgo.ApplicationCommandInteractionData) error {
	entry, opts, _ := r.command(data)
	focus, typed := opts.Focused()
	complete, ok := entry.Complete[focus]
	if !ok {
		complete, ok = entry.Complete[""]
	}
	if !ok || opts.within(entry.Options, true) != nil {
		return c.Choose(nil)
	}
	found, err := complete(ctx, Place{Call: c, Options: opts}, typed)
	if err != nil && engine.IsRefusal(err) == nil {
		return fmt.Errorf("complete %s of /%s: %w", focus, entry.Path, err)
	}
	return c.Choose(found)
}

// target is the text of the message that a command on messages was used on; "" for every other command.
func target(data discordgo.ApplicationCommandInteractionData) string {
	if data.Resolved == nil || data.TargetID == "" {
		return ""
	}
	if m := data.Resolved.Messages[data.TargetID]; m != nil {
		return m.Content
	}
	return ""
}

// command finds the entry of a command, and its options.
func (r *Router) command(data discordgo.ApplicationCommandInteractionData) (Command, Options, bool) {
	path, list := data.Name, data.Options
	if len(list) > 0 && list[0].Type == discordgo.ApplicationCommandOptionSubCommand {
		path, list = path+" "+list[0].Name, list[0].Options
	}
	entry, ok := r.commands[path]
	return entry, optionsOf(list), ok
}

// Definitions lists all commands as they are registered at Discord, in the order of the tables. Subcommands are joined
// under their command.
func (r *Router) Definitions() []*discordgo.ApplicationCommand {
	var out []*discordgo.ApplicationCommand
	groups := map[string]*discordgo.ApplicationCommand{}
	build := Builder{r.find.Words}
	for _, path := range r.order {
		entry := r.commands[path]
		if entry.Message {
			out = append(out, build.onMessages(path))
			continue
		}
		name, sub, _ := strings.Cut(path, " ")
		def := groups[name]
		if def == nil {
			def = build.command(name)
			groups[name] = def
			out = append(out, def)
			if entry.Guild {
				def.Contexts = &[]discordgo.InteractionContextType{discordgo.InteractionContextGuild}
			}
			if entry.Needs == Administrator {
				manage := int64(discordgo.PermissionManageGuild)
				def.DefaultMemberPermissions = &manage
			}
		}
		if !entry.Guild {
			def.Contexts = nil
		}
		if entry.Needs != Administrator {
			def.DefaultMemberPermissions = nil
		}
		if sub == "" {
			def.Options = entry.Options
		} else {
			def.Options = append(def.Options, build.subcommand(name, sub, entry))
		}
	}
	return out
}

// unknown answers what has no entry any more, such as a button of an old version.
func unknown(c reply.Call) error {
	return c.Say(api.Message{Content: c.Text("button.unknown")})
}
