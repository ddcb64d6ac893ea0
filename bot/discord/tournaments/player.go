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
	"farpost/bot/discord/decks"
	"farpost/bot/discord/reply"
	"farpost/bot/discord/route"
	"farpost/bot/discord/ui"
	"farpost/bot/tournament"
	"farpost/bot/tournament/event"
	"farpost/engine"
)

// show shows an event privately, with what the person can do there (/tournament show).
func (t *Tournaments) show(ctx context.Context, p route.Place, v tournament.View, _ []string) error {
	return t.about(ctx, p, v, nil, reply.Call.Change)
}

// about shows an event with news before it.
func (t *Tournaments) about(
	ctx context.Context, p route.Place, v tournament.View, news []string, how reply.Show,
) error {
	lines := append(news, t.head(p.Lang, v.Event)...)
	if !v.Row.Closed {
		lines = append(lines, t.clocks(p.Lang, v.Event.Plan)...)
	}
	if me, in := v.Event.Player(p.User.ID); in {
		lines = append(lines, t.standing(p, v, me))
	}
	r, err := t.rights(ctx, p)
	if err != nil {
		return err
	}
	buttons := t.own(p.Lang, v, p.User.ID)
	if r.Organiser || r.Judge {
		buttons = append(buttons, ui.Button(p.Text("button.event.panel"), discordgo.SecondaryButton, id(v, "panel")))
	}
	return how(p.Call, api.Message{Content: ui.Content(lines), Components: ui.Rows(buttons)})
}

// standing words how a person stands in an event: in line or in, with which deck.
func (t *Tournaments) standing(p route.Place, v tournament.View, me event.Player) string {
	code := "event.you.in"
	switch {
	case me.Gone:
		code = "event.you.gone"
	case me.Waiting:
		code = "event.you.waiting"
	case me.Deck == "" && !v.Event.Plan.Elsewhere:
		code = "event.you.nodeck"
	case v.Event.Stage == event.CheckingIn && !me.Here:
		code = "event.you.check"
	}
	return p.Text(code, engine.A("deck", ui.Typed(me.Deck)))
}

// own are the buttons of a player; for player "" those of everybody, on the event's message.
func (t *Tournaments) own(lang string, v tournament.View, player string) []discordgo.MessageComponent {
	e := v.Event
	in := isIn(e, player)
	var out []discordgo.MessageComponent
	add := func(op string, style discordgo.ButtonStyle) {
		out = append(out, ui.Button(t.Text(lang, "button.event."+op), style, id(v, op)))
	}
	if (player == "" || !in) && e.Signing() {
		add("join", discordgo.PrimaryButton)
	}
	if e.Stage == event.CheckingIn && (player == "" || in) {
		add("here", discordgo.PrimaryButton)
	}
	if e.Stage == event.Running && (player == "" || in) {
		add("match", discordgo.PrimaryButton)
	}
	if e.TakesDecks() && (player == "" || in) {
		add("deck", discordgo.SecondaryButton)
	}
	if e.Stage == event.Running || e.Stage == event.Over {
		add("standings", discordgo.SecondaryButton)
	}
	if player != "" && in && !v.Row.Closed {
		add("drop", discordgo.SecondaryButton)
	}
	if e.Stage != event.Planned {
		out = append(out, ui.Button(t.Text(lang, "button.event.people"), discordgo.SecondaryButton, id(v, "players")))
		add("log", discordgo.SecondaryButton)
	}
	return out
}

// join enters the presser, and has them choose a deck (/tournament join).
func (t *Tournaments) join(ctx context.Context, p route.Place, v tournament.View, _ []string) error {
	v, err := t.step(ctx, p, v, event.Action{Kind: event.Join, Player: p.User.ID})
	if err != nil {
		return err
	}
	if v.Event.Plan.Elsewhere {
		return t.about(ctx, p, v, nil, reply.Call.Change)
	}
	return t.deck(ctx, p, v, nil)
}

// here checks the presser in.
func (t *Tournaments) here(ctx context.Context, p route.Place, v tournament.View, _ []string) error {
	v, err := t.step(ctx, p, v, event.Action{Kind: event.Here, Player: p.User.ID})
	if err != nil {
		return err
	}
	return t.about(ctx, p, v, []string{p.Text("event.checkedin"), ""}, reply.Call.Change)
}

// deck offers the decks that the presser may bring (/tournament deck).
func (t *Tournaments) deck(ctx context.Context, p route.Place, v tournament.View, args []string) error {
	me, in := v.Event.Player(p.User.ID)
	if !in {
		return engine.Refuse(event.CodeOut, "", engine.A("player", engine.Value("user:"+p.User.ID)))
	}
	game := v.Event.Plan.Game
	own, err := t.Decks.OwnDecks(ctx, p.User.ID, game)
	if err != nil {
		return err
	}
	var options []discordgo.SelectMenuOption
	for _, row := range own {
		d := decks.Deck{Name: row.Name, List: row.List, Own: true}
		if _, rep, ok := t.Decks.Playable(game, d); ok {
			options = append(options, ui.Option(d.Name, d.Ref(), t.Decks.State(p.Lang, game, rep)))
		}
	}
	for _, d := range t.Decks.ReadyDecks(game, p.Lang) {
		options = append(options, ui.Option(d.Name, d.Ref(), p.Text("deck.ready")))
	}
	menu := ui.ID{Action: ui.ActEventPick, Arg: v.Row.ID + "/bring"}
	return p.Change(api.Message{Content: ui.Content([]string{t.head(p.Lang, v.Event)[0], t.standing(p, v, me),
		p.Text("event.deck")}), Components: p.Paged(menu, p.Text("button.choosedeck"), options, route.PageOf(args),
		func(n int) ui.ID { return id(v, "deck", route.PageAt(n)) })})
}

// bring hands a deck in.
func (t *Tournaments) bring(ctx context.Context, p route.Place, v tournament.View, args []string) error {
	game := v.Event.Plan.Game
	d, err := t.Decks.Deck(ctx, p.Call, game, strings.Join(args, "/"))
	if err != nil {
		return err
	}
	made, _, ok := t.Decks.Playable(game, d)
	if !ok {
		return engine.Refuse(tournament.CodeIllegal, "", engine.A("deck", ui.Typed(d.Name)))
	}
	v, err = t.step(ctx, p, v, event.Action{Kind: event.Deck, Player: p.User.ID, Name: made.Name, List: made.Cards})
	if err != nil {
		return err
	}
	return t.about(ctx, p, v, nil, reply.Call.Change)
}

// drop asks the presser whether they want to leave (/tournament drop).
func (t *Tournaments) drop(ctx context.Context, p route.Place, v tournament.View, _ []string) error {
	return t.ask(ctx, p, v, []string{event.Drop, p.User.ID})
}

// match shows the presser's match of the round: where it is played, or how to report it (/tournament match).
func (t *Tournaments) match(ctx context.Context, p route.Place, v tournament.View, _ []string) error {
	return t.showMatch(ctx, p, v, nil)
}

// showMatch is match with news before it.
func (t *Tournaments) showMatch(ctx context.Context, p route.Place, v tournament.View, news []string) error {
	round, pair, ok := v.Event.PairingOf(p.User.ID)
	if !ok {
		return t.about(ctx, p, v, []string{p.Text("event.nomatch")}, reply.Call.Change)
	}
	lines := append(news, t.head(p.Lang, v.Event)[0], p.Text("event.match", engine.A("round", engine.Int(round)),
		engine.A("players", ui.Plain(t.names(ctx, p.Lang, pair.Players))))+t.outcome(ctx, p.Lang, pair))
	var buttons []discordgo.MessageComponent
	if i := slices.IndexFunc(pair.Games, func(g event.Game) bool { return !g.Over }); i >= 0 {
		m, _, err := t.Find.Table.MatchSeats(ctx, pair.Games[i].Match)
		if err != nil {
			return err
		}
		lines = append(lines, p.Text("event.playedin", engine.A("place", ui.Plain(ui.Channel(ui.ChannelOf(m))))))
		left, err := t.timeLeft(ctx, p.Lang, m.ID)
		if err != nil {
			return err
		}
		lines = append(lines, left...)
	}
	at := []string{strconv.Itoa(round), strconv.Itoa(pair.No)}
	if pair.Done == "" && len(pair.Players) > 1 {
		due := ui.Plain(ui.In(v.Event.Rounds[round-1].DueOf(pair)))
		lines = append(lines, p.Text("event.matchdue", engine.A("due", due)))
		buttons = append(buttons, ui.Button(p.Text("button.event.judge"), discordgo.SecondaryButton,
			id(v, append([]string{"dispute"}, at...)...)))
		if c := pair.Report; c != nil && c.By != p.User.ID {
			lines = append(lines, p.Text("event.reported", engine.A("player", ui.Plain(t.name(ctx, p.Lang, c.By))),
				engine.A("result", ui.Plain(score(c.Wins, c.Draws)))))
			buttons = append(ui.Row(), append([]discordgo.MessageComponent{ui.Button(p.Text("button.event.confirm"),
				discordgo.PrimaryButton, id(v, append([]string{"report"}, append(at, "ok")...)...))}, buttons...)...)
		}
	}
	rows := ui.Rows(buttons)
	if pair.Done == "" && v.Event.Plan.Elsewhere && len(pair.Players) == 2 {
		rows = append(rows, t.results(ctx, p, v, "report", round, pair))
	}
	return p.Change(api.Message{Content: ui.Content(lines), Components: rows})
}

// timeLeft words how much of their time for a game its players have left: nothing if it has no total clock, or is not
// running.
func (t *Tournaments) timeLeft(ctx context.Context, lang, match string) ([]string, error) {
	pos, err := t.Find.Table.Position(ctx, match)
	if engine.IsRefusal(err) != nil {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	var all []string
	for i, seat := range pos.Seats {
		left, ok, err := pos.TotalLeft(i, t.Clock.Now())
		if err != nil || !ok {
			return nil, err
		}
		words := t.Span(lang, left.Round(time.Hour))
		if left < time.Hour {
			words = t.Left(lang, left)
		}
		all = append(all, t.name(ctx, lang, seat.Player)+" "+words)
	}
	return []string{t.Text(lang, "event.left", engine.A("left", ui.Plain(strings.Join(all, " · "))))}, nil
}

func score(wins []int, draws int) string {
	if len(wins) != 2 {
		return ""
	}
	s := fmt.Sprintf("%d : %d", wins[0], wins[1])
	if draws > 0 {
		s += fmt.Sprintf(" (%d)", draws)
	}
	return s
}

// report notes what the presser says came of their match, or confirms what the other said.
func (t *Tournaments) report(ctx context.Context, p route.Place, v tournament.View, args []string) error {
	a := event.Action{Kind: event.Report, Player: p.User.ID, Round: ui.Number(args, 0), Pairing: ui.Number(args, 1)}
	if len(args) < 3 || !result(&a, args[2]) {
		a.Kind = event.Confirm
	}
	v, err := t.step(ctx, p, v, a)
	if err != nil {
		return err
	}
	_, q, _ := v.Event.PairingOf(p.User.ID)
	if len(q.Players) == 0 || q.Report == nil && q.Done == "" {
		return t.match(ctx, p, v, nil)
	}
	code := "event.reportednow"
	if q.Done != "" || a.Kind == event.Confirm {
		code = "event.confirmednow"
	}
	return t.showMatch(ctx, p, v, []string{p.Text(code), ""})
}

// dispute calls a judge to the presser's match.
func (t *Tournaments) dispute(ctx context.Context, p route.Place, v tournament.View, args []string) error {
	q, _ := v.Event.Pairing(ui.Number(args, 0), ui.Number(args, 1))
	some, err := t.People.CanRule(ctx, v.Row.Server, v.Event.Owner, q.Players)
	if err != nil {
		return err
	}
	if !some {
		return engine.Refuse("event.nojudge", "")
	}
	v, err = t.step(ctx, p, v, event.Action{Kind: event.Dispute, Player: p.User.ID, Round: ui.Number(args, 0),
		Pairing: ui.Number(args, 1)})
	if err != nil {
		return err
	}
	return t.about(ctx, p, v, []string{p.Text("event.called")}, reply.Call.Change)
}
