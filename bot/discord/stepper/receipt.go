package stepper

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/api"
	"farpost/bot/discord/narrate"
	"farpost/bot/discord/reply"
	"farpost/bot/discord/route"
	"farpost/bot/discord/ui"
	"farpost/bot/table"
	"farpost/engine"
	"farpost/storage"
)

// showReceipt shows what came of an act that was done. If that fails the person at least reads that it was done.
func (st *Stepper) showReceipt(
	ctx context.Context, p route.Place, rec table.Receipt, show reply.Show,
) error {
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

// receipt says what an act did and leads on: to the player's next question, or to another match that waits for them.
func (st *Stepper) receipt(ctx context.Context, p route.Place, rec table.Receipt) (api.Message, error) {
	t, err := st.Tell(ctx, rec.Position, rec.Seat, p.Lang)
	if err != nil {
		return api.Message{}, err
	}
	lines := []string{doneWords(t, rec)}
	for _, e := range t.WorthTelling(rec.Events) {
		lines = append(lines, "• "+t.Say(e))
	}
	if sa := rec.State.Ask.Seat(rec.Seat, ""); !rec.Open && sa != nil && sa.Got != nil {
		lines = append(lines, heldLines(t, *sa)...)
	}
	if ahead := t.Ahead(); len(ahead) > 0 && !rec.Open { // else the page below lists them
		lines = append(append(lines, "-# "+p.Text("ahead.list")), ahead...)
	}
	warning, err := st.People.ClosedDMs(ctx, p.User.ID, p.Lang)
	if err != nil {
		return api.Message{}, err
	}
	m := api.Message{Content: ui.Clip(strings.Join(lines, "\n"), maxReceipt) + warning}
	if rec.Open {
		// The same person is asked next. Their question comes along, so that they need not look for it.
		next, err := st.Pages.Open(ctx, rec.Position, rec.Seat, p.Lang, "")
		if err != nil {
			return api.Message{}, err
		}
		first, err := st.People.FirstMet(ctx, p.User.ID, rec.Match.Game, t.States(), t.Explained)
		if err != nil {
			return api.Message{}, err
		}
		m.Content, m.Components = ui.Content([]string{m.Content, "", next.Content + first}), next.Components
		return m, nil
	}
	next, err := st.nextMatch(ctx, p, rec.Match.ID)
	if err != nil {
		return api.Message{}, err
	}
	m.Components = ui.Rows(next)
	return m, nil
}

// maxReceipt is how many characters are shown of what an act did.
const maxReceipt = 1200

// heldLines says that an answer is held until others have answered.
func heldLines(t *narrate.Teller, sa engine.SeatAsk) []string {
	var lines []string
	if sa.Got.Verb != engine.Pass {
		lines = t.Answered()
	}
	own := narrate.OwnWaiting(t.View, sa.Seat)
	waits := slices.ContainsFunc(own, func(w engine.WaitView) bool { return w.Q == sa.Q })
	if waits && !sa.Optional {
		lines = append(lines, "-# "+t.Text("match.held"))
	}
	return lines
}

// doneWords says that an act was done, and whom the match waits for now.
func doneWords(t *narrate.Teller, rec table.Receipt) string {
	if rec.Open || rec.Over {
		return t.Text("done")
	}
	return t.AndWaits(t.Text("done"))
}

// nextMatch makes a link to the next match that waits for the person, other than the one named; none if no other does.
func (st *Stepper) nextMatch(ctx context.Context, p route.Place, but string) ([]discordgo.MessageComponent, error) {
	w, ok, err := st.Table.Next(ctx, p.User.ID, but)
	if err != nil || !ok {
		return nil, err
	}
	label, err := st.nextLabel(ctx, p, w)
	if err != nil {
		return nil, err
	}
	return []discordgo.MessageComponent{ui.LinkButton(label, ui.Link(w.Match.Server, ui.ChannelOf(w.Match)))}, nil
}

// nextLabel names a match that waits by its other players, and says how long it still waits.
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
	match := engine.A("match", ui.Plain(ui.Clip(ui.Tidy(strings.Join(others, ", ")), ui.MaxLabel/2)))
	if w.Ask.Deadline.IsZero() {
		return p.Text("button.next", match), nil
	}
	left := st.Left(p.Lang, table.Left(w.Match, w.Ask.Deadline, st.Clock.Now()))
	return p.Text("button.nextleft", match, engine.A("left", ui.Plain(left))), nil
}
