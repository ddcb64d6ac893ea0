package tournaments

import (
	"context"
	"slices"
	"strings"

	"farpost/bot/discord/route"
	"farpost/bot/discord/ui"
	"farpost/bot/tournament"
	"farpost/bot/tournament/event"
	"farpost/engine"
	"farpost/storage"
)

// OptEvent is the name of the option that names an event, in every command about one.
const OptEvent = "event"

// seen lists the events of a server that a person may know of, the one that changed last first. Planned events are for
// organisers alone.
func (t *Tournaments) seen(ctx context.Context, p route.Place) ([]tournament.View, error) {
	list, err := t.Desk.List(ctx, storage.EventFilter{Server: p.GuildID})
	if err != nil {
		return nil, err
	}
	r, err := t.rights(ctx, p)
	if err != nil {
		return nil, err
	}
	return keep(list, func(v tournament.View) bool { return v.Event.Stage != event.Planned || r.Organiser }), nil
}

// meant finds the events that a command may mean: the one that it names; else those in which the person can do what op
// does, wherever they are; else those of this channel, or thread; else the open ones of the server that the person
// plays in, or all of them; else the one that closed last. It returns one at least.
func (t *Tournaments) meant(ctx context.Context, p route.Place, op string) ([]tournament.View, error) {
	list, err := t.seen(ctx, p)
	if err != nil {
		return nil, err
	}
	if typed := p.Options.Text(OptEvent); typed != "" {
		return called(list, typed)
	}
	open := keep(list, func(v tournament.View) bool { return !v.Row.Closed })
	in := func(channel string) func(tournament.View) bool {
		return func(v tournament.View) bool { return v.Row.Channel == channel }
	}
	mine := func(v tournament.View) bool { return isIn(v.Event, p.User.ID) }
	if fits := wanted[op]; fits != nil {
		own := keep(open, func(v tournament.View) bool { return fits(v.Event, p.User.ID) })
		if here := keep(own, in(p.ChannelID)); len(here) == 1 && op != "match" {
			return here, nil // what is asked of one's match is answered over all events
		}
		if len(own) > 0 {
			return own, nil
		}
	}
	for _, from := range [][]tournament.View{keep(open, in(p.ChannelID)), keep(open, in(p.Parent())),
		keep(open, mine), open} {
		if len(from) > 0 {
			return from, nil
		}
	}
	for _, from := range [][]tournament.View{keep(list, in(p.ChannelID)), keep(list, in(p.Parent())), list} {
		if len(from) > 0 {
			return from[:1], nil
		}
	}
	return nil, engine.Refuse("event.none", "")
}

// wanted are the events in which a person can do what a command does, by its op. Others are for whoever names them.
var wanted = map[string]func(e event.Event, player string) bool{
	"match": func(e event.Event, player string) bool {
		_, q, ok := e.PairingOf(player)
		return ok && e.Stage == event.Running && q.Done == ""
	},
	"here": func(e event.Event, player string) bool {
		me, in := e.Player(player)
		return in && e.Stage == event.CheckingIn && !me.Here
	},
	"deck": func(e event.Event, player string) bool { return isIn(e, player) && e.TakesDecks() },
	"drop": isIn,
	"join": func(e event.Event, player string) bool { return e.Signing() && !isIn(e, player) },
}

// isIn reports whether a person is in an event and has not left it.
func isIn(e event.Event, player string) bool {
	me, in := e.Player(player)
	return in && !me.Gone
}

// called finds the event of an id, or of a name that was typed.
func called(list []tournament.View, typed string) ([]tournament.View, error) {
	for _, fits := range []func(v tournament.View) bool{
		func(v tournament.View) bool { return v.Row.ID == typed },
		func(v tournament.View) bool { return strings.EqualFold(ui.Tidy(v.Row.Name), ui.Tidy(typed)) },
		func(v tournament.View) bool { return route.Contains(v.Row.Name, typed) },
	} {
		if found := keep(list, fits); len(found) > 0 {
			return found, nil
		}
	}
	return nil, engine.Refuse("event.noname", "", engine.A("text", ui.Typed(ui.Clip(ui.Tidy(typed), ui.MaxOption))))
}

// complete completes OptEvent: the open events first, then the latest that are over.
func (t *Tournaments) complete(ctx context.Context, p route.Place, typed string) (route.Choices, error) {
	list, err := t.seen(ctx, p)
	if err != nil {
		return nil, err
	}
	var out route.Choices
	for _, closed := range []bool{false, true} {
		for _, v := range list {
			name := v.Row.Name + " · " + t.GameName(v.Event.Plan.Game, p.Lang)
			if v.Row.Closed == closed && route.Contains(name, typed) {
				out = append(out, route.Choice(name, v.Row.ID))
			}
		}
	}
	return out, nil
}

func keep(list []tournament.View, fits func(tournament.View) bool) []tournament.View {
	return slices.DeleteFunc(slices.Clone(list), func(v tournament.View) bool { return !fits(v) })
}
