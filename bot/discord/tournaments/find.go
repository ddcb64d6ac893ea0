package tournaments

import (
	"context"
	"slices"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/people"
	"farpost/bot/discord/route"
	"farpost/bot/discord/ui"
	"farpost/bot/tournament"
	"farpost/bot/tournament/event"
	"farpost/engine"
	"farpost/storage"
)

// meant finds the event that a command means: the newest open one of this channel, else the only open one of the
// server, else the only open one that the person plays in. Planned events are for organisers alone.
func (t *Tournaments) meant(ctx context.Context, p route.Place) (tournament.View, error) {
	list, err := t.Desk.List(ctx, storage.EventFilter{Server: p.GuildID})
	if err != nil {
		return tournament.View{}, err
	}
	r, err := t.rights(ctx, p)
	if err != nil {
		return tournament.View{}, err
	}
	list = slices.DeleteFunc(list, func(v tournament.View) bool {
		return v.Event.Stage == event.Planned && !r.Organiser
	})
	open := slices.DeleteFunc(slices.Clone(list), func(v tournament.View) bool { return v.Row.Closed })
	here := func(v tournament.View) bool { return v.Row.Channel == p.Parent() }
	mine := func(v tournament.View) bool { _, in := v.Event.Player(p.User.ID); return in }
	for _, from := range [][]tournament.View{keep(open, here), open, keep(open, mine), keep(list, here), list} {
		if len(from) == 1 || len(from) > 0 && here(from[0]) {
			return from[0], nil
		}
	}
	if len(open) > 1 {
		return tournament.View{}, engine.Refuse("event.which", "", engine.A("n", engine.Int(len(open))))
	}
	return tournament.View{}, engine.Refuse("event.none", "")
}

func keep(list []tournament.View, fits func(tournament.View) bool) []tournament.View {
	return slices.DeleteFunc(slices.Clone(list), func(v tournament.View) bool { return !fits(v) })
}

// rights are what a person is in the events of a server.
func (t *Tournaments) rights(ctx context.Context, p route.Place) (event.Rights, error) {
	server, err := t.People.Server(ctx, p.GuildID)
	if err != nil {
		return event.Rights{}, err
	}
	return RightsOf(p.Member, people.SetupOf(server)), nil
}

// RightsOf are the rights of a member: who may manage the server, and who has the role of organisers, is an organiser;
// who has the role of judges is a judge. Nobody else may anything but what is their own.
func RightsOf(m *discordgo.Member, set people.Setup) event.Rights {
	return event.Rights{Organiser: set.Organises(m), Judge: set.Judge(m)}
}

// step is something that the presser does.
func (t *Tournaments) step(ctx context.Context, p route.Place, v tournament.View, a event.Action) (
	tournament.View, error) {
	a.By = p.User.ID
	r, err := t.rights(ctx, p)
	if err != nil {
		return v, err
	}
	v, err = t.Desk.Do(ctx, v.Row.ID, tournament.Step{Action: a, Rights: r, Interaction: p.ID})
	return v, t.exact(p, err)
}

// exact has a refusal of a plan or a number name what it is about in the person's words.
func (t *Tournaments) exact(p route.Place, err error) error {
	no := engine.IsRefusal(err)
	if no == nil || no.Code != event.CodeBounds && no.Code != event.CodeChoice {
		return err
	}
	out := *no
	out.Args = slices.Clone(no.Args)
	for i, a := range out.Args {
		if a.Name == "what" && len(a.Vals) == 1 {
			out.Args[i] = engine.A("what", ui.Plain(p.Text("event.what."+a.Vals[0].Body())))
		}
	}
	return &out
}
