package tournament

import (
	"context"

	"farpost/bot/table"
	"farpost/bot/tournament/event"
	"farpost/engine"
	"farpost/storage"
)

// checkDeck refuses a deck that cannot be played. The one before stays.
func (s *sitting) checkDeck(a event.Action) error {
	if a.Kind != event.Deck || s.d.Games.Playable(s.row.Game, a.List) {
		return nil
	}
	return engine.Refuse(CodeIllegal, "", engine.A("deck", engine.Value("typed:"+a.Name)))
}

// CodeIllegal refuses a deck that is not legal; Args deck.
const CodeIllegal = "E-ILLEGAL"

// deck is what a player has handed in; empty for nothing.
func (s *sitting) deck(player string) (table.Deck, error) { return deckOf(s.tx, s.row.ID, s.e, player) }

func deckOf(tx storage.ReadTx, id string, e event.Event, player string) (table.Deck, error) {
	p, ok := e.Player(player)
	if !ok || p.DeckAt == 0 {
		return table.Deck{}, nil
	}
	entries, err := tx.EventLog(id, p.DeckAt, 1)
	if err != nil || len(entries) == 0 {
		return table.Deck{}, err
	}
	var a event.Action
	if err := unmarshal(entries[0].Action, &a); err != nil {
		return table.Deck{}, err
	}
	return table.Deck{Name: a.Name, Cards: a.List}, nil
}

// CodeSecret refuses to show a deck that is nobody else's business.
const CodeSecret = "E-SECRET"

// Deck returns a player's deck to a person. Its owner sees it always; organisers and judges who do not play see it once
// the event has begun; others as the plan says.
func (d *Desk) Deck(ctx context.Context, id, player, viewer string, r event.Rights) (deck table.Deck, err error) {
	err = d.Store.View(ctx, func(tx storage.ReadTx) error {
		v, err := read(tx, id)
		if err != nil {
			return err
		}
		if !MaySee(v.Event, player, viewer, r) {
			return engine.Refuse(CodeSecret, "")
		}
		deck, err = deckOf(tx, id, v.Event, player)
		return err
	})
	return deck, err
}

// MaySee reports whether a person may see a player's deck by now, as [Desk.Deck] shows it.
func MaySee(e event.Event, player, viewer string, r event.Rights) bool {
	_, plays := e.Player(viewer)
	begun := e.Stage == event.Running || e.Stage == event.Over
	switch {
	case player == viewer:
		return true
	case (r.Organiser || r.Judge) && !plays:
		return begun
	case e.Plan.Decks == event.DecksOpen:
		return begun
	case e.Plan.Decks == event.DecksAfter:
		return e.Stage == event.Over
	}
	return false
}
