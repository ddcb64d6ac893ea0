package stepper

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"farpost/bot/discord/route"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/api"
	"farpost/bot/discord/narrate"
	"farpost/bot/discord/reply"
	"farpost/bot/discord/ui"
	"farpost/bot/table"
	"farpost/engine"
	"farpost/storage"
)

// acted shows what became of an act that has been carried out. When that fails the person is at least told
// that it was done.
func (st *Stepper) acted(ctx context.Context, p route.Place, rec table.Receipt, show func(reply.Call, api.Message) error) error {
	m, err := st.receipt(ctx, p, rec)
	if err == nil {
		err = show(p.Call, m)
	}
	if err != nil {
		st.Report(fmt.Errorf("receipt of match %s: %w", rec.Match.ID, err))
		return p.Afterwards(p.Say(api.Message{Content: p.Text("done")}))
	}
	return nil
}

// receipt says what an accepted act did, and leads on: to the own next move, or to the next match.
func (st *Stepper) receipt(ctx context.Context, p route.Place, rec table.Receipt) (api.Message, error) {
	t, err := st.Tell(ctx, rec.Position, rec.Seat, p.Lang)
	if err != nil {
		return api.Message{}, err
	}
	lines := []string{doneWords(t, rec)}
	for _, e := range t.WorthTelling(rec.Events) {
		lines = append(lines, "• "+t.Say(e))
	}
	if sa := rec.State.Ask.Seat(rec.Seat, ""); !rec.Open && sa != nil && sa.Got != nil { // held until others have answered
		if sa.Got.Verb != engine.Pass {
			lines = append(lines, t.Answered()...)
		}
		if !sa.Optional && slices.ContainsFunc(narrate.OwnWaiting(t.View, rec.Seat), func(w engine.WaitView) bool { return w.Q == sa.Q }) {
			lines = append(lines, "-# "+p.Text("match.held"))
		}
	}
	if said := t.Ahead(); len(said) > 0 && !rec.Open { // the stepper lists it below
		lines = append(append(lines, "-# "+p.Text("ahead.list")), said...)
	}
	told, err := st.People.ClosedDMs(ctx, p.User.ID, p.Lang)
	if err != nil {
		return api.Message{}, err
	}
	m := api.Message{Content: ui.Clip(strings.Join(lines, "\n"), 1200) + told}
	if rec.Open {
		// The same person is asked next: the question comes along, so nobody has to look for it.
		more, err := st.page(ctx, rec.Position, rec.Seat, p.Lang, "")
		if err != nil {
			return api.Message{}, err
		}
		m.Content, m.Components = ui.Clip(m.Content+"\n\n"+more.Content, 1900), more.Components
		return m, nil
	}
	next, err := st.nextMatch(ctx, p, rec.Match.ID)
	if err != nil {
		return api.Message{}, err
	}
	m.Components = ui.Rows(next)
	return m, nil
}

// doneWords says that an act was done, and whom the match waits for now.
func doneWords(t *narrate.Teller, rec table.Receipt) string {
	if rec.Open || rec.Over {
		return t.Text("done")
	}
	return t.AndWaits(t.Text("done"))
}

// nextMatch is a link to the next match that waits for the person, none when no other does.
func (st *Stepper) nextMatch(ctx context.Context, p route.Place, but string) ([]discordgo.MessageComponent, error) {
	waiting, err := st.Table.Inbox(ctx, p.User.ID)
	if err != nil {
		return nil, err
	}
	for _, w := range waiting {
		if w.Match.ID != but {
			label, err := st.nextLabel(ctx, p, w)
			if err != nil {
				return nil, err
			}
			return []discordgo.MessageComponent{ui.LinkButton(label, ui.Link(w.Match.Server, ui.ChannelOf(w.Match)))}, nil
		}
	}
	return nil, nil
}

// nextLabel names a match that waits, against whom, and how long it still does.
func (st *Stepper) nextLabel(ctx context.Context, p route.Place, w storage.Waiting) (string, error) {
	_, seats, err := st.Table.MatchSeats(ctx, w.Match.ID)
	if err != nil {
		return "", err
	}
	var others []string
	for i, name := range st.People.Names(ctx, seats) {
		if seats[i].Player != p.User.ID {
			others = append(others, name)
		}
	}
	match := ui.Plain(ui.Clip(strings.Join(others, ", "), 40))
	if w.Ask.Deadline.IsZero() {
		return p.Text("button.next", engine.A("match", match)), nil
	}
	return p.Text("button.nextleft", engine.A("match", match), engine.A("left", ui.Plain(st.Left(p.Lang, w.Ask.Deadline.Sub(st.Clock.Now()))))), nil
}
