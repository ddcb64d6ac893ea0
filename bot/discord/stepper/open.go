package stepper

import (
	"context"

	"farpost/bot/discord/reply"
	"farpost/bot/discord/route"
)

// open opens the stepper, at a verb if the button names one. Behind a public button the page is a new private message;
// behind a private one it takes the message's place.
func (st *Stepper) open(ctx context.Context, p route.Place) error {
	m, err := st.Pages.Open(ctx, p.Pos, p.Seat, p.Lang, p.Button.Arg)
	if err != nil {
		return err
	}
	warning, err := st.People.ClosedDMs(ctx, p.User.ID, p.Lang)
	if err != nil {
		return err
	}
	first, err := st.People.FirstWindow(ctx, p.Pos, p.Seat, p.Lang, "window.everyone") // the page says what Pass does
	if err != nil {
		return err
	}
	if first == "" { // one thing at a time
		if first, err = st.firstWord(ctx, p); err != nil {
			return err
		}
	}
	m.Content += warning + first
	if err := p.Replace(m); err != nil {
		return err
	}
	return st.illustrate(ctx, p, p.Pos)
}

// firstWord explains a keyword or state on the table that the person meets for the first time; "" if there is none.
func (st *Stepper) firstWord(ctx context.Context, p route.Place) (string, error) {
	t, err := st.Tell(ctx, p.Pos, p.Seat, p.Lang)
	if err != nil {
		return "", err
	}
	return st.People.FirstMet(ctx, p.User.ID, p.Pos.Match.Game, t.States(), t.Explained)
}

// current says why a press could not count, by a code of the catalogue, and shows what is asked now. It loads the
// position again, because another input may have come since the press was routed.
func (st *Stepper) current(ctx context.Context, p route.Place, why string, show reply.Show) error {
	pos, err := st.Table.Position(ctx, p.Pos.Match.ID)
	if err != nil {
		return err
	}
	m, err := st.Pages.Open(ctx, pos, p.Seat, p.Lang, "")
	if err != nil {
		return err
	}
	m.Content = p.Text(why) + "\n" + m.Content
	return show(p.Call, m)
}
