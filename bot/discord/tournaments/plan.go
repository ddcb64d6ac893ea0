package tournaments

import (
	"context"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/api"
	"farpost/bot/discord/reply"
	"farpost/bot/discord/route"
	"farpost/bot/discord/ui"
	"farpost/bot/tournament"
	"farpost/bot/tournament/event"
	"farpost/engine"
)

// plan shows what the organiser chose, and what it means (the panel of an event that is not open yet).
func (t *Tournaments) plan(_ context.Context, p route.Place, v tournament.View, args []string) error {
	return t.showPlan(p, v, ui.Number(args, 0), reply.Call.Change)
}

// expected is how many people the preview reckons with before anybody has joined.
const expected = 16

// showPlan shows a page of the plan: 0 for what is chosen first. While the event runs there is left what can still be
// changed.
func (t *Tournaments) showPlan(p route.Place, v tournament.View, page int, how reply.Show) error {
	pl := v.Event.Plan
	people := max(len(v.Event.Players), 2)
	if len(v.Event.Players) == 0 {
		people = expected
		if pl.Capacity > 0 {
			people = pl.Capacity
		}
	}
	est := pl.Estimate(people, event.Pace{Handovers: t.handovers(pl.Game), Answer: pl.Turn / event.AnswersIn})
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
	var rows, buttons []discordgo.MessageComponent
	pages := planPages(v.Event, t.Library.Ruleset(pl.Game))
	if len(pages) > 0 {
		page = min(max(page, 0), len(pages)-1)
		for _, part := range pages[page] {
			rows = append(rows, t.menu(p, v, part))
		}
		if slices.ContainsFunc(pages[page], part.aboutTies) {
			lines = append(lines, t.ties(p, pl))
		}
	}
	if len(pages) > 1 {
		next := fmt.Sprint((page + 1) % len(pages))
		buttons = append(buttons, ui.Button(p.Text("button.event.plan"+next), discordgo.SecondaryButton,
			id(v, "plan", next)))
	}
	if v.Event.Stage == event.Planned {
		buttons = append(buttons,
			ui.Button(p.Text("button.event.open"), discordgo.PrimaryButton, id(v, "ask", event.Open)))
	}
	buttons = append(buttons, ui.Button(p.Text("button.event.words"), discordgo.SecondaryButton, id(v, "form")))
	var apart []discordgo.MessageComponent
	if v.Event.Stage == event.Planned {
		apart = append(apart, ui.Button(p.Text("button.event.cancel"), discordgo.DangerButton,
			id(v, "ask", event.Cancel)))
	} else {
		buttons = append(buttons, ui.Button(p.Text("button.event.panel"), discordgo.SecondaryButton, id(v, "panel")))
	}
	return how(p.Call, api.Message{Content: ui.Content(lines), Components: slices.Concat(rows, ui.Rows(buttons),
		ui.Rows(apart))})
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
	if len(ids) > 0 {
		if err := p.Acknowledge(); err != nil {
			return err
		}
		strangers, err := t.learn(ctx, v.Row.Server, ids)
		if err != nil {
			return err
		}
		if len(strangers) > 0 {
			return engine.Refuse("event.noperson", "", engine.A("text",
				ui.Typed(ui.Clip(strings.Join(strangers, " "), 100))))
		}
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
