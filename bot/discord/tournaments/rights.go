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
)

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

// organising are the ops that show what only organisers may see. Whether a step may be taken is decided by the event.
var organising = map[string]bool{"plan": true, "set": true, "form": true, "typed": true, "people": true, "person": true,
	"swap": true, "lend": true}

// mayPress refuses a button of an event of another server, of one that the person may not know of, and one that shows
// what only organisers may see.
func (t *Tournaments) mayPress(ctx context.Context, p route.Place, v tournament.View, op string) error {
	r, err := t.rights(ctx, p)
	if err != nil {
		return err
	}
	switch {
	case v.Row.Server != p.GuildID, v.Event.Stage == event.Planned && !r.Organiser:
		return engine.Refuse(tournament.CodeEvent, "")
	case organising[op] && !r.Organiser:
		return engine.Refuse(event.CodeRight, "", engine.A("who", "raw:organiser"))
	}
	return nil
}
