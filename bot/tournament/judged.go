package tournament

import (
	"farpost/bot/table"
	"farpost/bot/tournament/event"
	"farpost/storage"
)

// Judged writes down that a judge was called to a match of an event, or lets it go on, in the transaction in which that
// happens. It is one of table.Config.Judged.
func (d *Desk) Judged(tx storage.Tx, j table.Judged) error {
	if j.Settings.Event == "" {
		return nil
	}
	s, err := d.sit(tx, j.Settings.Event)
	if refused(err) {
		return nil // the event was deleted
	}
	if err != nil {
		return err
	}
	round, p, ok := s.e.PairingOfMatch(j.Match.ID)
	if !ok || p.Done != "" || (p.Disputed != "") == j.Called {
		return nil // it was written down there first
	}
	a := event.Action{Kind: event.Dispute, Round: round, Pairing: p.No, By: j.By, Player: j.By}
	if !j.Called {
		a = event.Action{Kind: event.Settle, Round: round, Pairing: p.No, By: j.By, Reason: j.Reason}
	}
	if a.Kind == event.Settle && j.By == "" {
		a.Player = p.Disputed // who has withdrawn the call
	}
	if err := s.bot(a); err != nil {
		return err
	}
	return s.schedule()
}
