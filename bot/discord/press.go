package discord

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/api"
	"farpost/bot/table"
	"farpost/engine"
	"farpost/storage"
)

// press answers a button or a menu.
func (b *Bot) press(ctx context.Context, c call, id button, values []string) error {
	switch id.Action {
	case actAccept, actDecline:
		return b.answerInvite(ctx, c, id)
	case actSame:
		m, err := b.Table.AcceptSame(ctx, id.Match, c.user.ID, c.ID)
		return b.acceptedSame(ctx, c, m, err, id.Match)
	case actDeckMenu, actDeckPick, actDeckBring:
		return b.pressChoose(ctx, c, id, values)
	case actDeckEdit, actDeckDelete:
		return b.pressDeck(ctx, c, id)
	case actTestDMs:
		return b.testDMs(ctx, c)
	case actTell:
		return b.tellBy(ctx, c, id.Arg)
	case actSheet, actSheetCard:
		return b.pressSheet(ctx, c, id, values)
	}
	pos, err := b.Table.Position(ctx, id.Match)
	if err == nil {
		pos, err = b.here(ctx, c, pos)
	}
	if err != nil {
		return err
	}
	seat := pos.Seat(c.user.ID)
	if seat == engine.NoSeat && id.Action != actLog && id.Action != actRules { // these are for whoever reads along, too
		return b.watching(ctx, c, pos)
	}
	switch id.Action {
	case actHand:
		return b.showHand(ctx, c, pos, seat)
	case actLog:
		return b.showLog(ctx, c, pos, seat, 0)
	case actRematch:
		return b.rematch(ctx, c, pos.Match)
	case actRules:
		return b.showRules(ctx, c, pos, seat)
	case actBoard:
		return b.showBoard(ctx, c, pos, seat, boardForm{Words: true, Picture: true})
	case actMore:
		return b.showMore(ctx, c, pos, seat)
	case actMove:
		return b.showStepper(ctx, c, pos, seat, id.Arg)
	case actConcede:
		return b.concede(ctx, c, pos, seat, id.Arg == "sure")
	case actOrders:
		return b.orders(ctx, c, pos, seat, id.Arg, values)
	case actDraw:
		return b.offerDraw(ctx, c, pos)
	case actPass, actPassOnce, actSay:
		return b.say(ctx, c, pos, seat, id)
	case actVerb:
		m, err := b.step(ctx, pos, seat, c.lang, draft{Match: id.Match, Player: c.user.ID, Q: ownQ(pos, seat, id.Qs), Reply: engine.Reply{Verb: id.Arg}})
		if err != nil {
			return err
		}
		return b.stepOn(ctx, c, m, id)
	case actAhead:
		return b.aheadPressed(ctx, c, pos, seat, id)
	case actThen:
		return b.then(ctx, c, pos, seat, id)
	case actOffer:
		return b.take(ctx, c, pos, seat, id)
	case actUnseal:
		return b.unseal(ctx, c, pos, id, values)
	case actPick, actSub, actUndo, actDone, actPage, actBack, actZone, actSwitch, actConfirm:
		return b.stepped(ctx, c, pos, seat, id, values)
	}
	return b.reply(c, api.Message{Content: b.t(c.lang, "button.unknown")})
}

// ownQ picks the presser's own question among those that a message was made for; a question that no longer
// is open stays itself, so that the answer says that it is old.
func ownQ(pos table.Position, seat engine.Seat, qs []uint64) uint64 {
	if pos.State.Ask != nil {
		for _, sa := range pos.State.Ask.Seats {
			if sa.Seat == seat && slices.Contains(qs, sa.Q) {
				return sa.Q
			}
		}
	}
	if len(qs) > 0 {
		return qs[0]
	}
	return 0
}

// answerInvite accepts or declines an invitation.
func (b *Bot) answerInvite(ctx context.Context, c call, id button) error {
	if id.Action == actDecline {
		m, err := b.Table.Decline(ctx, id.Match, c.user.ID, c.ID)
		if err != nil {
			return err
		}
		return b.reply(c, api.Message{Content: b.t(c.lang, "invite.gone", engine.A("game", text(b.gameName(m.Game, c.lang))))})
	}
	m, _, err := b.matchSeats(ctx, id.Match)
	if err != nil {
		return err
	}
	d, err := b.theDeck(ctx, c, m.Game, refReady+id.Arg)
	if err != nil {
		return err
	}
	deck, _, ok := b.playable(m.Game, d)
	if !ok {
		return b.reply(c, api.Message{Content: b.t(c.lang, "deck.notplayable", engine.A("deck", named(d.Name)))})
	}
	if m, err = b.Table.Accept(ctx, id.Match, c.user.ID, deck, c.ID); err != nil {
		return b.refusedInvite(ctx, c, id.Match, err)
	}
	code := "invite.waiting"
	if m.Status == storage.Running {
		code = "invite.begun"
	}
	return b.reply(c, api.Message{Content: b.t(c.lang, code, engine.A("deck", named(deck.Name)))})
}

// say answers a question with a bare verb: pass, with what it says ahead, or another one.
func (b *Bot) say(ctx context.Context, c call, pos table.Position, seat engine.Seat, id button) error {
	act := table.Act{Match: id.Match, Player: c.user.ID, Interaction: c.ID, Q: ownQ(pos, seat, id.Qs)}
	act.Verb = engine.Pass
	sa := pos.State.Ask.ByQ(act.Q)
	thing := sa != nil && sa.Thing() != "" && isWindow(pos, *sa)
	switch id.Action {
	case actPass:
		if thing {
			act.Ahead = engine.PassAhead(seat)
		}
	case actPassOnce: // standing passes would answer in place of asking again
		if thing && slices.ContainsFunc(pos.State.StandingPasses, func(x engine.StandingPass) bool { return x.Seat == seat }) {
			act.Ahead = engine.AskAhead(seat)
		}
	case actSay:
		act.Verb = id.Arg
	}
	return b.act(ctx, c, pos, act, inPrivate(c))
}

// act carries out an answer and says what came of it, in place of the message that was pressed or in a new
// one. A question that is no longer open leads to the current one.
func (b *Bot) act(ctx context.Context, c call, pos table.Position, act table.Act, inPlace bool) error {
	show := b.reply
	if inPlace {
		show = b.renew
	}
	if sa := pos.State.Ask.ByQ(act.Q); sa != nil && sa.Settled() && sa.Seat == pos.Seat(c.user.ID) {
		m, err := b.verbMenu(ctx, pos, sa.Seat, c.lang)
		if err != nil {
			return err
		}
		return show(c, m)
	}
	rec, err := b.Table.Do(ctx, act)
	if no := engine.IsRefusal(err); no != nil && !errors.Is(err, engine.ErrParked) {
		if no.Code == engine.CodeStale {
			return b.current(ctx, c, act.Match, "stale", show)
		}
		t, terr := b.tell(ctx, pos, pos.Seat(c.user.ID), c.lang)
		if terr != nil {
			return terr
		}
		m := api.Message{Content: t.refusal(no)}
		if no.Code == engine.CodeForeign {
			m.Content = t.andWaits(m.Content)
		}
		if inPlace && pos.State.Ask.Seat(t.view.Viewer, "") != nil {
			m.Components = rows([]discordgo.MessageComponent{b.moveAgain(c.lang, pos)})
		}
		return show(c, m)
	}
	if err != nil {
		return err
	}
	if err := b.acted(c, rec, func() error {
		m, err := b.receipt(ctx, c, rec)
		if err != nil {
			return err
		}
		return show(c, m)
	}); err != nil || !rec.Open {
		return err
	}
	return b.promptPicture(ctx, c, act.Match) // of what the same person is asked next
}

// acted shows what became of an act that has been carried out. When that fails the person is at least told
// that it was done.
func (b *Bot) acted(c call, rec table.Receipt, show func() error) error {
	if err := show(); err != nil {
		b.Report(fmt.Errorf("receipt of match %s: %w", rec.Match.ID, err))
		return b.afterwards(b.reply(c, api.Message{Content: b.t(c.lang, "done")}))
	}
	return nil
}

// moveAgain is a button of a private message that opens the stepper in its place.
func (b *Bot) moveAgain(lang string, pos table.Position) discordgo.MessageComponent {
	return discordgo.Button{Label: b.t(lang, "button.move"), Style: discordgo.PrimaryButton,
		CustomID: button{Match: pos.Match.ID, Action: actMove}.String()}
}

// receipt says what an accepted act did, and leads on: to the own next move, or to the next match.
func (b *Bot) receipt(ctx context.Context, c call, rec table.Receipt) (api.Message, error) {
	pos, err := b.Table.Position(ctx, rec.Match.ID)
	if err != nil {
		return api.Message{}, err
	}
	t, err := b.tell(ctx, pos, rec.Seat, c.lang)
	if err != nil {
		return api.Message{}, err
	}
	lines := []string{b.doneWords(t, rec)}
	for _, e := range t.worthTelling(rec.Events) {
		lines = append(lines, "• "+t.say(e))
	}
	if sa := pos.State.Ask.Seat(rec.Seat, ""); !rec.Open && sa != nil && sa.Got != nil { // held until others have answered
		if sa.Got.Verb != engine.Pass {
			lines = append(lines, t.answered()...)
		}
		if !sa.Optional && slices.ContainsFunc(ownWaiting(t.view, rec.Seat), func(w engine.WaitView) bool { return w.Q == sa.Q }) {
			lines = append(lines, "-# "+b.t(c.lang, "match.held"))
		}
	}
	if said := t.ahead(); len(said) > 0 && !rec.Open { // the stepper lists it below
		lines = append(append(lines, "-# "+b.t(c.lang, "ahead.list")), said...)
	}
	told, err := b.closedDMs(ctx, c)
	if err != nil {
		return api.Message{}, err
	}
	m := api.Message{Content: clip(strings.Join(lines, "\n"), 1200) + told}
	if rec.Open {
		// The same person is asked next: the question comes along, so nobody has to look for it.
		more, err := b.openStepper(ctx, pos, rec.Seat, c.lang, "")
		if err != nil {
			return api.Message{}, err
		}
		m.Content, m.Components = clip(m.Content+"\n\n"+more.Content, 1900), more.Components
		return m, nil
	}
	var row []discordgo.MessageComponent
	next, err := b.nextMatch(ctx, c, rec.Match.ID)
	if err != nil {
		return api.Message{}, err
	}
	m.Components = rows(append(row, next...))
	return m, nil
}

// doneWords says that an act was done, and whom the match waits for now.
func (b *Bot) doneWords(t *teller, rec table.Receipt) string {
	if rec.Open || rec.Over {
		return b.t(t.lang, "done")
	}
	return t.andWaits(b.t(t.lang, "done"))
}

// andWaits is a sentence with whom the match waits for behind it, besides the viewer; alone when that is nobody.
func (t *teller) andWaits(sentence string) string {
	var who []engine.Value
	for _, w := range t.view.Waiting {
		if v := engine.SeatVal(w.Seat); !slices.Contains(who, v) && w.Seat != t.view.Viewer {
			who = append(who, v)
		}
	}
	if len(who) == 0 {
		return sentence
	}
	return sentence + " " + t.say(engine.Say("match.waits", engine.A("seats", who...)))
}

// nextMatch is a link to the next match that waits for the person, none when no other does.
func (b *Bot) nextMatch(ctx context.Context, c call, but string) ([]discordgo.MessageComponent, error) {
	waiting, err := b.Table.Inbox(ctx, c.user.ID)
	if err != nil {
		return nil, err
	}
	for _, w := range waiting {
		if w.Match.ID != but {
			label, err := b.nextLabel(ctx, c, w)
			if err != nil {
				return nil, err
			}
			return []discordgo.MessageComponent{discordgo.Button{Label: clip(label, 80), Style: discordgo.LinkButton,
				URL: link(w.Match.Server, channelOf(w.Match))}}, nil
		}
	}
	return nil, nil
}

// nextLabel names a match that waits, against whom, and how long it still does.
func (b *Bot) nextLabel(ctx context.Context, c call, w storage.Waiting) (string, error) {
	_, seats, err := b.matchSeats(ctx, w.Match.ID)
	if err != nil {
		return "", err
	}
	var others []string
	for i, name := range b.playerNames(ctx, seats) {
		if seats[i].Player != c.user.ID {
			others = append(others, name)
		}
	}
	match := text(clip(strings.Join(others, ", "), 40))
	if w.Ask.Deadline.IsZero() {
		return b.t(c.lang, "button.next", engine.A("match", match)), nil
	}
	return b.t(c.lang, "button.nextleft", engine.A("match", match), engine.A("left", text(b.left(c.lang, w.Ask.Deadline.Sub(b.Clock.Now()))))), nil
}

// left is about how long something still lasts: whole days from two on, else whole hours, else minutes.
func (b *Bot) left(lang string, d time.Duration) string {
	for _, unit := range []time.Duration{24 * time.Hour, time.Hour} {
		if d >= unit && (unit == time.Hour || d >= 2*unit) {
			return b.span(lang, d.Truncate(unit))
		}
	}
	return b.span(lang, max(d.Truncate(time.Minute), time.Minute))
}

// current says why a press could not count (a word of the catalogue) and shows what is asked now.
func (b *Bot) current(ctx context.Context, c call, match, why string, show func(call, api.Message) error) error {
	pos, err := b.Table.Position(ctx, match)
	if err != nil {
		return err
	}
	m, err := b.openStepper(ctx, pos, pos.Seat(c.user.ID), c.lang, "")
	if err != nil {
		return err
	}
	m.Content = b.t(c.lang, why) + "\n" + m.Content
	return show(c, m)
}
