package tournaments

import (
	"context"

	"farpost/bot/discord/route"
	"farpost/bot/discord/ui"
	"farpost/engine"
)

// Presses lists the one action of all buttons, menus and forms.
func (t *Tournaments) Presses() []route.Press {
	return []route.Press{
		{Action: ui.ActEvent, Do: t.press},
		{Action: ui.ActEventPick, Do: t.press},
		{Action: ui.ActEventForm, Form: true, Do: t.press},
	}
}

// Commands lists the subcommands of /tournament.
func (t *Tournaments) Commands() []route.Command {
	build := route.Builder{Words: t.Words}
	named := route.Completed(build.Text("tournament", OptEvent))
	complete := map[string]route.Completer{OptEvent: t.complete}
	out := []route.Command{{Path: "tournament new", Guild: true, Do: t.create, Options: []route.Option{
		route.Required(build.Text("tournament", "name")), build.Game("tournament"), build.Place("tournament")}}}
	for _, op := range []string{"show", "join", "deck", "here", "drop", "standings", "match", "panel"} {
		out = append(out, route.Command{Path: "tournament " + commands[op], Guild: true, Do: t.command(op),
			Options: []route.Option{named}, Complete: complete})
	}
	return out
}

// commands are the ops that are commands, too, with their names there.
var commands = map[string]string{"show": "show", "join": "join", "deck": "deck", "here": "checkin", "drop": "drop",
	"standings": "standings", "match": "match", "panel": "panel"}

// ops maps what a button can say to what it does.
func (t *Tournaments) ops() map[string]handler {
	return map[string]handler{
		"show": t.show, "join": t.join, "deck": t.deck, "bring": t.bring, "here": t.here, "drop": t.drop,
		"standings": t.standings, "table": t.inTable, "tree": t.treeInWords,
		"match": t.match, "log": t.log, "report": t.report,
		"dispute": t.dispute,
		"panel":   t.panel, "plan": t.plan, "set": t.set, "ask": t.ask, "do": t.do, "why": t.why, "because": t.because,
		"round": t.round, "pairing": t.pairing, "people": t.roster, "person": t.person, "export": t.export,
		"form": t.form, "typed": t.typed, "swap": t.swap, "lend": t.lend,
		"players": t.players, "list": t.deckList,
	}
}

// press finds the event and the op of a button. An argument that none of ours has is answered as an unknown button is.
func (t *Tournaments) press(ctx context.Context, p route.Place) error {
	of, parts := split(p.Button.Arg, p.Values)
	switch {
	case of == ofAny:
		return t.chosen(ctx, p, parts)
	case len(parts) == 0 || t.ops()[parts[0]] == nil:
		return engine.Refuse("button.unknown", "")
	}
	return t.at(ctx, p, of, parts)
}

// command answers a command about an event. Where it may mean several, the person chooses.
func (t *Tournaments) command(op string) route.Handler {
	return func(ctx context.Context, p route.Place) error {
		list, err := t.meant(ctx, p, op)
		if err != nil {
			return err
		}
		if len(list) == 1 {
			return t.ops()[op](ctx, p, list[0], nil)
		}
		return t.choose(ctx, p, op, list, 0)
	}
}

// chosen goes on with the event that was picked, or turns the page of the choice.
func (t *Tournaments) chosen(ctx context.Context, p route.Place, parts []string) error {
	if len(parts) == 0 || commands[parts[0]] == "" {
		return engine.Refuse("button.unknown", "")
	}
	if len(p.Values) == 1 {
		return t.at(ctx, p, p.Values[0], parts[:1])
	}
	list, err := t.meant(ctx, p, parts[0])
	if err != nil {
		return err
	}
	return t.choose(ctx, p, parts[0], list, route.PageOf(parts[1:]))
}

// at does an op of an event that a button names.
func (t *Tournaments) at(ctx context.Context, p route.Place, id string, parts []string) error {
	v, err := t.Desk.Look(ctx, id)
	if err != nil {
		return err
	}
	if err := t.mayPress(ctx, p, v, parts[0]); err != nil {
		return err
	}
	return t.ops()[parts[0]](ctx, p, v, parts[1:])
}
