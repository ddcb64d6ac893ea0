package event

import (
	"fmt"
	"slices"

	"farpost/engine"
)

// Replay makes an event from its log. What was taken back does not count, but keeps its number, because decks are found
// by the number of their entry. An error says that the log is not this event's.
func Replay(log []Action) (Event, error) {
	taken := takenBack(log)
	var e Event
	for i, a := range log {
		seq := uint64(i + 1)
		if taken[seq] {
			e.Seq = seq
			continue
		}
		if unsettled(log, i) {
			a.Drawn = nil
		}
		e.Seq = seq - 1
		next, _, err := e.Apply(a, Rights{Bot: true, Organiser: true, Judge: true, replay: true})
		if err != nil && len(taken) > 0 && slices.Contains(passing, a.Kind) {
			e.Seq = seq // it was about what was taken back
			continue
		}
		if err != nil {
			return e, fmt.Errorf("entry %d (%s): %w", seq, a.Kind, err)
		}
		e = next
	}
	return e, nil
}

// takenBack returns the numbers of the entries that do not count: what was taken back, and the steps that did it.
func takenBack(log []Action) map[uint64]bool {
	out := map[uint64]bool{}
	for i, a := range log {
		if a.Kind == Take {
			out[a.Step], out[uint64(i+1)] = true, true
		}
	}
	return out
}

// unsettled reports whether something was taken back that came before a draft, so that the draft was made anew.
func unsettled(log []Action, draft int) bool {
	return log[draft].Drawn != nil && slices.ContainsFunc(log[draft+1:], func(a Action) bool {
		return a.Kind == Take && a.Step <= uint64(draft)
	})
}

// passing are the kinds of the bot's actions that go with a round, or a check-in, that is taken back.
var passing = []string{Dealt, Warn, Failed, Mended, Remind}

// lasting are the kinds of action that cannot be undone by Take: those of players and of the bot, and those whose
// opposite is an action of its own.
var lasting = []string{Create, Take, Cancel, Join, Leave, Deck, Here, Report, Confirm, Dispute, Dealt, GameOver, Warn,
	Remind, Missing, Failed, Mended, Given, Drop, Readmit, Settle}

// Undoable returns the number of the last entry of the log that can be taken back; 0 if none can. Only organisers' and
// judges' steps can, and only those after which nothing was published. The event stands as e.
func (e Event) Undoable(log []Action) uint64 {
	taken := takenBack(log)
	for i := len(log) - 1; i >= 0; i-- {
		seq := uint64(i + 1)
		if taken[seq] || slices.Contains(lasting, log[i].Kind) {
			continue
		}
		if _, _, err := e.Undo(log, seq); err == nil {
			return seq
		}
		if publishes(log[i]) {
			return 0
		}
	}
	return 0
}

// publishes reports whether an action may publish pairings.
func publishes(a Action) bool { return a.Kind == Publish || a.Kind == Advance }

// Draw notes in a draft what it drew, for the log: a replay takes it from there. The action has made next of was.
func Draw(a *Action, was, next Event) {
	if a.Kind != Draft && a.Kind != Redraft && a.Kind != Advance {
		return
	}
	r, ok := next.Current()
	if old, _ := was.Current(); !ok || r.No <= old.No && a.Kind != Redraft {
		return
	}
	d := Drawn{Rematches: r.Rematches, SecondByes: r.SecondByes}
	for _, p := range r.Pairings {
		d.Pairings = append(d.Pairings, Pairing{No: p.No, Players: slices.Clone(p.Players), Tie: p.Tie, Pod: p.Pod})
	}
	a.Drawn = &d
}

// Undo returns the event, which stands as e, without one entry of its log, and what is to be done about it: matches
// that were dealt for pairings that are no more are called off, which is for the caller to refuse if they are being
// played. An entry on which a later one rests is refused with CodeRelied, one that cannot be undone with CodeNothing.
// Where this build would pair rounds otherwise that stay, it is CodeOlder. The log then gets an entry of the kind Take.
func (e Event) Undo(log []Action, entry uint64) (Event, []Effect, error) {
	was := e
	if entry < 1 || entry > uint64(len(log)) || slices.Contains(lasting, log[entry-1].Kind) {
		return was, nil, refuse(CodeNothing)
	}
	taken := takenBack(log)
	if taken[entry] {
		return was, nil, refuse(CodeNothing)
	}
	for i, a := range log[entry:] {
		if taken[entry+uint64(i+1)] {
			continue
		}
		if publishes(a) {
			return was, nil, relied(log[entry-1])
		}
		if u := log[entry-1]; (u.Kind == Rule || u.Kind == NoShow || u.Kind == Expire) && a.Kind == GameOver {
			if round, p, ok := was.PairingOfMatch(a.Match); ok && round == u.Round &&
				(p.No == u.Pairing || u.Kind == Expire) {
				return was, nil, relied(u) // it has ended the match
			}
		}
	}
	now, err := Replay(append(slices.Clone(log), Action{Kind: Take, Step: entry}))
	if err != nil {
		if _, whole := Replay(log); whole != nil {
			return was, nil, refuse(CodeOlder)
		}
		return was, nil, relied(log[entry-1])
	}
	if again, err := Replay(log); err != nil || !again.paired(e, len(now.Rounds)) {
		return was, nil, refuse(CodeOlder)
	}
	var effects []Effect
	for _, r := range was.Rounds {
		for _, p := range r.Pairings {
			for _, g := range p.Games {
				if _, _, ok := now.PairingOfMatch(g.Match); !ok {
					effects = append(effects, Effect{Kind: EffectVoid, Match: g.Match})
				}
			}
		}
	}
	return now, effects, nil
}

// paired reports whether the first rounds of two events have the same people and games in each pairing.
func (e Event) paired(o Event, rounds int) bool {
	if len(e.Rounds) < rounds || len(o.Rounds) < rounds || rounds > 0 && !slices.Equal(e.Order, o.Order) {
		return false
	}
	return slices.EqualFunc(e.Rounds[:rounds], o.Rounds[:rounds], func(a, b Round) bool {
		return a.Published == b.Published && slices.EqualFunc(a.Pairings, b.Pairings, func(p, q Pairing) bool {
			return slices.Equal(p.Players, q.Players) && p.Tie == q.Tie && p.Pod == q.Pod &&
				slices.EqualFunc(p.Games, q.Games, func(g, h Game) bool { return g.Match == h.Match })
		})
	})
}

// relied refuses to undo an action.
func relied(a Action) error { return refuse(CodeRelied, engine.A("step", engine.Value("raw:"+a.Kind))) }
