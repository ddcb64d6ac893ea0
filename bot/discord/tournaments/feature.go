package tournaments

import (
	"context"
	"strings"

	"farpost/bot/discord/route"
	"farpost/bot/discord/ui"
	"farpost/bot/tournament"
	"farpost/bot/tournament/event"
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
	of := func(op string) route.Handler {
		return func(ctx context.Context, p route.Place) error {
			v, err := t.meant(ctx, p)
			if err != nil {
				return err
			}
			return t.ops()[op](ctx, p, v, nil)
		}
	}
	var out []route.Command
	out = append(out, route.Command{Path: "tournament new", Guild: true, Do: t.create, Options: []route.Option{
		route.Required(build.Text("tournament", "name")), build.Game("tournament")}})
	for _, op := range []string{"show", "join", "deck", "drop", "standings", "match", "panel"} {
		out = append(out, route.Command{Path: "tournament " + op, Guild: true, Do: of(op)})
	}
	return out
}

// ops maps what a button can say to what it does.
func (t *Tournaments) ops() map[string]handler {
	return map[string]handler{
		"show": t.show, "join": t.join, "deck": t.deck, "bring": t.bring, "here": t.here, "drop": t.drop,
		"standings": t.standings, "table": t.inTable, "tree": t.treeInWords,
		"match": t.match, "log": t.log, "report": t.report,
		"dispute": t.dispute,
		"panel":   t.panel, "plan": t.plan, "set": t.set, "ask": t.ask, "do": t.do, "why": t.why, "because": t.because,
		"round": t.round, "pairing": t.pairing, "people": t.roster, "person": t.person, "export": t.export,
		"form": t.form, "typed": t.typed, "swap": t.swap,
	}
}

// organising are the ops that show what only organisers may see. Whether a step may be taken is decided by the event.
var organising = map[string]bool{"plan": true, "set": true, "form": true, "typed": true, "people": true, "person": true,
	"swap": true}

// press finds the event and the op of a button. An argument that none of ours has is answered as an unknown button is.
func (t *Tournaments) press(ctx context.Context, p route.Place) error {
	parts := strings.Split(p.Button.Arg, "/")
	if len(parts) < 2 || t.ops()[parts[1]] == nil {
		return engine.Refuse("button.unknown", "")
	}
	v, err := t.Desk.Look(ctx, parts[0])
	if err != nil {
		return err
	}
	r, err := t.rights(ctx, p)
	if err != nil {
		return err
	}
	switch {
	case v.Row.Server != p.GuildID, v.Event.Stage == event.Planned && !r.Organiser:
		return engine.Refuse(tournament.CodeEvent, "")
	case organising[parts[1]] && !r.Organiser:
		return engine.Refuse(event.CodeRight, "", engine.A("who", "raw:organiser"))
	}
	return t.ops()[parts[1]](ctx, p, v, append(parts[2:], p.Values...))
}
