package farwald

import "farpost/engine"

// Notes of previews and views: codes of phrases.
const (
	noteCost     = "note.cost"     // n, left: Energy to discharge and what stays charged
	noteGate     = "note.gate"     // need, CE
	noteTargets  = "note.targets"  // targets
	noteExploits = "note.exploits" // cards
	noteTotal    = "note.desen"    // n: DesEn unleashed together
	noteShield   = "note.shield"   // n: DefEn of all defenders
	noteAbility  = "note.ability"  // n: which ability of its source
	noteDefence  = "note.defence"  // cards, in order
	noteCharge   = "note.charge"   // need: Charge is asked after W1
)

// NoteCodes lists the notes of previews and views.
func NoteCodes() []string {
	return []string{noteCost, noteGate, noteTargets, noteExploits, noteTotal, noteShield, noteAbility, noteDefence, noteCharge}
}

// previewPlay says what a declared card will cost and touch. Its Energy is paid after W1.
func previewPlay(r *engine.Reader, f *engine.Frame) []engine.Phrase {
	fs := factsOf(r)
	c := cardOf(fs, f.Reg1(qCard).ID())
	n := energyCost(fs, f.Owner, c)
	notes := []engine.Phrase{costNote(fs, f.Owner, n)}
	if c.Gate.Total() > 0 {
		_, have := gateMissing(fs, f.Owner, c.Gate)
		notes = append(notes, engine.Say(noteGate, engine.A("need", needVal(c.Gate)), engine.A("CE", ceNeed(have))))
	}
	notes = append(notes, targetNotes(fs, f.Reg("aims"))...)
	if c.Charge != nil {
		notes = append(notes, engine.Say(noteCharge, engine.A("need", needVal(billOf(c.Charge.Cost, engine.ObjID{}, f.Owner).ce))))
	}
	return notes
}

func costNote(f facts, s engine.Seat, n int) engine.Phrase {
	return engine.Say(noteCost, engine.A("n", engine.Int(n)), engine.A("left", engine.Int(f.SeatAttr(s, sEnergy)-n)))
}

func targetNotes(f facts, packed []engine.Value) []engine.Phrase {
	if a := targetsArg(f, packed); len(a.Vals) > 0 {
		return []engine.Phrase{engine.Say(noteTargets, a)}
	}
	return nil
}

// previewActivate says what an ability's cost takes and what it is aimed at.
func previewActivate(r *engine.Reader, f *engine.Frame) []engine.Phrase {
	fs := factsOf(r)
	id := f.Reg1(qCard).ID()
	t, _ := textOf(bookOf(r), abilityNode(r, f))
	b := billOf(t.cost, id, f.Owner)
	var notes []engine.Phrase
	if b.energy > 0 {
		notes = append(notes, costNote(fs, f.Owner, b.energy))
	}
	var down []engine.ObjID
	if b.exploit {
		down = append(down, id)
	}
	for _, l := range unpackLists(f.Reg("pays")) {
		if p := part(l.Name); p == answerPay || p == answerExploit {
			down = append(down, ids(l.Vals)...)
		}
	}
	if len(down) > 0 {
		notes = append(notes, engine.Say(noteExploits, engine.A("cards", cards(fs, down)...)))
	}
	return append(notes, targetNotes(fs, f.Reg("aims"))...)
}

func previewUnleash(r *engine.Reader, f *engine.Frame) []engine.Phrase {
	fs, list := factsOf(r), ids(f.Reg(qAttackers))
	return []engine.Phrase{
		engine.Say(noteTotal, engine.A("n", engine.Int(sum(fs, list, tDesEn)))),
		engine.Say(noteTargets, engine.A("targets", shown(fs, f.Reg1(qUnleashTarget)))),
		engine.Say(noteExploits, engine.A("cards", cards(fs, list)...))}
}

func previewDefend(r *engine.Reader, f *engine.Frame) []engine.Phrase {
	fs, list := factsOf(r), ids(f.Reg(qDefenders))
	if len(list) == 0 {
		return nil
	}
	return []engine.Phrase{
		engine.Say(noteShield, engine.A("n", engine.Int(sum(fs, list, tDefEn)))),
		engine.Say(noteExploits, engine.A("cards", cards(fs, list)...))}
}

// previewJoin says what the shield comes to with the late defender.
func previewJoin(r *engine.Reader, f *engine.Frame) []engine.Phrase {
	fs, id := factsOf(r), f.Reg1(qCard)
	shield := append(ids(unleashList(fs, f.Reg1("of").ID(), listDefenders)), id.ID())
	return []engine.Phrase{
		engine.Say(noteShield, engine.A("n", engine.Int(sum(fs, shield, tDefEn)))),
		engine.Say(noteExploits, engine.A("cards", cardVal(fs, id.ID())))}
}

func sum(f facts, list []engine.ObjID, stat int) int {
	n := 0
	for _, id := range list {
		n += f.Stat(id, stat)
	}
	return n
}
