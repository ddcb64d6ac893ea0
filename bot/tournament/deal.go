package tournament

import (
	"cmp"
	"slices"

	"farpost/bot/table"
	"farpost/bot/tournament/event"
	"farpost/storage"
)

// batch is how many matches are dealt in one transaction. Others wait for it meanwhile, so it is short.
const batch = 8

// place is a pairing of a round.
type place struct{ round, pairing int }

// undealt returns the pairings of which the next game has to be dealt.
func undealt(e event.Event) []place {
	if e.Stage != event.Running || e.Plan.Elsewhere {
		return nil
	}
	var out []place
	for _, r := range e.Rounds {
		if !r.Published || r.Closed {
			continue
		}
		for _, p := range r.Pairings {
			if p.Done == "" && !slices.ContainsFunc(p.Games, func(g event.Game) bool { return !g.Over }) &&
				!held(e, r.No, p.No) {
				out = append(out, place{r.No, p.No})
			}
		}
	}
	return out
}

// held reports whether a pairing waits for a deck that can be played.
func held(e event.Event, round, pairing int) bool {
	return slices.ContainsFunc(e.Trouble, func(t event.Trouble) bool {
		return t.Kind == event.TroubleDeck && t.Round == round && t.Pairing == pairing
	})
}

// deal deals the next game of a pairing. Where a deck is not legal any more, the organiser is told, and the pairing
// waits for another.
func (s *sitting) deal(at place) error {
	p, _ := s.e.Pairing(at.round, at.pairing)
	note, err := memoOf(s.row)
	if err != nil {
		return err
	}
	in := table.Arranged{Server: s.row.Server, Channel: cmp.Or(note.Matches, s.row.Channel), Game: s.row.Game,
		Players: s.e.Seating(p), Settings: settings(s.e.Plan, s.row.ID)}
	for _, id := range in.Players {
		d, err := s.deck(id)
		if err != nil {
			return err
		}
		if !s.d.Games.Playable(s.row.Game, d.Cards) {
			return s.bot(event.Action{Kind: event.Failed, Trouble: &event.Trouble{Kind: event.TroubleDeck, Player: id,
				Round: at.round, Pairing: at.pairing}})
		}
		in.Decks = append(in.Decks, d)
	}
	m, err := s.d.Table.ArrangeTx(s.tx, in)
	if err != nil {
		return err
	}
	return s.bot(event.Action{Kind: event.Dealt, Round: at.round, Pairing: at.pairing, Match: m.ID})
}

// settings are those of an event's matches. All reactions of a turn together take half as long as an answer at most.
func settings(p event.Plan, id string) table.Settings {
	return table.Settings{Turn: p.Turn, Reaction: p.Turn / 2, Setup: p.Turn, Total: p.Total, Event: id}
}

// mendDecks has the pairings go on that waited for a deck of this player.
func (s *sitting) mendDecks(player string) error {
	for _, t := range slices.Clone(s.e.Trouble) {
		if t.Kind == event.TroubleDeck && t.Player == player {
			if err := s.bot(event.Action{Kind: event.Mended, Trouble: &t}); err != nil {
				return err
			}
		}
	}
	return nil
}

// JobEvent is the kind of the job at which the desk takes an event up.
const JobEvent = "event"

// schedule sets when the desk takes the event up next: at once while matches are to be dealt, else when the clock
// decides something.
func (s *sitting) schedule() error {
	job := storage.Job{Key: JobEvent + ":" + s.row.ID, Kind: JobEvent, Payload: []byte(s.row.ID)}
	_, _, at, ok := s.e.Wake()
	if len(undealt(s.e)) > 0 {
		at, ok = s.d.Now(), true
	}
	if !ok {
		return s.tx.DeleteJob(job.Key)
	}
	job.Due = at
	return s.tx.PutJob(job)
}
