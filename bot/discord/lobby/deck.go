package lobby

import (
	"context"
	"strconv"
	"strings"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/api"
	"farpost/bot/discord/decks"
	"farpost/bot/discord/route"
	"farpost/bot/discord/ui"
	"farpost/bot/table"
	"farpost/cards/deck"
	"farpost/engine"
	"farpost/storage"
)

// How many characters are shown about decks that cannot be played yet, together and each.
const (
	maxNotYet = 3500
	maxFaults = 300
)

// deckMenu makes the menu of the decks that a player of an invitation may play, and says of their other decks why not.
func (l *Lobby) deckMenu(ctx context.Context, p route.Place, match string, page int) (api.Message, error) {
	m, seats, err := l.Table.MatchSeats(ctx, match)
	if err != nil {
		return api.Message{}, err
	}
	if err := mayChoose(m, seats, p.User.ID); err != nil {
		return api.Message{}, err
	}
	good, bad, err := l.choosable(ctx, p, m.Game)
	if err != nil {
		return api.Message{}, err
	}
	msg := api.Message{Content: p.Text("deck.choose", engine.A("game", ui.Plain(l.GameName(m.Game, p.Lang))))}
	if len(bad) > 0 {
		e := ui.Embed(p.Text("deck.notyet"), ui.Clip(strings.Join(bad, "\n"), maxNotYet))
		msg.Embeds = []*discordgo.MessageEmbed{e}
	}
	if len(good) == 0 {
		msg.Content = p.Text("deck.nothing")
		return msg, nil
	}
	pages := ui.Pages(len(good))
	page = min(max(page, 0), pages-1)
	var options []discordgo.SelectMenuOption
	for _, d := range ui.Page(good, page) {
		options = append(options, ui.Option(d.Name, d.Ref(), d.about))
	}
	msg.Components = []discordgo.MessageComponent{ui.Menu(ui.ID{Match: match, Action: ui.ActDeckPick},
		p.Text("button.choosedeck"), options)}
	if pages > 1 {
		label := p.Text("button.decks", engine.A("page", engine.Int(page+1)), engine.A("pages", engine.Int(pages)))
		next := ui.ID{Match: match, Action: ui.ActDeckMenu, Arg: strconv.Itoa((page + 1) % pages)}
		msg.Components = append(msg.Components, ui.Row(ui.Button(label, discordgo.SecondaryButton, next))...)
	}
	return msg, nil
}

// mayChoose refuses people who are not invited, and changes once the invitation is answered or the match has begun.
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

// notPlayable says that a deck cannot be played.
func notPlayable(p route.Place, d decks.Deck) string {
	return p.Text("deck.notplayable", engine.A("deck", ui.Typed(d.Name)))
}

// notPlayableFor is notPlayable with the deck's faults.
func (l *Lobby) notPlayableFor(p route.Place, game string, d decks.Deck, rep deck.Report) api.Message {
	return api.Message{Content: notPlayable(p, d) + "\n" + l.Decks.Faults(p.Lang, game, rep, decks.MaxFaults)}
}

// choice is a deck in the menu.
type choice struct {
	decks.Deck
	about string // whether it can be played, in words
}

// choosable lists the decks that a person may play, their own first, and lines about those of their own that they may
// not.
func (l *Lobby) choosable(ctx context.Context, p route.Place, game string) (good []choice, bad []string, err error) {
	own, err := l.Decks.OwnDecks(ctx, p.User.ID, game)
	if err != nil {
		return nil, nil, err
	}
	for _, r := range own {
		rep := l.Library.CheckDeck(game, r.Name, r.List)
		if rep.Legal() {
			d := decks.Deck{Name: r.Name, List: r.List, Own: true}
			good = append(good, choice{d, l.Decks.State(p.Lang, game, rep)})
			continue
		}
		bad = append(bad, "**"+ui.Literal(r.Name)+"**\n"+l.Decks.Faults(p.Lang, game, rep, maxFaults))
	}
	for _, d := range l.Decks.ReadyDecks(game, p.Lang) {
		good = append(good, choice{d, p.Text("deck.ready")})
	}
	return good, bad, nil
}

// chooseDeck opens the menu of decks, or turns to another page of it if the button names one.
func (l *Lobby) chooseDeck(ctx context.Context, p route.Place) error {
	page, _ := strconv.Atoi(p.Button.Arg) // "" is the first
	msg, err := l.deckMenu(ctx, p, p.Button.Match, page)
	if err != nil {
		return l.refusedInvite(ctx, p, p.Button.Match, err)
	}
	if p.Button.Arg == "" {
		return p.Say(msg)
	}
	return p.Change(msg)
}

// maxPicked is how many characters are shown about a deck that was picked.
const maxPicked = 3000

// deckPicked shows the deck that was picked, to be confirmed: a slip of the finger would last for days.
func (l *Lobby) deckPicked(ctx context.Context, p route.Place) error {
	if len(p.Values) != 1 {
		return p.Say(api.Message{Content: p.Text("button.unknown")})
	}
	match, ref := p.Button.Match, p.Values[0]
	m, seats, err := l.Table.MatchSeats(ctx, match)
	if err == nil {
		err = mayChoose(m, seats, p.User.ID)
	}
	if err != nil {
		return l.refusedInvite(ctx, p, match, err)
	}
	d, err := l.Decks.Deck(ctx, p.Call, m.Game, ref)
	if err != nil {
		return err
	}
	_, rep, ok := l.Decks.Playable(m.Game, d)
	e := ui.Embed(ui.Literal(d.Name), l.Decks.Check(p.Lang, m.Game, rep, maxPicked))
	msg := api.Message{
		Content: p.Text("deck.picked", engine.A("deck", ui.Typed(d.Name))),
		Embeds:  []*discordgo.MessageEmbed{e},
	}
	back := ui.ID{Match: match, Action: ui.ActDeckMenu, Arg: "0"}
	row := []discordgo.MessageComponent{ui.Button(p.Text("button.back"), discordgo.SecondaryButton, back)}
	if ok {
		play := p.Text("button.play", engine.A("deck", ui.Typed(d.Name)))
		bring := ui.ID{Match: match, Action: ui.ActDeckBring, Arg: d.Ref()}
		row = append(row, ui.Button(play, discordgo.SuccessButton, bring))
	} else {
		msg.Content = notPlayable(p, d)
	}
	msg.Components = ui.Rows(row)
	return p.Change(msg)
}

// bring accepts an invitation with a deck, or changes the deck of a player who has accepted already.
func (l *Lobby) bring(ctx context.Context, p route.Place) error {
	match, ref := p.Button.Match, p.Button.Arg
	m, _, err := l.Table.MatchSeats(ctx, match)
	if err != nil {
		return err
	}
	d, err := l.Decks.Deck(ctx, p.Call, m.Game, ref)
	if err != nil {
		return err
	}
	brought, rep, ok := l.Decks.Playable(m.Game, d)
	if !ok {
		return p.Change(l.notPlayableFor(p, m.Game, d, rep))
	}
	code := "invite.waiting"
	m, err = l.Table.Accept(ctx, match, p.User.ID, brought, p.ID)
	if no := engine.IsRefusal(err); no != nil && (no.Code == table.CodeIn || no.Code == table.CodeAnswered) {
		code = "invite.changed"
		m, err = l.Table.ChooseDeck(ctx, match, p.User.ID, brought, p.ID)
	}
	if err != nil {
		return l.refusedInvite(ctx, p, match, err)
	}
	if m.Status == storage.Running {
		code = "invite.begun"
	}
	return p.Change(api.Message{Content: p.Text(code, engine.A("deck", ui.Typed(d.Name)))})
}

// completeDeck offers the decks of the game that the command names.
func (l *Lobby) completeDeck(ctx context.Context, p route.Place, typed string) (route.Choices, error) {
	return l.Decks.Complete(ctx, p, l.Find.GameOr(p.Options.Text("game")), typed, true)
}
