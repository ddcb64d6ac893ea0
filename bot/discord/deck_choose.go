package discord

import (
	"context"
	"strconv"
	"strings"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/api"
	"farpost/bot/table"
	"farpost/engine"
	"farpost/storage"
)

// Which deck somebody brings to a match is their own affair until the match is over: everything here is private,
// and what is public is the same whatever was chosen.

// defaultDeck is the ready deck that invitations offer: not the one that inviting takes by itself, where there
// are two.
func (b *Bot) defaultDeck(game string) (ReadyDeck, bool) {
	decks := b.Library.Decks(game)
	if len(decks) == 0 {
		return ReadyDeck{}, false
	}
	return decks[min(1, len(decks)-1)], true
}

// deckMenu lets a player of an invitation choose among the decks that may be played, and says of the others why
// they may not.
func (b *Bot) deckMenu(ctx context.Context, c call, match string, page int) (api.Message, error) {
	m, seats, err := b.matchSeats(ctx, match)
	if err != nil {
		return api.Message{}, err
	}
	if err := mayChoose(m, seats, c.user.ID); err != nil {
		return api.Message{}, err
	}
	good, bad, err := b.choosable(ctx, c, m.Game)
	if err != nil {
		return api.Message{}, err
	}
	msg := api.Message{Content: b.t(c.lang, "deck.choose", engine.A("game", text(b.gameName(m.Game, c.lang))))}
	if len(bad) > 0 {
		msg.Embeds = []*discordgo.MessageEmbed{{Title: b.t(c.lang, "deck.notyet"), Description: clip(strings.Join(bad, "\n"), 3500)}}
	}
	if len(good) == 0 {
		msg.Content = b.t(c.lang, "deck.nothing")
		return msg, nil
	}
	pages := (len(good) + pageSize - 1) / pageSize
	page = min(max(page, 0), pages-1)
	one := 1
	menu := discordgo.SelectMenu{MenuType: discordgo.StringSelectMenu, MinValues: &one, MaxValues: 1, Placeholder: clip(b.t(c.lang, "button.choosedeck"), 150),
		CustomID: button{Match: match, Action: actDeckPick}.String()}
	for _, d := range good[page*pageSize : min(len(good), (page+1)*pageSize)] {
		menu.Options = append(menu.Options, discordgo.SelectMenuOption{Label: clip(d.Name, 100), Value: d.ref(), Description: clip(d.about, 100)})
	}
	msg.Components = []discordgo.MessageComponent{discordgo.ActionsRow{Components: []discordgo.MessageComponent{menu}}}
	if pages > 1 {
		msg.Components = append(msg.Components, rows([]discordgo.MessageComponent{discordgo.Button{Style: discordgo.SecondaryButton,
			Label:    b.t(c.lang, "button.decks", engine.A("page", engine.Int(page+1)), engine.A("pages", engine.Int(pages))),
			CustomID: button{Match: match, Action: actDeckMenu, Arg: strconv.Itoa((page + 1) % pages)}.String()}})...)
	}
	return msg, nil
}

// mayChoose refuses who does not belong to an invitation, and changes after the match has begun.
func mayChoose(m storage.Match, seats []storage.Seat, user string) error {
	mine := false
	for _, s := range seats {
		mine = mine || s.Player == user
	}
	switch {
	case !mine:
		return engine.Refuse(table.CodeInvitee, "")
	case m.Status == storage.Cancelled:
		return engine.Refuse(table.CodeAnswered, "")
	case m.Status != storage.Invited:
		return engine.Refuse(table.CodeLocked, "")
	}
	return nil
}

// offered is a deck in a menu.
type offered struct {
	someDeck
	about string
}

// choosable lists the decks that a person may play, their own first, and lines about those that they may not.
func (b *Bot) choosable(ctx context.Context, c call, game string) (good []offered, bad []string, err error) {
	own, err := b.ownDecks(ctx, c.user.ID, game)
	if err != nil {
		return nil, nil, err
	}
	for _, r := range own {
		rep := b.Library.CheckDeck(game, r.Name, r.List)
		if rep.Legal() {
			good = append(good, offered{someDeck{Name: r.Name, List: r.List, Own: true}, b.deckState(c.lang, game, rep)})
			continue
		}
		bad = append(bad, "**"+literal(r.Name)+"**\n"+b.faults(c.lang, game, rep, 300))
	}
	for _, d := range b.readyDecks(game, c.lang) {
		good = append(good, offered{d, b.t(c.lang, "deck.ready")})
	}
	return good, bad, nil
}

// pressChoose answers the buttons and the menu of a deck's choice.
func (b *Bot) pressChoose(ctx context.Context, c call, id button, values []string) error {
	switch id.Action {
	case actDeckMenu:
		page, _ := strconv.Atoi(id.Arg) // none is the first
		msg, err := b.deckMenu(ctx, c, id.Match, page)
		if err != nil {
			return b.refusedInvite(ctx, c, id.Match, err)
		}
		if id.Arg == "" {
			return b.reply(c, msg)
		}
		return b.update(c, msg)
	case actDeckPick:
		if len(values) == 1 {
			return b.deckPicked(ctx, c, id.Match, values[0])
		}
	case actDeckBring:
		return b.bring(ctx, c, id.Match, id.Arg)
	}
	return b.reply(c, api.Message{Content: b.t(c.lang, "button.unknown")})
}

// deckPicked shows the deck that was picked, to be confirmed: a slip of the finger would last for days.
func (b *Bot) deckPicked(ctx context.Context, c call, match, ref string) error {
	m, seats, err := b.matchSeats(ctx, match)
	if err == nil {
		err = mayChoose(m, seats, c.user.ID)
	}
	if err != nil {
		return b.refusedInvite(ctx, c, match, err)
	}
	d, err := b.theDeck(ctx, c, m.Game, ref)
	if err != nil {
		return err
	}
	_, rep, ok := b.playable(m.Game, d)
	msg := api.Message{Content: b.t(c.lang, "deck.picked", engine.A("deck", named(d.Name))),
		Embeds: []*discordgo.MessageEmbed{{Title: literal(d.Name), Description: b.verdict(c.lang, m.Game, rep, 3000)}}}
	row := []discordgo.MessageComponent{discordgo.Button{Label: b.t(c.lang, "button.back"), Style: discordgo.SecondaryButton,
		CustomID: button{Match: match, Action: actDeckMenu, Arg: "0"}.String()}}
	if ok {
		row = append(row, discordgo.Button{Label: clip(b.t(c.lang, "button.play", engine.A("deck", text(d.Name))), 80), Style: discordgo.SuccessButton,
			CustomID: button{Match: match, Action: actDeckBring, Arg: d.ref()}.String()})
	} else {
		msg.Content = b.t(c.lang, "deck.notplayable", engine.A("deck", named(d.Name)))
	}
	msg.Components = rows(row)
	return b.update(c, msg)
}

// bring accepts an invitation with a deck, or changes the deck of who is in already.
func (b *Bot) bring(ctx context.Context, c call, match, ref string) error {
	m, _, err := b.matchSeats(ctx, match)
	if err != nil {
		return err
	}
	d, err := b.theDeck(ctx, c, m.Game, ref)
	if err != nil {
		return err
	}
	deck, rep, ok := b.playable(m.Game, d)
	if !ok {
		return b.update(c, api.Message{Content: b.t(c.lang, "deck.notplayable", engine.A("deck", named(d.Name))) + "\n" + b.faults(c.lang, m.Game, rep, 1500)})
	}
	code := "invite.waiting"
	m, err = b.Table.Accept(ctx, match, c.user.ID, deck, c.ID)
	if no := engine.IsRefusal(err); no != nil && (no.Code == table.CodeIn || no.Code == table.CodeAnswered) {
		code = "invite.changed"
		m, err = b.Table.ChooseDeck(ctx, match, c.user.ID, deck, c.ID)
	}
	if err != nil {
		return b.refusedInvite(ctx, c, match, err)
	}
	if m.Status == storage.Running {
		code = "invite.begun"
	}
	return b.update(c, api.Message{Content: b.t(c.lang, code, engine.A("deck", named(d.Name)))})
}

// refusedInvite tells a refusal about an invitation in the game's words, with the players' names.
func (b *Bot) refusedInvite(ctx context.Context, c call, match string, err error) error {
	no := engine.IsRefusal(err)
	if no == nil {
		return err
	}
	m, seats, merr := b.matchSeats(ctx, match)
	if merr != nil {
		return err
	}
	names := b.playerNames(ctx, seats)
	msg := b.Texts.Say(c.lang, m.Game, no.Phrase, Names{Player: func(s engine.Seat) string {
		if s < 0 || int(s) >= len(names) {
			return ""
		}
		return literal(names[s])
	}})
	if no.Code == table.CodeNoDeck {
		msg += " " + b.t(c.lang, "deck.again")
	}
	return b.reply(c, api.Message{Content: msg})
}

// deckField names the decks of a match that is over, by the names that their players gave them; none while it can
// still matter. Players are mentioned where there are no names.
func (b *Bot) deckField(lang string, m storage.Match, seats []storage.Seat, names []string) []*discordgo.MessageEmbedField {
	if m.Status != storage.Over {
		return nil
	}
	var lines []string
	for i, s := range seats {
		player := "<@" + s.Player + ">"
		if i < len(names) {
			player = literal(names[i])
		}
		if s.DeckName != "" {
			lines = append(lines, b.t(lang, "deck.played", engine.A("player", text(player)), engine.A("deck", named(s.DeckName))))
		}
	}
	if len(lines) == 0 {
		return nil
	}
	return []*discordgo.MessageEmbedField{{Name: b.t(lang, "deck.title"), Value: clip(strings.Join(lines, "\n"), 1000)}}
}
