package event

import (
	"slices"

	"farpost/engine"
)

// Rights are what a person is in an event, or that the bot itself acts.
type Rights struct {
	Organiser bool
	Judge     bool
	Bot       bool
	replay    bool // what is in the log was allowed once
}

// Bot are the rights of the bot itself.
var Bot = Rights{Bot: true}

// Who may do something.
const (
	byOrganiser = "organiser"
	byJudge     = "judge"  // an organiser may, too
	bySelf      = "self"   // Player themselves; an organiser for them
	byPaired    = "paired" // Player themselves, if they play the pairing
	byBot       = "bot"
)

// rights says who may do what.
var rights = map[string]string{
	Create: byOrganiser, Edit: byOrganiser, Open: byOrganiser, Check: byOrganiser, Start: byOrganiser,
	Draft: byOrganiser, Redraft: byOrganiser, Swap: byOrganiser, Publish: byOrganiser,
	Drop: bySelf, Readmit: byOrganiser, GiveBye: byOrganiser, TakeBye: byOrganiser,
	Cut: byOrganiser, Finish: byOrganiser, Cancel: byOrganiser, Take: byOrganiser,
	Extend: byJudge, Rule: byJudge, NoShow: byJudge, Penalise: byJudge, Settle: byJudge,
	Join: bySelf, Leave: bySelf, Deck: bySelf, Here: bySelf,
	Report: byPaired, Confirm: byPaired, Dispute: byPaired,
	Dealt: byBot, GameOver: byBot, Warn: byBot, Expire: byBot, Missing: byBot, Failed: byBot, Mended: byBot,
	Advance: byBot, Given: byBot, Remind: byBot,
}

// Kinds returns all kinds of action, sorted.
func Kinds() []string {
	out := make([]string, 0, len(rights))
	for k := range rights {
		out = append(out, k)
	}
	slices.Sort(out)
	return out
}

// May refuses an action that the person who does it has no right to, whatever the stage. A judge does not rule in a
// match that they play, an organiser neither.
func (e Event) May(a Action, r Rights) error {
	if r.replay {
		return nil
	}
	need := rights[a.Kind]
	ok := false
	switch need {
	case byOrganiser:
		ok = r.Organiser || r.Bot
	case byJudge:
		ok = r.Organiser || r.Judge || r.Bot
	case bySelf:
		ok = r.Organiser || r.Bot || a.By != "" && a.By == a.Player
	case byPaired:
		p, _ := e.Pairing(a.Round, a.Pairing)
		ok = a.By == a.Player && slices.Contains(p.Players, a.Player)
		need = bySelf
	case byBot:
		ok = r.Bot
	}
	if !ok {
		if need != byJudge {
			need = byOrganiser
		}
		return refuse(CodeRight, engine.A("who", engine.Value("raw:"+need)))
	}
	ruling := a.Kind == Rule || a.Kind == NoShow || a.Kind == Settle || a.Kind == Extend && a.Pairing > 0
	if p, found := e.Pairing(a.Round, a.Pairing); ruling && found && !r.Bot && slices.Contains(p.Players, a.By) {
		return refuse(CodeOwn)
	}
	return nil
}
