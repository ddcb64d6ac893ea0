package people

import (
	"context"
	"slices"
	"strconv"
	"strings"
	"time"

	"farpost/bot/app/apptest"
	"farpost/bot/discord/ui"
	"farpost/bot/sandbox"
)

// buttons are the enabled buttons and menus of a message.
func buttons(m sandbox.Message) (out []sandbox.Component) {
	for _, row := range m.Components {
		for _, c := range row.Components {
			if !c.Disabled && c.CustomID != "" {
				out = append(out, c)
			}
		}
	}
	return out
}

// quietly are the actions, with the beginnings of their arguments, of one who says nothing, the best first.
var quietly = []string{"accept", "confirm", ui.ActPass, "say:keep", "verb:end", "verb:pass", "verb:keep", ui.ActMove}

// passes finds a way to say nothing: accepting an invitation, keeping what there is, passing, ending a turn. Whatever
// is offered that depends on the person's own cards is left alone.
func (p *Person) passes(m sandbox.Message) (sandbox.Move, bool) {
	all := apptest.Controls(m)
	for _, want := range quietly {
		action, arg, _ := strings.Cut(want, ":")
		for _, c := range all {
			if c.Action == action && strings.HasPrefix(c.Arg, arg) && c.Menu == nil {
				return sandbox.Move{CustomID: c.ID}, !apptest.Private(m) || action != ui.ActMove
			}
		}
	}
	return sandbox.Move{}, false
}

// names are what people may call themselves.
var names = []string{"Ada", "x*y_z", "Æ**", "@everyone", "Longname Longname Longname 32"}

// odd does what nobody is asked for: presses anything, runs any command, changes their name, closes their direct
// messages, blocks somebody, calls a judge.
func (p *Person) odd(ctx context.Context, all []sandbox.Message) {
	switch n := p.rand.IntN(20); {
	case n == 0:
		p.done(sandbox.Outcome{}, p.Rename(names[p.rand.IntN(len(names))]))
	case n == 1:
		open := p.rand.IntN(3) > 0
		p.done(sandbox.Outcome{}, p.SetDMs(open))
	case n == 2:
		p.block(ctx)
	case n == 3:
		p.call(ctx)
	case n < 10 && len(all) > 0:
		m := all[p.rand.IntN(len(all))]
		if list := buttons(m); len(list) > 0 {
			c := list[p.rand.IntN(len(list))]
			p.press(ctx, m, sandbox.Move{CustomID: c.CustomID, Values: p.values(c)})
		}
	default:
		p.command(ctx)
	}
}

// values chooses in a menu; none for a button.
func (p *Person) values(c sandbox.Component) (out []string) {
	n := max(c.MinValues, min(1, c.MaxValues))
	switch c.Type {
	case sandbox.TypeStringSelect:
		for _, i := range p.rand.Perm(len(c.Options))[:min(n, len(c.Options))] {
			out = append(out, c.Options[i].Value)
		}
	case sandbox.TypeUserSelect, sandbox.TypeMentionableSelect:
		for _, i := range p.rand.Perm(len(p.others))[:min(n, len(p.others))] {
			out = append(out, p.others[i].ID())
		}
	}
	return out
}

// command runs any command with options as they come.
func (p *Person) command(ctx context.Context) {
	v := p.View()
	if len(v.Commands) == 0 || len(v.Channels) == 0 {
		return
	}
	c := v.Commands[p.rand.IntN(len(v.Commands))]
	channel := v.Channels[p.rand.IntN(len(v.Channels))].ID
	if c.Type > 1 {
		return // on a message
	}
	options, path := c.Options, []string(nil)
	for len(options) > 0 && options[0].Type <= sandbox.OptionGroup {
		o := options[p.rand.IntN(len(options))]
		path, options = append(path, o.Name), o.Options
	}
	var given []sandbox.OptionValue
	for _, o := range options {
		if !o.Required && p.rand.IntN(3) > 0 {
			continue
		}
		if x, ok := p.option(ctx, channel, c.Name, path, o, given); ok {
			given = append(given, x)
		}
	}
	p.enter()
	p.done(p.Run(ctx, channel, c.Name, path, given...))
}

// option fills in an option of a command.
func (p *Person) option(ctx context.Context, channel, name string, path []string, o sandbox.Option,
	given []sandbox.OptionValue) (sandbox.OptionValue, bool) {
	x := sandbox.OptionValue{Name: o.Name}
	switch o.Type {
	case sandbox.OptionUser:
		x.Value = p.others[p.rand.IntN(len(p.others))].ID()
	case sandbox.OptionBoolean:
		x.Value = p.rand.IntN(2) == 0
	case sandbox.OptionInteger:
		x.Value = 1 + p.rand.IntN(5)
	case sandbox.OptionString:
		x.Value = "3"
		if len(o.Choices) > 0 {
			x.Value = o.Choices[p.rand.IntN(len(o.Choices))].Value
		} else if o.Autocomplete {
			p.enter()
			list, err := p.Complete(ctx, channel, name, path, o.Name, "", slices.Clone(given)...)
			if err != nil || len(list) == 0 {
				return x, o.Required
			}
			x.Value = list[p.rand.IntN(len(list))].Value
		}
	default:
		return x, false
	}
	return x, true
}

// Invite invites others to a match of a game by a clock, "" for the usual one.
func (p *Person) Invite(ctx context.Context, channel, game, clock string, others ...*Person) {
	var options []sandbox.OptionValue
	for i, o := range others {
		name := "opponent"
		if i > 0 {
			name += strconv.Itoa(i + 1)
		}
		options = append(options, sandbox.OptionValue{Name: name, Value: o.ID()})
	}
	options = append(options, sandbox.OptionValue{Name: "game", Value: game})
	if clock != "" {
		options = append(options, sandbox.OptionValue{Name: "clock", Value: clock})
	}
	p.enter()
	p.done(p.Run(ctx, channel, "match", []string{"new"}, options...))
	p.sleep(ctx, time.Second)
}
