package laws

import (
	"fmt"

	"farpost/storage"
)

// Inputs: what was committed is there, once, and each log goes from its first number to its last without a gap.
func Inputs(e Evidence) (broken []string) {
	type place struct {
		log string
		seq uint64
	}
	there := map[place]bool{}
	pressed := map[string]string{}
	note := func(log string, seq, want uint64, interaction string) {
		if seq != want {
			broken = append(broken, fmt.Sprintf("the log of %s has number %d where %d comes", log, seq, want))
		}
		there[place{log, seq}] = true
		if interaction == "" {
			return
		}
		if had, ok := pressed[interaction]; ok {
			broken = append(broken, fmt.Sprintf("interaction %s was carried out twice: %s, and %s", interaction, had,
				log))
		}
		pressed[interaction] = log
	}
	said := e.view(func(tx storage.ReadTx) error {
		matches, err := tx.Matches(storage.MatchFilter{})
		if err != nil {
			return err
		}
		for _, m := range matches {
			entries, err := tx.Log(m.ID, 0, 0)
			if err != nil {
				return err
			}
			for i, x := range entries {
				note("match "+m.ID, x.Seq, entries[0].Seq+uint64(i), x.Interaction)
			}
			if n := len(entries); n > 0 && entries[n-1].Seq != m.Seq {
				broken = append(broken, fmt.Sprintf("match %s is at %d, its log at %d", m.ID, m.Seq, entries[n-1].Seq))
			}
		}
		events, err := tx.Events(storage.EventFilter{})
		if err != nil {
			return err
		}
		for _, v := range events {
			entries, err := tx.EventLog(v.ID, 0, 0)
			if err != nil {
				return err
			}
			for i, x := range entries {
				note("event "+v.ID, x.Seq, uint64(i+1), "")
			}
		}
		return nil
	})
	for _, k := range e.World.Ledger.Kept() {
		log := "match " + k.Match
		if k.Event != "" {
			log = "event " + k.Event
		}
		if !there[place{log, k.Seq}] {
			broken = append(broken, fmt.Sprintf("entry %d of the log of %s was accepted and is gone", k.Seq, log))
		}
	}
	return append(said, broken...)
}
