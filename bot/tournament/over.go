package tournament

import (
	"slices"

	"farpost/bot/table"
	"farpost/bot/tournament/event"
	"farpost/storage"
)

// Over writes down how a match of an event has ended, in the transaction in which it ends. It is one of
// table.Config.Over.
func (d *Desk) Over(tx storage.Tx, end table.Ended) error {
	if end.Settings.Event == "" {
		return nil
	}
	s, err := d.sit(tx, end.Settings.Event)
	if refused(err) {
		return nil // the event was deleted
	}
	if err != nil {
		return err
	}
	_, p, ok := s.e.PairingOfMatch(end.Match.ID)
	if !ok {
		return nil // its pairing was taken back
	}
	places := make([]int, len(p.Players))
	for i, id := range p.Players {
		seat := slices.IndexFunc(end.Seats, func(s storage.Seat) bool { return s.Player == id })
		if seat < 0 {
			return nil // it was swapped away after the deal
		}
		places[i] = end.Places[seat]
	}
	if err := s.bot(event.Action{Kind: event.GameOver, Match: end.Match.ID, Places: places}); err != nil {
		return err
	}
	return s.schedule()
}
