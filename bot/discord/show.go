package discord

import (
	"cmp"
	"context"
	"slices"
	"strings"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/api"
	"farpost/bot/table"
	"farpost/engine"
)

// showHand shows a player's hand privately, the words at once, the picture as soon as it is drawn.
func (b *Bot) showHand(ctx context.Context, c call, pos table.Position, seat engine.Seat) error {
	t, err := b.tell(ctx, pos, seat, c.lang)
	if err != nil {
		return err
	}
	m := b.handWords(t)
	told, err := b.closedDMs(ctx, c)
	if err != nil {
		return err
	}
	m.Content, m.Components = strings.TrimSpace(told), b.handButtons(c.lang, pos, seat)
	if err := b.reply(c, m); err != nil {
		return err
	}
	// The acknowledgement is out; the picture may take its time.
	pic := b.drawn(ctx, func(ctx context.Context) (Picture, error) { return b.Painter.Hand(ctx, t.scene(""), "") })
	if len(pic.PNG) == 0 {
		return nil
	}
	handPicture(&m, pic)
	return b.complete(ctx, c, m)
}

// handButtons lead on from a hand that is shown privately: to the own move if one is asked, to what is rarely
// needed, and to the match.
func (b *Bot) handButtons(lang string, pos table.Position, seat engine.Seat) []discordgo.MessageComponent {
	if pos.State.Result != nil {
		return nil
	}
	var row []discordgo.MessageComponent
	if sa := pos.State.Ask.Seat(seat, ""); sa != nil && !sa.Optional {
		label := "button.move"
		if isWindow(pos, *sa) {
			label = "button.respond"
		}
		row = append(row, discordgo.Button{Label: b.t(lang, label), Style: discordgo.PrimaryButton,
			CustomID: button{Match: pos.Match.ID, Qs: []uint64{sa.Q}, Action: actMove}.String()})
	}
	return rows(append(row,
		discordgo.Button{Label: "⋯", Style: discordgo.SecondaryButton, CustomID: button{Match: pos.Match.ID, Action: actMore}.String()},
		discordgo.Button{Label: b.t(lang, "button.open"), Style: discordgo.LinkButton, URL: link(pos.Match.Server, channelOf(pos.Match))}))
}

// afterwards reports a failure behind an acknowledgement: the person has been answered already.
func (b *Bot) afterwards(err error) error {
	if err != nil {
		b.Report(err)
	}
	return nil
}

// showLog tells what happened lately, as this person may know it, with a strip of so many turns, 0 for the usual number.
func (b *Bot) showLog(ctx context.Context, c call, pos table.Position, seat engine.Seat, turns int) error {
	t, err := b.tell(ctx, pos, seat, c.lang)
	if err != nil {
		return err
	}
	hist, err := b.Table.History(ctx, pos.Match.ID, seat, 40)
	if err != nil {
		return err
	}
	var lines []string
	for _, h := range hist {
		for _, e := range pos.Ruleset.Merge(h.Events) {
			lines = append(lines, t.say(e))
		}
	}
	body := latest(lines, 3900)
	if body == "" {
		body = b.t(c.lang, "log.empty")
	}
	m := api.Message{Embeds: []*discordgo.MessageEmbed{{Title: b.t(c.lang, "log.title"), Description: body, Color: matchColour(pos.Match.ID),
		Fields: b.deckField(c.lang, pos.Match, pos.Seats, t.names)}}}
	if err := b.reply(c, m); err != nil {
		return err
	}
	return b.illustrate(ctx, c, m, "replay.png", func(ctx context.Context) (Picture, error) {
		strip, err := b.turns(ctx, t, cmp.Or(turns, stripTurns))
		if err != nil {
			b.Report(err) // its acts are told all the same
		}
		if len(strip) == 0 {
			strip = t.moments(hist)
		}
		return b.Painter.Replay(ctx, t.scene(""), strip)
	})
}

// latest joins as many of the last lines as have at most n characters, whole ones; "…" stands for those before.
func latest(lines []string, n int) string {
	left, from := n, len(lines)
	for from > 0 && left >= len([]rune(lines[from-1]))+1 {
		from--
		left -= len([]rune(lines[from])) + 1
	}
	out := strings.Join(lines[from:], "\n")
	switch {
	case from == 0:
	case from == len(lines): // one line alone is too long
		out = clip(lines[from-1], n)
	default:
		out = "…\n" + out
	}
	return out
}

// stripLength is how many acts the strip of a match shows: as many as a phone shows without much scrolling.
const stripLength = 12

// moments are the last acts that are worth telling, for the strip.
func (t *teller) moments(hist []table.Logged) []Moment {
	var out []Moment
	for _, h := range hist {
		m := Moment{When: t.ago(h.At)}
		for _, p := range t.worthTelling(h.Events) {
			m.Said = append(m.Said, t.say(p))
			for _, a := range p.Args {
				for _, v := range a.Vals {
					if id := t.cardOf(v); id != "" && !slices.Contains(m.Cards, id) {
						m.Cards = append(m.Cards, id)
					}
				}
			}
		}
		if len(m.Said) > 0 {
			out = append(out, m)
		}
	}
	return out[max(0, len(out)-stripLength):]
}

// cardOf is the id of the card that a value names or that stands there now; "" for all else.
func (t *teller) cardOf(v engine.Value) string {
	if v.Kind() == "card" {
		return v.Body()
	}
	c, _ := t.view.Find(v)
	return c.Card
}

// illustrate adds a picture, and the files of the message, to an answer that stands already: the words come at once,
// the picture may take its time.
func (b *Bot) illustrate(ctx context.Context, c call, m api.Message, name string, draw func(context.Context) (Picture, error)) error {
	if pic := b.drawn(ctx, draw); len(pic.PNG) > 0 {
		f := pic.file(name)
		m.Embeds[0].Image = &discordgo.MessageEmbedImage{URL: "attachment://" + f.Name}
		m.Files = append(m.Files, f)
	}
	if len(m.Files) == 0 {
		return nil
	}
	return b.complete(ctx, c, m)
}

// concede asks once more, then takes the player out of the match; who has nothing left to concede is not asked.
func (b *Bot) concede(ctx context.Context, c call, pos table.Position, seat engine.Seat, sure bool) error {
	switch {
	case pos.State.Result != nil:
		return engine.Refuse(engine.CodeOver, "")
	case pos.State.Seats[seat].Out:
		return engine.Refuse(engine.CodeOut, "")
	case !sure:
		return b.reply(c, api.Message{Content: b.t(c.lang, "concede.sure"), Components: rows([]discordgo.MessageComponent{
			discordgo.Button{Label: b.t(c.lang, "button.concede"), Style: discordgo.DangerButton,
				CustomID: button{Match: pos.Match.ID, Action: actConcede, Arg: "sure"}.String()}})})
	}
	return b.act(ctx, c, pos, table.Act{Match: pos.Match.ID, Player: c.user.ID, Interaction: c.ID, Kind: engine.InputConcede}, true)
}

func (b *Bot) offerDraw(ctx context.Context, c call, pos table.Position) error {
	over, err := b.Table.OfferDraw(ctx, pos.Match.ID, c.user.ID, c.ID)
	if err != nil {
		return err
	}
	code := "draw.offered"
	if over {
		code = "draw.agreed"
	}
	return b.reply(c, api.Message{Content: b.t(c.lang, code)})
}

// verbWord names a verb outside of a position; it is never empty.
func (b *Bot) verbWord(game, lang, verb string) string {
	if w := b.Texts.Word(lang, game, "verbs", verb); w != "" {
		return w
	}
	return verb
}
