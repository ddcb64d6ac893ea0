package discord

import (
	"context"
	"fmt"
	"strings"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/api"
	"farpost/bot/table"
	"farpost/engine"
	"farpost/storage"
)

// deliverHand keeps the copy of a player's hand in their direct messages up to date. It is one message per
// match, edited; it tells what the player is asked and leads to the match, where that is answered. Closed direct
// messages are remembered and not tried again; My hand in the thread works all the same.
func (b *Bot) deliverHand(ctx context.Context, r storage.OutboxRow, row table.Row) (string, error) {
	pos, err := b.Table.Position(ctx, row.Match)
	if err != nil {
		return "", err
	}
	seat := engine.Seat(row.Seats[0])
	if err := b.hangUpAnswered(ctx, pos, row.Seats[0]); err != nil {
		return "", err
	}
	user := pos.Seats[seat].Player
	pl, _, err := b.player(ctx, user)
	if err != nil || (!pl.DMOK && !pl.DMChecked.IsZero()) {
		return "", err
	}
	purpose := fmt.Sprintf("dm:%d", seat)
	old, err := b.kept(ctx, row.Match, purpose)
	if err != nil {
		return "", err
	}
	lang := b.langOf(ctx, user)
	rec := recordOf(old)
	if rec.Mark == "" {
		rec.Mark = mark(r, "")
	}
	t, err := b.tell(ctx, pos, seat, lang)
	if err != nil {
		return "", err
	}
	msg, scene := b.handWords(t), t.scene("")
	if err := b.dress(ctx, &msg, t, rec.Mark); err != nil {
		return "", err
	}
	hash, shown := hashOf(msg), ""
	if old.ID != "" && hash == rec.Text {
		shown = rec.Picture
	}
	pic, err := b.Painter.Hand(ctx, scene, shown)
	if err != nil {
		return "", err
	}
	if shown != "" && pic.Hash == shown {
		return old.ID, nil
	}
	if len(pic.PNG) > 0 {
		handPicture(&msg, pic)
	}
	id, channel := old.ID, old.Channel
	if id != "" {
		err = b.edit(ctx, channel, id, msg)
	}
	if id == "" || api.Gone(err) {
		msg.Silent = true // the mention in the thread, or a message of its own, is the one notification of a handover
		id, channel, err = b.direct(ctx, r, pl, msg)
	}
	if api.DMsClosed(err) {
		return "", b.noteDM(ctx, user, false, "")
	}
	if err != nil {
		return "", err
	}
	return id, b.keep(ctx, storage.Message{Match: row.Match, Purpose: purpose, Channel: channel, ID: id,
		Hash: record{Text: hash, Picture: pic.Hash, Mark: rec.Mark}.String()})
}

// dress adds to a hand the question that its player is asked, or how the match ended, and the way to the match as its only
// button.
func (b *Bot) dress(ctx context.Context, m *api.Message, t *teller, footerMark string) error {
	pos, seat, lang := t.pos, t.view.Viewer, t.lang
	m.Embeds[0].Footer.Text = clip(m.Embeds[0].Footer.Text+" · "+footerMark, 2000)
	m.Content, m.Components = "", nil
	t.view.Waiting = ownWaiting(t.view, seat)
	for _, w := range t.view.Waiting {
		m.Content = t.asked(w)
		if d := pos.Deadline(w.Q); !d.IsZero() {
			m.Content += " · " + stamp(d)
		}
	}
	if res := t.view.Result; res != nil {
		lines, err := b.outcome(lang, pos.Match, pos.Seats, *res, t.player)
		if err != nil {
			return err
		}
		if len(res.Winners) == 0 {
			lines = append([]string{b.t(lang, "result.draw") + "."}, lines...)
		}
		m.Content = strings.Join(lines, " ")
	}
	first, err := b.firstWindow(ctx, pos, seat, lang, "window.first")
	if err != nil {
		return err
	}
	m.Content += first
	if why, err := b.stopped(ctx, t); err != nil {
		return err
	} else if why != "" {
		m.Content = strings.TrimSpace(m.Content + "\n" + why)
	}
	m.Components = t.openButton()
	return nil
}

// openButton is a row with the way to the match.
func (t *teller) openButton() []discordgo.MessageComponent {
	return rows([]discordgo.MessageComponent{discordgo.Button{Label: t.b.t(t.lang, "button.open"), Style: discordgo.LinkButton,
		URL: link(t.pos.Match.Server, channelOf(t.pos.Match))}})
}

func ownWaiting(v engine.View, seat engine.Seat) []engine.WaitView {
	var out []engine.WaitView
	for _, w := range v.Waiting {
		if w.Seat == seat {
			out = append(out, w)
		}
	}
	return out
}

// direct opens the direct channel, if it was not opened before, and sends a message. A direct channel that is gone is
// opened anew.
func (b *Bot) direct(ctx context.Context, r storage.OutboxRow, pl storage.Player, msg api.Message) (id, channel string, err error) {
	if channel = pl.DMChannel; channel != "" {
		if id, err = b.post(ctx, r, "", channel, msg); !api.Gone(err) {
			return id, channel, err
		}
	}
	ch, err := b.API.UserChannelCreate(pl.ID, discordgo.WithContext(ctx))
	if err != nil {
		return "", "", fmt.Errorf("open direct messages with player %s: %w", pl.ID, err)
	}
	if id, err = b.post(ctx, r, "", ch.ID, msg); err != nil {
		return "", "", err
	}
	return id, ch.ID, b.noteDM(ctx, pl.ID, true, ch.ID)
}

// noteDM remembers whether a player can be written to, and in which channel.
func (b *Bot) noteDM(ctx context.Context, player string, ok bool, channel string) error {
	return b.change(ctx, player, func(pl *storage.Player, p *person) {
		pl.DMOK, pl.DMChecked = ok, b.Clock.Now()
		if ok {
			p.Told, pl.DMChannel = false, channel
		}
	})
}
