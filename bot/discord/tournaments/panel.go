package tournaments

import (
	"context"
	"fmt"
	"slices"
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

// panel shows the organisers what there is to do, with the buttons of the event's stage (/tournament panel).
func (t *Tournaments) panel(ctx context.Context, p route.Place, v tournament.View, _ []string) error {
	return t.showPanel(ctx, p, v, nil, reply.Call.Change)
}

func (t *Tournaments) showPanel(
	ctx context.Context, p route.Place, v tournament.View, news []string, how reply.Show,
) error {
	r, err := t.rights(ctx, p)
	if err != nil {
		return err
	}
	if !r.Organiser && !r.Judge {
		return engine.Refuse(event.CodeRight, "", engine.A("who", "raw:organiser"))
	}
	if v.Event.Stage == event.Planned {
		return t.showPlan(p, v, 0, how)
	}
	lines := append(news, t.head(p.Lang, v.Event)...)
	needs, err := t.Desk.Needs(ctx, v.Row.ID, p.User.ID)
	if err != nil {
		return err
	}
	for _, n := range needs {
		lines = append(lines, "• "+t.need(ctx, p, n))
	}
	lines = append(lines, t.awaited(ctx, p.Lang, v.Event)...)
	if cur, ok := v.Event.Current(); ok && !cur.Published && r.Organiser {
		lines = append(lines, p.Text("event.draft", engine.A("round", engine.Int(cur.No))))
		lines = append(lines, t.pairings(ctx, p.Lang, cur)...)
		if cur.Rematches+cur.SecondByes > 0 {
			lines = append(lines, p.Text("event.unavoidable", engine.A("n", engine.Int(cur.Rematches)),
				engine.A("byes", engine.Int(cur.SecondByes))))
		}
	}
	buttons, apart, err := t.todo(ctx, p, v, r)
	if err != nil {
		return err
	}
	return how(p.Call, api.Message{Content: ui.Content(lines),
		Components: append(ui.Rows(buttons), ui.Rows(apart)...)})
}

// todo are the buttons of the panel, the usual next step first, and apart from them what ends the event before its
// time. Nothing is offered that the person may not do.
func (t *Tournaments) todo(
	ctx context.Context, p route.Place, v tournament.View, r event.Rights,
) (out, apart []discordgo.MessageComponent, err error) {
	e := v.Event
	cur, any := e.Current()
	may := func(op []string) bool {
		if len(op) > 1 {
			return e.May(event.Action{Kind: op[1]}, r) == nil
		}
		return r.Organiser || !organising[op[0]]
	}
	end := func(label, kind string) {
		if op := []string{"ask", kind}; may(op) {
			apart = append(apart, ui.Button(p.Text("button.event."+label), discordgo.DangerButton, id(v, op...)))
		}
	}
	add := func(label string, op ...string) {
		if !may(op) {
			return
		}
		out = append(out, ui.Button(p.Text("button.event."+label), discordgo.SecondaryButton, id(v, op...)))
	}
	switch {
	case e.Stage == event.Registration:
		if e.Plan.CheckIn > 0 {
			add("check", "ask", event.Check)
		}
		add("start", "ask", event.Start)
	case e.Stage == event.CheckingIn:
		add("start", "ask", event.Start)
	case e.Stage == event.Running && any && !cur.Published:
		add("publish", "ask", event.Publish)
		add("redraft", "do", event.Redraft)
		if e.Bracket == nil {
			add("swap", "swap")
		}
	case e.Stage == event.Running && (!any || cur.Closed):
		switch e.Follows() {
		case event.Cut:
			add("cut", "ask", event.Cut)
		case event.Draft:
			add("nextround", "do", event.Draft)
		}
		switch {
		case any && e.Follows() == event.Finish:
			add("finish", "ask", event.Finish)
		case any:
			end("finishearly", event.Finish)
		}
	}
	if any && len(e.Rounds) > 0 && e.Stage == event.Running {
		add("round", "round")
	}
	if len(e.Players) > 0 && !v.Row.Closed {
		add("people", "people")
	}
	if !v.Row.Closed {
		add("plan", "plan")
		end("cancel", event.Cancel)
	}
	if e.Stage != event.Cancelled {
		step, err := t.Desk.Undoable(ctx, v.Row.ID)
		if err != nil {
			return nil, nil, err
		}
		if step > 0 {
			add("undo", "ask", event.Take, fmt.Sprint(step))
		}
	}
	add("export", "export")
	return ui.PrimaryFirst(out), apart, nil
}

// awaited names those for whom an event cannot start yet: who has not checked in, who has no deck.
func (t *Tournaments) awaited(ctx context.Context, lang string, e event.Event) (out []string) {
	if !e.Signing() {
		return nil
	}
	for code, who := range map[string][]string{"event.need.absent": e.Absent(), "event.need.nodeck": e.Deckless()} {
		if len(who) > 0 {
			out = append(out, "• "+t.Text(lang, code, engine.A("n", engine.Int(len(who))),
				engine.A("players", ui.Plain(t.list(ctx, lang, who)))))
		}
	}
	slices.Sort(out)
	return out
}

// need words what waits for an organiser.
func (t *Tournaments) need(ctx context.Context, p route.Place, n tournament.Need) string {
	code := "event.need." + n.Kind
	if n.Kind == tournament.NeedTrouble {
		code += "." + n.Trouble.Kind
		if n.Trouble.Why != "" {
			code += "." + n.Trouble.Why
		}
	}
	return p.Text(code, engine.A("round", engine.Int(n.Round)), engine.A("pairing", engine.Int(n.Pairing)),
		engine.A("player", ui.Plain(t.name(ctx, p.Lang, n.Player))), engine.A("since", ui.Plain(ui.In(n.Since))))
}

// round offers the pairings of the current round, to rule in one of them or to give all of them more time.
func (t *Tournaments) round(ctx context.Context, p route.Place, v tournament.View, args []string) error {
	cur, ok := v.Event.Current()
	if ok && !cur.Published && len(v.Event.Rounds) > 1 {
		cur = v.Event.Rounds[len(v.Event.Rounds)-2]
	}
	if !ok || !cur.Published {
		return engine.Refuse(event.CodeRound, "")
	}
	var options []discordgo.SelectMenuOption
	for _, q := range cur.Pairings {
		if len(q.Players) > 1 {
			options = append(options, ui.Option(fmt.Sprintf("%d. %s", q.No, t.names(ctx, p.Lang, q.Players)),
				fmt.Sprint(q.No), strings.TrimPrefix(ui.Bare(t.outcome(ctx, p.Lang, q)), " · ")))
		}
	}
	page := route.PageOf(args)
	shown := cur
	shown.Pairings = ui.Page(cur.Pairings, page)
	lines := append(t.head(p.Lang, v.Event), t.pairings(ctx, p.Lang, shown)...)
	menu := ui.ID{Action: ui.ActEventPick, Arg: fmt.Sprintf("%s/pairing/%d/0", v.Row.ID, cur.No)}
	rows := p.Paged(menu, p.Text("button.event.pairing"), options, page, func(n int) ui.ID {
		return id(v, "round", route.PageAt(n))
	})
	var buttons []discordgo.MessageComponent
	if !cur.Closed {
		buttons = append(buttons, ui.Button(p.Text("button.event.extendround"), discordgo.SecondaryButton,
			id(v, "ask", event.Extend, fmt.Sprint(cur.No), "0", "24")))
	}
	buttons = append(buttons, ui.Button(p.Text("button.event.panel"), discordgo.SecondaryButton, id(v, "panel")))
	return p.Change(api.Message{Content: ui.Content(lines), Components: append(rows, ui.Rows(buttons)...)})
}

// pairing shows one pairing to those who may rule in it: results, no-show, more time, the end of a dispute.
func (t *Tournaments) pairing(ctx context.Context, p route.Place, v tournament.View, args []string) error {
	if len(args) < 3 {
		return engine.Refuse("button.unknown", "")
	}
	round := ui.Number(args, 0)
	q, ok := v.Event.Pairing(round, ui.Number(args, 2))
	if !ok || len(q.Players) < 2 || !v.Event.Rounds[round-1].Published {
		return engine.Refuse(event.CodePairing, "")
	}
	rights, err := t.rights(ctx, p)
	if err != nil {
		return err
	}
	if !rights.Organiser && !rights.Judge {
		return engine.Refuse(event.CodeRight, "", engine.A("who", "raw:judge"))
	}
	r, no := fmt.Sprint(round), fmt.Sprint(q.No)
	var buttons []discordgo.MessageComponent
	add := func(label string, op ...string) {
		buttons = append(buttons, ui.Button(label, discordgo.SecondaryButton, id(v, op...)))
	}
	lines := []string{t.head(p.Lang, v.Event)[0], p.Text("event.match", engine.A("round", engine.Int(round)),
		engine.A("players", ui.Plain(t.names(ctx, p.Lang, q.Players)))) + t.outcome(ctx, p.Lang, q)}
	if slices.Contains(q.Players, p.User.ID) {
		lines = append(lines, p.Text("event.own"))
		add(p.Text("button.event.round"), "round")
		return p.Change(api.Message{Content: ui.Content(lines), Components: ui.Rows(buttons)})
	}
	if q.Done == "" {
		for _, who := range q.Players {
			add(p.Text("button.event.noshow", engine.A("player", ui.Plain(t.name(ctx, p.Lang, who)))),
				"ask", event.NoShow, r, no, who)
		}
		add(p.Text("button.event.extend"), "ask", event.Extend, r, no, "24")
	}
	if q.Disputed != "" {
		add(p.Text("button.event.settle"), "ask", event.Settle, r, no)
	}
	add(p.Text("button.event.round"), "round")
	rows := ui.Rows(buttons)
	if len(q.Players) == 2 {
		rows = append([]discordgo.MessageComponent{t.results(ctx, p, v, "why/"+event.Rule, round, q)}, rows...)
	}
	return p.Change(api.Message{Content: ui.Content(lines), Components: rows})
}

// results is the menu of the results that a match of two can have.
func (t *Tournaments) results(
	ctx context.Context, p route.Place, v tournament.View, op string, round int, q event.Pairing,
) discordgo.MessageComponent {
	need := v.Event.Plan.BestOf/2 + 1
	a, b := t.name(ctx, p.Lang, q.Players[0]), t.name(ctx, p.Lang, q.Players[1])
	var options []discordgo.SelectMenuOption
	add := func(x, y, draws int) {
		value := fmt.Sprintf("%d-%d-%d", x, y, draws)
		options = append(options, ui.Option(fmt.Sprintf("%s %d : %d %s", a, x, y, b), value, ""))
	}
	for lost := 0; lost < need; lost++ {
		add(need, lost, 0)
		add(lost, need, 0)
	}
	if q.Tie == "" {
		options = append(options, ui.Option(p.Text("event.drawn"), "0-0-1", ""))
	}
	if strings.HasPrefix(op, "why") {
		options = append(options, ui.Option(p.Text("event.doubleloss"), "x", ""))
	}
	menu := ui.ID{Action: ui.ActEventPick, Arg: fmt.Sprintf("%s/%s/%d/%d", v.Row.ID, op, round, q.No)}
	return ui.Menu(menu, p.Text("button.event.result"), options)
}

// result reads a result from a menu into an action; false if it is none.
func result(a *event.Action, s string) bool {
	if s == "x" {
		a.DoubleLoss = true
		return true
	}
	var x, y int
	if _, err := fmt.Sscanf(s, "%d-%d-%d", &x, &y, &a.Draws); err != nil {
		return false
	}
	a.Wins = []int{x, y}
	return true
}
