package deliver

import (
	"context"
	"fmt"
	"strings"

	"farpost/bot/discord/api"
	"farpost/bot/discord/narrate"
	"farpost/bot/discord/ui"
	"farpost/bot/table"
	"farpost/engine"
	"farpost/storage"
)

// deliverHand keeps the copy of a player's hand in their direct messages up to date. It is one message per match,
// edited when the hand changes; it leads to the match. What the player is asked stands there, and not here: a copy that
// followed every question would be edited twice as often as anybody plays. While a player acts in one turn their copy
// waits until they are done. Closed direct messages are remembered and
// not tried again; My hand in the thread works all the same.
func (se *Sender) deliverHand(ctx context.Context, r storage.OutboxRow, row table.Row) (string, error) {
	pos, err := se.Table.Position(ctx, row.Match)
	if err != nil {
		return "", err
	}
	if opening, err := se.isOpening(ctx, pos); err != nil || opening {
		return "", err // the copy leads to the thread, so it comes with it
	}
	seat := engine.Seat(row.Seats[0])
	if err := se.hangUpAnswered(ctx, pos, row.Seats[0]); err != nil {
		return "", err
	}
	user := pos.Seats[seat].Player
	pl, _, err := se.People.Player(ctx, user)
	if err != nil || (!pl.DMOK && !pl.DMChecked.IsZero()) {
		return "", err
	}
	purpose := fmt.Sprintf("dm:%d", seat)
	old, err := se.note(ctx, row.Match, purpose)
	if err != nil {
		return "", err
	}
	lang := se.People.LangOf(ctx, user)
	rec := memoOf(old)
	if rec.Mark == "" {
		rec.Mark = mark(r, "")
	}
	t, err := se.Tell(ctx, pos, seat, lang)
	if err != nil {
		return "", err
	}
	home := ui.ChannelOf(pos.Match)
	if old.ID != "" && rec.Turn == t.View.Turn && rec.Home == home && pos.IsAsked(row.Seats[0]) {
		return old.ID, nil // who is at it looks at what they do; the copy follows when they are done
	}
	msg, scene := t.HandCopy()
	if err := se.dress(&msg, t, rec.Mark); err != nil {
		return "", err
	}
	hash, shown := hashOf(msg), ""
	if old.ID != "" && hash == rec.Text {
		shown = rec.Picture
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
	return id, se.putNotes(ctx, storage.Message{Match: row.Match, Purpose: purpose, Channel: channel, ID: id,
		Hash: Memo{Text: hash, Picture: pic.Hash, Mark: rec.Mark, Turn: t.View.Turn, Home: home}.String()})
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

// dress adds to a hand the way to the match, its only button, and how a match that is over ended.
func (se *Sender) dress(m *api.Message, t *narrate.Teller, footerMark string) error {
	pos, lang := t.Pos, t.Lang
	m.Embeds[0].Footer.Text = ui.Clip(m.Embeds[0].Footer.Text+" · "+footerMark, 2000)
	m.Content, m.Components = "", t.OpenButton()
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
