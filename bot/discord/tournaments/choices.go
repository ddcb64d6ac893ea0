package tournaments

import (
	"context"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/reply"
	"farpost/bot/discord/route"
	"farpost/bot/discord/ui"
	"farpost/bot/tournament"
	"farpost/bot/tournament/event"
	"farpost/bot/tournament/standings"
	"farpost/engine"
)

// part is something of a plan that is chosen from a menu.
type part struct {
	name string
	// fits reports whether a plan has a choice there; nil for every plan.
	fits func(event.Plan) bool
	// runs says that it can be changed while the event runs, for the rounds to come.
	runs bool
	// offer adds what can be chosen.
	offer func(o *offer)
	// take puts what was chosen into a plan. A value that was never offered is refused where plans are checked; false
	// says that it cannot even be read.
	take func(pl *event.Plan, value string) bool
}

// parts are all parts of a plan, what is chosen first before what is rarely changed.
var parts = []part{
	{name: "format", offer: (*offer).formats, take: takeFormat},
	{name: "bestof", fits: ofTwo, offer: (*offer).games, take: func(pl *event.Plan, s string) bool {
		return whole(&pl.BestOf, s)
	}},
	{name: "seats", fits: inPods, offer: (*offer).seats, take: func(pl *event.Plan, s string) bool {
		return whole(&pl.Seats, s)
	}},
	{name: "round", runs: true, offer: (*offer).clocks, take: takeClocks},
	{name: "cut", fits: isSwiss, runs: true, offer: (*offer).cuts, take: takeCut},
	{name: "preset", fits: isRanked, offer: (*offer).presets, take: func(pl *event.Plan, s string) bool {
		pl.Preset, pl.Columns = s, nil
		return true
	}},
	{name: "first", fits: ownTies, offer: (*offer).columns, take: func(pl *event.Plan, s string) bool {
		pl.Columns = []standings.Column{standings.Column(s)}
		return true
	}},
	{name: "then", fits: moreTies, offer: (*offer).columns, take: func(pl *event.Plan, s string) bool {
		pl.Columns = append(pl.TieBreakers(), standings.Column(s))
		return true
	}},
	{name: "decks", offer: (*offer).decks, take: func(pl *event.Plan, s string) bool {
		pl.Decks = s
		return true
	}},
	{name: "checkin", offer: (*offer).checkIn, take: func(pl *event.Plan, s string) bool {
		var hours int
		ok := whole(&hours, s)
		pl.CheckIn = time.Duration(hours) * time.Hour
		return ok
	}},
	{name: "late", fits: inRounds, runs: true, offer: (*offer).late, take: func(pl *event.Plan, s string) bool {
		return whole(&pl.LateUntil, s)
	}},
	{name: "begins", fits: ofTwo, offer: (*offer).begins, take: func(pl *event.Plan, s string) bool {
		pl.Begins = s
		return true
	}},
	{name: "where", offer: (*offer).where, take: func(pl *event.Plan, s string) bool {
		pl.Elsewhere = s == "elsewhere"
		return true
	}},
	{name: "auto", runs: true, offer: (*offer).auto, take: func(pl *event.Plan, s string) bool {
		pl.Automatic = s == "auto"
		return true
	}},
}

func ofTwo(pl event.Plan) bool    { return pl.Seats == 2 }
func inPods(pl event.Plan) bool   { return pl.Format == event.Pods }
func isSwiss(pl event.Plan) bool  { return pl.Format == event.Swiss }
func inRounds(pl event.Plan) bool { return isSwiss(pl) || inPods(pl) }
func isRanked(pl event.Plan) bool { return pl.Format != event.Single && pl.Format != event.Double }
func ownTies(pl event.Plan) bool  { return isRanked(pl) && pl.Preset == ownOrder }
func moreTies(pl event.Plan) bool {
	return ownTies(pl) && len(pl.TieBreakers()) < min(len(standings.Columns()), mostTies)
}

// aboutTies reports whether a part is about how ties are broken.
func (x part) aboutTies() bool { return x.name == "preset" || x.name == "first" || x.name == "then" }

const (
	ownOrder = "own" // the preset whose order of tie-breakers the organiser chooses
	mostTies = 8     // more say nothing, and do not fit on a page
	partsOn  = 4     // menus on a page of the plan: one row is for buttons, before it is open one more for calling off
)

// whole reads a number that is not negative.
func whole(into *int, s string) bool {
	n, err := strconv.Atoi(s)
	*into = n
	return err == nil && n >= 0
}

// planPages are the parts of an event's plan that can be changed at its stage, a page after the other.
func planPages(e event.Event, g *engine.Ruleset) (pages [][]part) {
	most := partsOn
	switch e.Stage {
	case event.Over, event.Cancelled:
		return nil
	case event.Planned:
		most--
	}
	for _, x := range parts {
		switch {
		case x.fits != nil && !x.fits(e.Plan), e.Stage == event.Running && !x.runs,
			e.Bracket != nil && x.name == "cut", x.name == "seats" && (g == nil || g.MaxSeats < 4):
			continue
		case len(pages) == 0 || len(pages[len(pages)-1]) == most:
			pages = append(pages, nil)
		}
		pages[len(pages)-1] = append(pages[len(pages)-1], x)
	}
	return pages
}

// menu is the menu of a part of the plan, with what is chosen marked.
func (t *Tournaments) menu(p route.Place, v tournament.View, x part) discordgo.MessageComponent {
	o := offer{t: t, p: p, part: x.name, pl: v.Event.Plan, running: v.Event.Stage == event.Running}
	x.offer(&o)
	return ui.Menu(ui.ID{Action: ui.ActEventPick, Arg: v.Row.ID + "/set/" + x.name}, p.Text("event.part."+x.name),
		o.options[:min(len(o.options), ui.PageSize)])
}

// ties words in which order ties are broken.
func (t *Tournaments) ties(p route.Place, pl event.Plan) string {
	var names []string
	for _, c := range pl.TieBreakers() {
		names = append(names, p.Text("event.column."+string(c)))
	}
	return p.Text("event.ties", engine.A("columns", ui.Plain(strings.Join(names, ", "))))
}

// set changes a part of the plan.
func (t *Tournaments) set(ctx context.Context, p route.Place, v tournament.View, args []string) error {
	if len(args) != 2 {
		return engine.Refuse("button.unknown", "")
	}
	i := slices.IndexFunc(parts, func(x part) bool { return x.name == args[0] })
	pl := v.Event.Plan
	if i < 0 || !parts[i].take(&pl, args[1]) {
		return engine.Refuse("button.unknown", "")
	}
	if g := t.Library.Ruleset(pl.Game); args[0] == "format" && pl.Format == event.Pods && g != nil {
		pl.Seats = min(pl.Seats, g.MaxSeats)
	}
	v, err := t.step(ctx, p, v, event.Action{Kind: event.Edit, Plan: &pl})
	if err != nil {
		return err
	}
	page := slices.IndexFunc(planPages(v.Event, t.Library.Ruleset(pl.Game)), func(page []part) bool {
		return slices.ContainsFunc(page, func(x part) bool { return x.name == args[0] })
	})
	return t.showPlan(p, v, page, reply.Call.Change)
}

func takeFormat(pl *event.Plan, s string) bool {
	pl.Format, pl.Seats = event.Format(s), 2
	if pl.Format == event.Pods {
		pl.Seats, pl.BestOf = 4, 1
	}
	if pl.Format != event.Swiss {
		pl.Cut, pl.CutTo = "", 0
	}
	if pl.Format == event.League {
		pl.RoundTime = 30 * 24 * time.Hour
		pl.Total = event.TotalFor(pl.RoundTime)
	}
	return true
}

func takeClocks(pl *event.Plan, s string) bool {
	var round, turn int
	_, err := fmt.Sscanf(s, "%d-%d", &round, &turn)
	pl.RoundTime, pl.Turn = time.Duration(round)*time.Hour, time.Duration(turn)*time.Hour
	pl.Total = event.TotalFor(pl.RoundTime)
	return err == nil
}

func takeCut(pl *event.Plan, s string) bool {
	kind, size, _ := strings.Cut(s, "-")
	if pl.Cut, pl.CutTo = event.Format(kind), 0; kind == "none" {
		pl.Cut = ""
		return true
	}
	return size == "" || whole(&pl.CutTo, size)
}
