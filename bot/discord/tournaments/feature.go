package tournaments

import (
	"context"

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

// organising are the ops that show what only organisers may see. Whether a step may be taken is decided by the event.
var organising = map[string]bool{"plan": true, "set": true, "form": true, "typed": true, "people": true, "person": true,
	"swap": true, "lend": true}

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

// mayPress refuses a button of an event of another server, of one that the person may not know of, and one that shows
// what only organisers may see.
func (t *Tournaments) mayPress(ctx context.Context, p route.Place, v tournament.View, op string) error {
	r, err := t.rights(ctx, p)
	if err != nil {
		return err
	}
	switch {
	case v.Row.Server != p.GuildID, v.Event.Stage == event.Planned && !r.Organiser:
		return engine.Refuse(tournament.CodeEvent, "")
	case organising[op] && !r.Organiser:
		return engine.Refuse(event.CodeRight, "", engine.A("who", "raw:organiser"))
	}
	return nil
}
