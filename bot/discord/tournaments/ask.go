package tournaments

import (
	"cmp"
	"context"
	"fmt"
	"strings"
	"time"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/api"
	"farpost/bot/discord/reply"
	"farpost/bot/discord/route"
	"farpost/bot/discord/ui"
	"farpost/bot/tournament"
	"farpost/bot/tournament/event"
	"farpost/engine"
)

// action reads a step from a button: its kind, and what it needs.
func (t *Tournaments) action(args []string) (a event.Action, err error) {
	if len(args) == 0 {
		return a, engine.Refuse("button.unknown", "")
	}
	a.Kind, args = args[0], args[1:]
	switch a.Kind {
	case event.Start:
		a.Absent, a.NoDeck = choice(args, 0), choice(args, 1)
	case event.Here:
		a.Player = last(args)
	case event.Open, event.Check, event.Draft, event.Redraft, event.Publish, event.Cut, event.Finish,
		event.Cancel:
	case event.Take:
		a.Step = uint64(max(ui.Number(args, 0), 0))
	case event.Extend:
		a.Round, a.Pairing = ui.Number(args, 0), ui.Number(args, 1)
		a.Until = t.Clock.Now().Add(time.Duration(ui.Number(args, 2)) * time.Hour)
	case event.Rule:
		a.Round, a.Pairing = ui.Number(args, 0), ui.Number(args, 1)
		if len(args) < 3 || !result(&a, args[2]) {
			err = engine.Refuse("button.unknown", "")
		}
	case event.Settle:
		a.Round, a.Pairing = ui.Number(args, 0), ui.Number(args, 1)
	case event.NoShow:
		a.Round, a.Pairing = ui.Number(args, 0), ui.Number(args, 1)
		a.Player = last(args)
	case event.Drop, event.Readmit:
		a.Player = last(args)
	case event.GiveBye, event.TakeBye:
		a.Round, a.Player = ui.Number(args, 0), last(args)
	case event.Penalise:
		a.Points, a.Player = ui.Number(args, 0), last(args)
	case event.Swap:
		if len(args) == 2 {
			a.Player, a.Other = args[0], args[1]
		}
	default:
		err = engine.Refuse("button.unknown", "")
	}
	return a, err
}

// later moves the time of an extension behind the end that the round or the pairing has.
func later(v tournament.View, a *event.Action, hours int) {
	if a.Kind != event.Extend || a.Round < 1 || a.Round > len(v.Event.Rounds) {
		return
	}
	r := v.Event.Rounds[a.Round-1]
	due := r.Due
	if q, ok := v.Event.Pairing(a.Round, a.Pairing); ok {
		due = r.DueOf(q)
	}
	a.Until = due.Add(time.Duration(hours) * time.Hour)
}

// reasoned are the kinds of step that need a reason.
var reasoned = map[string]bool{event.Extend: true, event.Rule: true, event.NoShow: true, event.Cancel: true,
	event.Settle: true, event.Penalise: true}

// ask says what a step would do, with the button that does it. A step that is refused says why.
func (t *Tournaments) ask(ctx context.Context, p route.Place, v tournament.View, args []string) error {
	a, err := t.action(args)
	if err != nil {
		return err
	}
	if page, ok, err := t.unready(ctx, p, v, a, route.PageOf(args)); err != nil || ok {
		return cmp.Or(err, p.Change(page))
	}
	later(v, &a, ui.Number(args, len(args)-1))
	a.By = p.User.ID
	op := "do"
	if reasoned[a.Kind] {
		op, a.Reason = "why", "?" // the form asks for the true one
	}
	r, err := t.rights(ctx, p)
	if err != nil {
		return err
	}
	now, then, _, err := t.Desk.Try(ctx, v.Row.ID, tournament.Step{Action: a, Rights: r})
	if err != nil {
		return t.exact(p, err)
	}
	lines := []string{t.head(p.Lang, now.Event)[0], t.would(ctx, p, now, then, a)}
	if a.Kind == event.Start && now.Event.Stage == event.Registration && now.Event.Plan.CheckIn > 0 {
		lines = append(lines, p.Text("event.ask.nocheckin"))
	}
	back := id(v, "panel")
	if a.Kind == event.Drop && a.Player == p.User.ID {
		back = id(v, "show")
	}
	style := discordgo.PrimaryButton
	if final(now.Event, a) {
		style = discordgo.DangerButton
	}
	buttons := ui.Row(
		ui.Button(p.Text("button.event.sure"), style, id(v, append([]string{op}, args...)...)),
		ui.Button(p.Text("button.event.back"), discordgo.SecondaryButton, back))
	return p.Change(api.Message{Content: ui.Content(lines), Components: buttons})
}

// would words what a step makes of an event.
func (t *Tournaments) would(ctx context.Context, p route.Place, now, then tournament.View, a event.Action) string {
	e := then.Event
	playing, byes := 0, 0
	if r, ok := e.Current(); ok {
		for _, q := range r.Pairings {
			if len(q.Players) == 1 {
				byes++
			} else {
				playing++
			}
		}
	}
	waiting := 0
	for _, q := range e.Players {
		if q.Waiting {
			waiting++
		}
	}
	kind := a.Kind
	if cur, ok := now.Event.Current(); ok && kind == event.Redraft {
		return p.Text("event.ask.redraft", engine.A("n", engine.Int(cur.Swapped)),
			engine.A("step", ui.Plain(strings.Join(t.swaps(ctx, p.Lang, now), "; "))))
	}
	about := ""
	if q, ok := now.Event.Pairing(a.Round, a.Pairing); ok {
		about = "**" + t.names(ctx, p.Lang, q.Players) + "**: "
	}
	of, open := 0, 0
	if r, ok := now.Event.Current(); ok {
		of, open = max(now.Event.InAll(), r.No), r.Open()
	}
	if kind == event.Finish && now.Event.Follows() != event.Finish {
		kind = "finishearly"
	}
	if kind == event.Cancel && now.Event.Stage == event.Planned {
		kind = "cancelplan"
	} else if kind == event.Cancel && now.Event.Signing() {
		kind = "cancelsigning"
	}
	if kind == event.Drop && now.Event.Stage != event.Running {
		kind = event.Leave
	}
	rounds := e.Total
	if rounds == 0 {
		rounds = e.Plan.Estimate(len(e.Players), event.Pace{}).Rounds
	}
	undone := ""
	if log, err := t.Desk.Log(ctx, now.Row.ID); err == nil && a.Step > 0 && int(a.Step) <= len(log) {
		undone = t.said(ctx, p.Lang, now, log[a.Step-1].Action)
	}
	return p.Text("event.ask."+kind, engine.A("n", engine.Int(len(e.Field(1)))),
		engine.A("rounds", engine.Int(rounds)), engine.A("waiting", engine.Int(waiting)), engine.A("matches",
			engine.Int(playing)),
		engine.A("players", ui.Plain(about)), engine.A("of", engine.Int(of)), engine.A("open", engine.Int(open)),
		engine.A("played", engine.Int(played(now.Event))), engine.A("people", engine.Int(len(now.Event.Players))),
		engine.A("byes", engine.Int(byes)), engine.A("player", ui.Plain(t.name(ctx, p.Lang, a.Player))),
		engine.A("until", ui.Plain(ui.Stamp(a.Until))), engine.A("round", engine.Int(a.Round)),
		engine.A("checkin", ui.Plain(t.Span(p.Lang, e.Plan.CheckIn))), engine.A("step", ui.Plain(undone)))
}

// swaps words what organisers have changed by hand in the draft.
func (t *Tournaments) swaps(ctx context.Context, lang string, v tournament.View) (out []string) {
	log, err := t.Desk.Log(ctx, v.Row.ID)
	if err != nil {
		return nil // the question counts them
	}
	for _, e := range log {
		switch e.Action.Kind {
		case event.Draft, event.Redraft, event.Advance:
			out = nil
		case event.Swap:
			if !e.Taken {
				out = append(out, t.said(ctx, lang, v, e.Action))
			}
		}
	}
	return out
}

// played is how many rounds of an event are over.
func played(e event.Event) (n int) {
	for _, r := range e.Rounds {
		if r.Closed {
			n++
		}
	}
	return n
}

// final are the steps of which the button is red: they end an event before its time, or what was done by hand is lost.
func final(now event.Event, a event.Action) bool {
	return a.Kind == event.Cancel || a.Kind == event.Redraft || a.Kind == event.Finish && now.Follows() != event.Finish
}

// do takes a step. To pair anew what an organiser has changed by hand is asked about first: args has how many changes
// whoever pressed knew of.
func (t *Tournaments) do(ctx context.Context, p route.Place, v tournament.View, args []string) error {
	a, err := t.action(args)
	if err != nil {
		return err
	}
	if cur, ok := v.Event.Current(); ok && a.Kind == event.Redraft && !cur.Published &&
		cur.Swapped != max(ui.Number(args, 1), 0) {
		return t.ask(ctx, p, v, []string{event.Redraft, fmt.Sprint(cur.Swapped)})
	}
	later(v, &a, ui.Number(args, len(args)-1))
	return t.done(ctx, p, v, a, reply.Call.Change)
}

// done takes a step and shows where the person goes on: the panel, or the event.
func (t *Tournaments) done(
	ctx context.Context, p route.Place, v tournament.View, a event.Action, how reply.Show,
) error {
	v, err := t.step(ctx, p, v, a)
	if err != nil {
		return err
	}
	a.By = p.User.ID
	news := []string{"-# " + t.said(ctx, p.Lang, v, a), ""}
	r, err := t.rights(ctx, p)
	if err != nil {
		return err
	}
	if r.Organiser || r.Judge {
		return t.showPanel(ctx, p, v, news, how)
	}
	return t.about(ctx, p, v, news, how)
}

// why opens the form that asks for the reason of a step. The step stands in the form's id.
func (t *Tournaments) why(_ context.Context, p route.Place, v tournament.View, args []string) error {
	if _, err := t.action(args); err != nil {
		return err
	}
	form := ui.ID{Action: ui.ActEventForm, Arg: v.Row.ID + "/because/" + strings.Join(args, "/")}
	return p.Form(ui.ReasonForm(form, p.Text("event.because."+args[0]), p.Text("event.reason")))
}

// because takes a step with its reason.
func (t *Tournaments) because(ctx context.Context, p route.Place, v tournament.View, args []string) error {
	a, err := t.action(args)
	if err != nil {
		return err
	}
	a.Reason = ui.Reason(p.Inputs)
	later(v, &a, ui.Number(args, len(args)-1))
	return t.done(ctx, p, v, a, reply.Call.Change)
}

// said words a step that was taken: who did what, and why.
func (t *Tournaments) said(ctx context.Context, lang string, v tournament.View, a event.Action) string {
	by := t.Text(lang, "event.thebot")
	if a.By != "" {
		by = t.name(ctx, lang, a.By)
	}
	var pair event.Pairing
	if q, ok := v.Event.Pairing(a.Round, a.Pairing); ok {
		pair = q
	} else if a.Match != "" {
		a.Round, pair, _ = v.Event.PairingOfMatch(a.Match)
	}
	res := score(a.Wins, a.Draws)
	if a.DoubleLoss {
		res = t.Text(lang, "event.doubleloss")
	}
	kind := a.Kind
	if kind == event.Settle && a.By == "" {
		kind = "withdrawn"
	}
	if kind == event.Extend && a.Pairing > 0 {
		kind = "extendmatch"
	}
	taken := ""
	if kind == event.Take {
		if log, err := t.Desk.Log(ctx, v.Row.ID); err == nil && a.Step > 0 && int(a.Step) <= len(log) {
			taken = t.said(ctx, lang, v, log[a.Step-1].Action)
		}
	}
	s := t.Text(lang, "event.say."+kind, engine.A("by", ui.Plain(by)),
		engine.A("player", ui.Plain(t.name(ctx, lang, a.Player))),
		engine.A("other", ui.Plain(t.name(ctx, lang, a.Other))), engine.A("round", engine.Int(max(a.Round, 0))),
		engine.A("players", ui.Plain(t.names(ctx, lang, pair.Players))), engine.A("result", ui.Plain(res)),
		engine.A("until", ui.Plain(ui.In(a.Until))), engine.A("n", engine.Int(a.Points)),
		engine.A("for", ui.Plain(t.Left(lang, a.For))), engine.A("step", ui.Plain(taken)))
	if a.Reason != "" {
		s += fmt.Sprintf(" — %s", ui.Literal(a.Reason))
	}
	return s
}
