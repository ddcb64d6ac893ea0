package deliver

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"strings"

	"farpost/bot/discord/api"
	"farpost/bot/discord/narrate"
	"farpost/bot/discord/ui"
	"farpost/bot/table"
	"farpost/engine"
	"farpost/storage"
)

// deliverHand keeps the copy of a player's hand in their direct messages. It is one message per match, and leads there.
// What the player is asked stands in the match, and not here.
//
// The copy is edited when its player is newly asked, once in a turn, for who is at it looks at what they do; when the
// match has moved; when it is over; and by RefreshCopy. So several changes are one edit. When that is follows from what
// is public, and from what the player presses.
//
// Closed direct messages are remembered and not tried again; Hand in the thread works all the same.
func (se *Sender) deliverHand(ctx context.Context, r storage.OutboxRow, row table.Row) (string, error) {
	defer se.copies.take(r.Lane)()
	pos, err := se.Table.Position(ctx, row.Match)
	if err != nil {
		return "", err
	}
	if opening, err := se.isOpening(ctx, pos); err != nil || opening {
		return "", err // the copy leads to the thread, so it comes with it
	}
	if err := se.hangUpAnswered(ctx, pos, row.Seats[0]); err != nil {
		return "", err
	}
	if row.Of != "" {
		if replaced, err := se.forgetHand(ctx, row.Match, row.Seats[0], row.Of); err != nil || replaced {
			return "", err
		}
	}
	return se.copyHand(ctx, r, pos, engine.Seat(row.Seats[0]), row.Why)
}

// forgetHand forgets the copy of a hand that is gone, so that it is sent again; replaced says that another one was sent
// meanwhile.
func (se *Sender) forgetHand(ctx context.Context, match string, seat int, gone string) (replaced bool, err error) {
	purpose := handOf(seat)
	note, err := se.note(ctx, match, purpose)
	if err != nil || note.ID != gone {
		return note.ID != "", err
	}
	return false, se.Store.Update(ctx, func(tx storage.Tx) error { return tx.DeleteMessage(match, purpose) })
}

// RefreshCopy brings the copy of a seat's hand up to date, if there is one, because its player looks at their hand.
// There is no row for it: that would take a number, and the marks of public messages would tell that somebody has
// looked. What fails is made up for when the player is asked.
func (se *Sender) RefreshCopy(ctx context.Context, match string, seat engine.Seat) {
	ctx = api.WithoutWaiting(ctx)
	defer se.copies.take(table.HandLane(match, int(seat)))()
	pos, err := se.Table.Position(ctx, match)
	if err == nil {
		_, err = se.copyHand(ctx, storage.OutboxRow{}, pos, seat, table.HandWanted)
	}
	if err != nil && !errors.Is(err, context.DeadlineExceeded) && ctx.Err() == nil && api.RetryAfter(err) == 0 {
		se.Report(fmt.Errorf("copy of the hand of seat %d in match %s: %w", seat, match, err))
	}
}

// copyHand sends the copy of a hand, or edits it if there is a reason to. Without a row it sends none.
func (se *Sender) copyHand(
	ctx context.Context, r storage.OutboxRow, pos table.Position, seat engine.Seat, why string,
) (string, error) {
	user := pos.Seats[seat].Player
	pl, _, err := se.People.Player(ctx, user)
	if err != nil || (!pl.DMOK && !pl.DMChecked.IsZero()) {
		return "", err
	}
	purpose := handOf(int(seat))
	old, err := se.note(ctx, pos.Match.ID, purpose)
	if err != nil || old.ID == "" && r.ID == 0 {
		return "", err
	}
	rec, home := memoOf(old), ui.ChannelOf(pos.Match)
	due := old.ID == "" || rec.Home != home || pos.State.Result != nil
	if !due && why == "" {
		return old.ID, nil
	}
	if rec.Mark == "" {
		rec.Mark = mark(r, "")
	}
	if r.ID == 0 && (rec.Seq == pos.Match.Seq || pos.State.Result != nil) {
		return old.ID, nil
	}
	lang := se.People.LangOf(ctx, user)
	if why != table.HandAsked {
		lang = cmp.Or(rec.Lang, lang) // another language comes with the next question
	}
	t, err := se.Tell(ctx, pos, seat, lang)
	if err != nil {
		return "", err
	}
	if !due && why == table.HandAsked && rec.Turn == t.View.Turn {
		return old.ID, nil
	}
	msg, scene := t.HandCopy()
	if err := se.dress(&msg, t, rec.Mark); err != nil {
		return "", err
	}
	hash, shown := hashOf(msg), ""
	if t.View.Result == nil { // not in the hash: another turn alone is no other hand
		msg.Embeds[0].Description += "\n-# " + asOf(t)
	}
	if old.ID != "" && hash == rec.Text {
		shown = rec.Picture
	}
	if shown != "" && rec.Seq == pos.Match.Seq {
		return old.ID, nil
	}
	pic, err := se.Painter.Hand(ctx, scene, shown)
	if err != nil {
		return "", err
	}
	if shown != "" && pic.Hash == shown {
		return old.ID, nil
	}
	if len(pic.PNG) > 0 {
		narrate.HandPicture(&msg, pic)
	}
	id, channel := old.ID, old.Channel
	if id != "" {
		err = se.edit(ctx, channel, id, &msg)
	}
	if r.ID == 0 && api.Gone(err) {
		return "", nil
	}
	if id == "" || api.Gone(err) {
		msg.Silent = true // the mention in the thread, or a message of its own, is the one notification of a handover
		id, channel, err = se.direct(ctx, r, pl, &msg)
	}
	if api.DMsClosed(err) {
		return "", se.People.NoteDM(ctx, user, false, "")
	}
	if err != nil {
		return "", err
	}
	rec = Memo{Text: hash, Picture: pic.Hash, Mark: rec.Mark, Seq: pos.Match.Seq, Turn: t.View.Turn, Home: home,
		Lang: lang}
	return id, se.putNotes(ctx,
		storage.Message{Match: pos.Match.ID, Purpose: purpose, Channel: channel, ID: id, Hash: rec.String()})
}

// isOpening reports whether a match has just begun, and its thread and its first prompt are still to come.
func (se *Sender) isOpening(ctx context.Context, pos table.Position) (bool, error) {
	if pos.Match.Thread != "" {
		return false, nil
	}
	prompt, err := se.note(ctx, pos.Match.ID, ofHandover)
	if err != nil || prompt.ID != "" {
		return false, err
	}
	return se.Table.IsOpening(ctx, pos.Match.ID)
}

// asOf says of which turn the copy of a hand is, and what shows the hand as it is now.
func asOf(t *narrate.Teller) string {
	now := t.Text("hand.copy")
	if t.View.Turn == 0 {
		return now
	}
	return t.Text("hand.turn", engine.A("n", engine.Int(t.View.Turn))) + " " + now
}

// dress adds to a copy of a hand its buttons, and how a match that is over ended.
func (se *Sender) dress(m *api.Message, t *narrate.Teller, footerMark string) error {
	pos, lang := t.Pos, t.Lang
	m.Embeds[0].Footer.Text = ui.Clip(m.Embeds[0].Footer.Text+" · "+footerMark, 2000)
	m.Content, m.Components = "", t.CopyButtons()
	if res := t.View.Result; res != nil {
		lines, err := se.Outcome(lang, pos.Match, pos.Seats, *res, t.Player)
		if err != nil {
			return err
		}
		if drawn := se.Drawn(lang, *res); drawn != "" {
			lines = append([]string{drawn + "."}, lines...)
		}
		m.Content = strings.Join(lines, " ")
	}
	return nil
}
