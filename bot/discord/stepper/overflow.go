package stepper

import (
	"context"
	"slices"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/api"
	"farpost/bot/discord/narrate"
	"farpost/bot/discord/route"
	"farpost/bot/discord/stepper/orders"
	"farpost/bot/discord/stepper/page"
	"farpost/bot/discord/ui"
	"farpost/engine"
)

// overflow shows the page of what the match's message has no button for: looking (hand, what happened, rules, the
// position in words), passing once, acting in between, further actions, what the game lets people do at any time,
// standing orders, a judge where there are some (else it says how there could be), a draw, conceding. It lists the
// player's answers ahead, to be taken back. Who watches can look.
func (st *Stepper) overflow(ctx context.Context, p route.Place) error {
	t, err := st.Tell(ctx, p.Pos, p.Seat, p.Lang)
	if err != nil {
		return err
	}
	o := overflow{p: p}
	if p.Seat == engine.NoSeat {
		o.look("button.log", ui.ActLog)
		o.look("button.rules", ui.ActRules)
		return p.Say(api.Message{Content: p.Text("more.watching"), Components: ui.Rows(o.looks)})
	}
	o.look("button.hand", ui.ActHand)
	o.look("button.log", ui.ActLog)
	o.look("button.rules", ui.ActRules)
	o.look("button.board", ui.ActBoard)
	if err := st.acts(ctx, &o, t); err != nil {
		return err
	}
	lines := []string{p.Text("more")}
	if ahead := t.Ahead(); len(ahead) > 0 {
		lines = append(append(lines, "-# "+p.Text("ahead.list")), ahead...)
	}
	lines = append(lines, t.StandingPasses()...)
	if o.unjudged {
		lines = append(lines, "-# "+p.Text("more.nojudge"))
	}
	return p.Say(api.Message{
		Content:    ui.Content(lines),
		Components: slices.Concat(page.TakeBackMenu(t), ui.Rows(o.looks), ui.Rows(o.acts)),
	})
}

// overflow is the page behind "⋯" as it is collected.
type overflow struct {
	p           route.Place
	looks, acts []discordgo.MessageComponent
	unjudged    bool // nobody would come who is called to judge
}

func (o *overflow) look(label, action string) {
	o.looks = append(o.looks, ui.Button(o.p.Text(label), discordgo.SecondaryButton,
		ui.ID{Match: o.p.Pos.Match.ID, Action: action}))
}

func (o *overflow) act(label string, id ui.ID, style discordgo.ButtonStyle) {
	id.Match = o.p.Pos.Match.ID
	o.acts = append(o.acts, ui.Button(label, style, id))
}

// acts adds what the player can do beside answering.
func (st *Stepper) acts(ctx context.Context, o *overflow, t *narrate.Teller) error {
	p := o.p
	ask := p.Pos.State.Ask
	if sa := ask.Seat(p.Seat, engine.Pass); sa != nil && !sa.Optional && p.Pos.IsWindow(*sa) {
		o.act(p.Text("button.passonce"), ui.ID{Qs: []uint64{sa.Q}, Action: ui.ActPassOnce}, discordgo.SecondaryButton)
	}
	if p.Seat != t.View.Active { // every opponent has it, whether they can act now or not
		o.act(p.Text("button.interject"), ui.ID{Action: ui.ActMove}, discordgo.SecondaryButton)
	} else if sa := ask.Seat(p.Seat, ""); sa == nil || !p.Pos.Ruleset.Queues(sa.Kind) {
		if _, ok, err := page.QueueOf(p.Pos, p.Seat); err != nil && engine.IsRefusal(err) == nil {
			return err
		} else if ok {
			o.act(p.Text("button.then"), ui.ID{Action: ui.ActThen}, discordgo.SecondaryButton)
		}
	}
	for _, v := range p.Pos.Ruleset.Verbs {
		if v.Any && v.Prog != "" {
			o.act(st.VerbName(p.Pos.Match.Game, p.Lang, v.Name), ui.ID{Action: ui.ActVerb, Arg: v.Name},
				discordgo.SecondaryButton)
		}
	}
	o.acts = append(o.acts, orders.Button(st.Words, p.Lang, p.Pos)...)
	judges, err := st.People.HasJudges(ctx, p.Pos.Match, p.Pos.Seats)
	if err != nil {
		return err
	}
	if o.unjudged = !judges; judges {
		o.act(p.Text("button.judge"), ui.ID{Action: ui.ActJudge}, discordgo.SecondaryButton)
	}
	o.act(p.Text("button.draw"), ui.ID{Action: ui.ActDraw}, discordgo.SecondaryButton)
	o.act(p.Text("button.concede"), ui.ID{Action: ui.ActConcede}, discordgo.DangerButton)
	return nil
}
