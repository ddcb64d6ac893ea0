package tournaments

import (
	"context"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/api"
	"farpost/bot/discord/reply"
	"farpost/bot/discord/route"
	"farpost/bot/discord/ui"
	"farpost/bot/tournament"
	"farpost/bot/tournament/event"
	"farpost/bot/tournament/standings"
	"farpost/engine"
)

// plan shows what the organiser chose, and what it means (the panel of an event that is not open yet).
func (t *Tournaments) plan(_ context.Context, p route.Place, v tournament.View, args []string) error {
	return t.showPlan(p, v, number(args, 0), reply.Call.Change)
}

// rarely are the parts of the plan that are rarely changed.
var rarely = []string{"preset", "decks", "checkin", "where"}

// expected is how many people the preview reckons with before anybody has joined.
const expected = 16

// showPlan shows a page of the plan: 1 for what is rarely changed, else what is chosen first.
func (t *Tournaments) showPlan(p route.Place, v tournament.View, page int, how reply.Show) error {
	pl := v.Event.Plan
	people := max(len(v.Event.Players), 2)
	if len(v.Event.Players) == 0 {
		people = expected
		if pl.Capacity > 0 {
			people = pl.Capacity
		}
	}
	est := pl.Estimate(people, event.Pace{Handovers: t.handovers(pl.Game), Answer: pl.Turn / 4})
	lines := append(append(t.head(p.Lang, v.Event), t.clocks(p.Lang, pl)...),
		p.Text("event.plan.means", engine.A("n", engine.Int(people)), engine.A("rounds", engine.Int(est.Rounds)),
			engine.A("matches", engine.Int(est.Matches)), engine.A("event", ui.Plain(t.Left(p.Lang, est.Event))),
			engine.A("match", ui.Plain(t.Left(p.Lang, est.Match)))))
	if !est.Fits {
		lines = append(lines, p.Text("event.plan.tight"))
	}
	lines = append(lines, p.Text("event.plan.deadline"))
	if pl.Prizes != "" {
		lines = append(lines, p.Text("event.prizes", engine.A("prizes", ui.Typed(pl.Prizes))))
	}
	var rows []discordgo.MessageComponent
	var buttons []discordgo.MessageComponent
	if v.Event.Stage == event.Planned {
		parts, other := []string{"format", "bestof", "round", "cut"}, "1"
		if page == 1 {
			parts, other = rarely, "0"
		}
		for _, part := range parts {
			rows = append(rows, t.choices(p, v, part))
		}
		turn := ui.Button(p.Text("button.event.plan"+other), discordgo.SecondaryButton, id(v, "plan", other))
		buttons = append(buttons, turn)
		buttons = append(buttons,
			ui.Button(p.Text("button.event.open"), discordgo.PrimaryButton, id(v, "ask", event.Open)))
	}
	buttons = append(buttons, ui.Button(p.Text("button.event.words"), discordgo.SecondaryButton, id(v, "form")))
	if v.Event.Stage == event.Planned {
		buttons = append(buttons, ui.Button(p.Text("button.event.cancel"), discordgo.SecondaryButton,
			id(v, "ask", event.Cancel)))
	} else {
		buttons = append(buttons, ui.Button(p.Text("button.event.panel"), discordgo.SecondaryButton, id(v, "panel")))
	}
	return how(p.Call, api.Message{Content: ui.Content(lines), Components: append(rows, ui.Rows(buttons)...)})
}

// choices is the menu of a part of the plan.
func (t *Tournaments) choices(p route.Place, v tournament.View, part string) discordgo.MessageComponent {
	pl := v.Event.Plan
	var options []discordgo.SelectMenuOption
	add := func(label, value string, now bool) {
		o := ui.Option(label, value, "")
		o.Default = now
		options = append(options, o)
	}
	switch part {
	case "format":
		for _, f := range event.Formats() {
			if g := t.Library.Ruleset(pl.Game); f != event.Pods || g.MaxSeats > 2 {
				add(p.Text("event.format."+string(f)), string(f), f == pl.Format)
			}
		}
	case "bestof":
		for _, n := range []int{1, 3, 5} {
			add(p.Text("event.bestof", engine.A("n", engine.Int(n))), fmt.Sprint(n), n == pl.BestOf)
		}
	case "round":
		for _, d := range []int{1, 2, 3, 5, 7, 10, 14, 30} {
			for _, hours := range []int{6, 12, 24, 48} {
				if hours > d*12 {
					continue
				}
				turn, round := time.Duration(hours)*time.Hour, time.Duration(d)*24*time.Hour
				add(p.Text("event.clocks", engine.A("turn", ui.Plain(t.Span(p.Lang, turn))),
					engine.A("round", ui.Plain(t.Span(p.Lang, round)))), fmt.Sprintf("%d-%d", d*24, hours),
					turn == pl.Turn && round == pl.RoundTime)
			}
		}
		options = options[:min(len(options), ui.PageSize)]
	case "cut":
		add(p.Text("event.cut.none"), "none", pl.Cut == "")
		if pl.Format == event.Swiss {
			for _, f := range []event.Format{event.Single, event.Double} {
				add(p.Text("event.cut."+string(f)), string(f), f == pl.Cut)
			}
		}
	case "preset":
		for _, set := range standings.Names() {
			if set != "own" { // its columns are not chosen here
				add(p.Text("event.preset."+set), set, set == pl.Preset)
			}
		}
	case "decks":
		for _, d := range []string{event.DecksHidden, event.DecksOpen, event.DecksAfter} {
			add(p.Text("event.decks."+d), d, d == pl.Decks)
		}
	case "checkin":
		for _, hours := range []int{0, 6, 12, 24, 48} {
			d := time.Duration(hours) * time.Hour
			label := p.Text("event.checkin.none")
			if hours > 0 {
				label = p.Text("event.checkin", engine.A("for", ui.Plain(t.Span(p.Lang, d))))
			}
			add(label, fmt.Sprint(hours), d == pl.CheckIn)
		}
	case "where":
		add(p.Text("event.where.here"), "here", !pl.Elsewhere)
		add(p.Text("event.where.elsewhere"), "elsewhere", pl.Elsewhere)
	}
	return ui.Menu(ui.ID{Action: ui.ActEventPick, Arg: v.Row.ID + "/set/" + part}, p.Text("event.part."+part), options)
}

// set changes a part of the plan.
func (t *Tournaments) set(ctx context.Context, p route.Place, v tournament.View, args []string) error {
	if len(args) != 2 {
		return engine.Refuse("button.unknown", "")
	}
	pl, value := v.Event.Plan, args[1]
	switch args[0] {
	case "format":
		pl.Format, pl.Seats = event.Format(value), 2
		if pl.Format == event.Pods {
			pl.Seats, pl.BestOf = 4, 1
			if g := t.Library.Ruleset(pl.Game); g != nil {
				pl.Seats = min(4, g.MaxSeats)
			}
		}
		if pl.Format != event.Swiss {
			pl.Cut, pl.CutTo = "", 0
		}
		if pl.Format == event.League {
			pl.RoundTime = 30 * 24 * time.Hour
			pl.Total = event.TotalFor(pl.RoundTime)
		}
	case "bestof":
		pl.BestOf, _ = strconv.Atoi(value)
	case "round":
		var round, turn int
		if _, err := fmt.Sscanf(value, "%d-%d", &round, &turn); err != nil {
			return engine.Refuse("button.unknown", "")
		}
		pl.RoundTime, pl.Turn = time.Duration(round)*time.Hour, time.Duration(turn)*time.Hour
		pl.Total = event.TotalFor(pl.RoundTime)
	case "cut":
		if pl.Cut = event.Format(value); value == "none" {
			pl.Cut = ""
		}
	case "preset":
		pl.Preset, pl.Columns = value, nil
	case "decks":
		pl.Decks = value
	case "checkin":
		hours, _ := strconv.Atoi(value)
		pl.CheckIn = time.Duration(hours) * time.Hour
	case "where":
		pl.Elsewhere = value == "elsewhere"
	default:
		return engine.Refuse("button.unknown", "")
	}
	v, err := t.step(ctx, p, v, event.Action{Kind: event.Edit, Plan: &pl})
	if err != nil {
		return err
	}
	page := 0
	if slices.Contains(rarely, args[0]) {
		page = 1
	}
	return t.showPlan(p, v, page, reply.Call.Change)
}

// The inputs of the form of an event's words and numbers.
const (
	inputName, inputCapacity, inputRounds, inputPrizes = "name", "capacity", "rounds", "prizes"
	inputPlayers                                       = "players"
)

// form opens the form of what is typed: name, places, rounds, prizes.
func (t *Tournaments) form(_ context.Context, p route.Place, v tournament.View, _ []string) error {
	pl := v.Event.Plan
	text := func(n int) string {
		if n == 0 {
			return ""
		}
		return strconv.Itoa(n)
	}
	field := func(name, value string, most int, style discordgo.TextInputStyle) discordgo.MessageComponent {
		return ui.Row(discordgo.TextInput{CustomID: name, Style: style, MaxLength: most, Value: value,
			Label: ui.Clip(p.Text("event.input."+name), ui.MaxFormTitle)})[0]
	}
	return p.Form(&discordgo.InteractionResponseData{
		CustomID: ui.ID{Action: ui.ActEventForm, Arg: v.Row.ID + "/typed"}.String(),
		Title:    ui.Clip(p.Text("button.event.words"), ui.MaxFormTitle),
		Components: []discordgo.MessageComponent{
			field(inputName, pl.Name, event.MaxName, discordgo.TextInputShort),
			field(inputCapacity, text(pl.Capacity), 3, discordgo.TextInputShort),
			field(inputRounds, text(pl.Rounds), 2, discordgo.TextInputShort),
			field(inputPrizes, pl.Prizes, event.MaxPrizes, discordgo.TextInputParagraph),
			field(inputPlayers, "", ui.MaxFormText, discordgo.TextInputParagraph),
		},
	})
}

// typed takes the form in, and enters the people who were pasted into it.
func (t *Tournaments) typed(ctx context.Context, p route.Place, v tournament.View, _ []string) error {
	pl := v.Event.Plan
	pl.Name, pl.Prizes = ui.Tidy(p.Inputs[inputName]), strings.TrimSpace(p.Inputs[inputPrizes])
	for _, n := range []struct {
		in   string
		into *int
	}{{inputCapacity, &pl.Capacity}, {inputRounds, &pl.Rounds}} {
		s := strings.TrimSpace(p.Inputs[n.in])
		if *n.into = 0; s == "" {
			continue
		}
		var err error
		if *n.into, err = strconv.Atoi(s); err != nil {
			return engine.Refuse("event.nonumber", "", engine.A("text", ui.Typed(ui.Clip(s, 20))))
		}
	}
	ids, unknown := tournament.ReadPlayers(p.Inputs[inputPlayers])
	if len(unknown) > 0 {
		return engine.Refuse("event.noperson", "", engine.A("text", ui.Typed(ui.Clip(strings.Join(unknown, " "), 100))))
	}
	v, err := t.step(ctx, p, v, event.Action{Kind: event.Edit, Plan: &pl})
	if err != nil {
		return err
	}
	r, err := t.rights(ctx, p)
	if err != nil {
		return err
	}
	for _, who := range ids {
		if slices.ContainsFunc(v.Event.Players, func(q event.Player) bool { return q.ID == who }) {
			continue
		}
		a := event.Action{Kind: event.Join, By: p.User.ID, Player: who}
		if v, err = t.Desk.Do(ctx, v.Row.ID, tournament.Step{Action: a, Rights: r}); err != nil {
			return err
		}
	}
	return t.showPlan(p, v, 0, reply.Call.Change)
}

// handovers is how often a match of a game waits for somebody, on average, as its ruleset says.
func (t *Tournaments) handovers(game string) float64 {
	if g := t.Library.Ruleset(game); g != nil {
		return g.Handovers
	}
	return 0
}
