package tournaments

import (
	"cmp"
	"context"
	"slices"
	"strings"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/api"
	"farpost/bot/discord/route"
	"farpost/bot/discord/ui"
	"farpost/bot/tournament"
	"farpost/bot/tournament/event"
	"farpost/engine"
)

// choice reads what a start does about people who are not ready; "" if nothing was chosen.
func choice(args []string, n int) string {
	if n < len(args) && (args[n] == event.With || args[n] == event.Without) {
		return args[n]
	}
	return ""
}

// unready asks, before an event starts, about those who have not checked in, and about those without a deck: one
// sentence, and what can be done about all of them at once. ok is false where nobody is left to ask about.
func (t *Tournaments) unready(
	ctx context.Context, p route.Place, v tournament.View, a event.Action, at int,
) (page api.Message, ok bool, err error) {
	r, err := t.rights(ctx, p)
	if err != nil || a.Kind != event.Start || v.Event.May(a, r) != nil || !v.Event.Signing() {
		return page, false, err
	}
	absent, deckless := v.Event.Absent(), v.Event.Deckless()
	button := func(label string, op ...string) discordgo.MessageComponent {
		return ui.Button(p.Text("button.event."+label), discordgo.SecondaryButton, id(v, op...))
	}
	of := func(list []string) []engine.Arg {
		return []engine.Arg{engine.A("n", engine.Int(len(list))),
			engine.A("players", ui.Plain(t.list(ctx, p.Lang, list))),
			engine.A("until", ui.Plain(ui.In(v.Event.CheckInUntil)))}
	}
	lines := t.head(p.Lang, v.Event)
	if len(absent) > 0 && a.Absent == "" {
		return api.Message{Content: ui.Content(append(lines, p.Text("event.ask.absent", of(absent)...))),
			Components: ui.Row(button("without", "ask", event.Start, event.Without), button("wait", "panel"),
				button("with", "ask", event.Start, event.With))}, true, nil
	}
	if a.Absent == event.Without {
		deckless = slices.DeleteFunc(deckless, func(id string) bool { return slices.Contains(absent, id) })
	}
	if len(deckless) == 0 || a.NoDeck != "" {
		return page, false, nil
	}
	seen := cmp.Or(a.Absent, "-")
	var options []discordgo.SelectMenuOption
	for _, d := range t.Decks.ReadyDecks(v.Event.Plan.Game, p.Lang) {
		options = append(options, ui.Option(d.Name, d.Ref(), p.Text("deck.ready")))
	}
	menu := ui.ID{Action: ui.ActEventPick, Arg: v.Row.ID + "/lend/" + seen}
	rows := p.Paged(menu, p.Text("button.event.lend"), options, at, func(n int) ui.ID {
		return id(v, "ask", event.Start, seen, "-", route.PageAt(n))
	})
	return api.Message{Content: ui.Content(append(lines, p.Text("event.ask.deckless", of(deckless)...))),
		Components: append(rows, ui.Row(button("leaveout", "ask", event.Start, seen, event.Without),
			button("wait", "panel"))...)}, true, nil
}

// lend brings a ready deck for all who have none, and goes on with the start.
func (t *Tournaments) lend(ctx context.Context, p route.Place, v tournament.View, args []string) error {
	if len(args) < 2 {
		return engine.Refuse("button.unknown", "")
	}
	game := v.Event.Plan.Game
	d, err := t.Decks.Deck(ctx, p.Call, game, strings.Join(args[1:], "/"))
	if err != nil {
		return err
	}
	made, _, ok := t.Decks.Playable(game, d)
	if !ok {
		return engine.Refuse(tournament.CodeIllegal, "", engine.A("deck", ui.Typed(d.Name)))
	}
	r, err := t.rights(ctx, p)
	if err != nil {
		return err
	}
	absent := v.Event.Absent()
	for _, player := range v.Event.Deckless() {
		if args[0] == event.Without && slices.Contains(absent, player) {
			continue
		}
		v, err = t.Desk.Do(ctx, v.Row.ID, tournament.Step{Rights: r, Action: event.Action{Kind: event.Deck,
			By: p.User.ID, Player: player, Name: made.Name, List: made.Cards}})
		if err != nil {
			return err
		}
	}
	return t.ask(ctx, p, v, []string{event.Start, args[0]})
}

// mostNames is how many people a sentence names.
const mostNames = 20

// list names people in a sentence, the first ones of many.
func (t *Tournaments) list(ctx context.Context, lang string, players []string) string {
	var out []string
	for _, id := range players[:min(len(players), mostNames)] {
		out = append(out, t.name(ctx, lang, id))
	}
	s := strings.Join(out, ", ")
	if more := len(players) - mostNames; more > 0 {
		s += " " + t.Text(lang, "event.andmore", engine.A("n", engine.Int(more)))
	}
	return s
}
