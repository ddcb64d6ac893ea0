package fow

import "farpost/engine"

// Codes of what a preview says.
const (
	notePays     = "note.pays"     // cost, with: what is rested or spent
	noteTarget   = "note.target"   // target
	noteBanishes = "note.banishes" // cards
	noteAttack   = "note.attack"   // card, object, n
)

// NoteCodes lists them.
func NoteCodes() []string { return []string{notePays, noteTarget, noteBanishes, noteAttack, noteNode} }

// payNote says what pays an amount.
func payNote(f facts, s engine.Seat, w Will, chosen []engine.Value, not []engine.ObjID) []engine.Phrase {
	if w.Total() == 0 {
		return nil
	}
	changes, _ := payment(f, s, w, chosen, not)
	var with []engine.Value
	for _, c := range changes {
		if c.Kind == chSpend {
			with = append(with, engine.Word(c.Word))
		} else {
			with = append(with, cardVal(f, c.Obj))
		}
	}
	return []engine.Phrase{engine.Say(notePays, engine.A("cost", willVal(w)), engine.A("with", with...))}
}

func targetNotes(f facts, packed []engine.Value) []engine.Phrase {
	var out []engine.Phrase
	for _, v := range targetsIn(f, packed) {
		out = append(out, engine.Say(noteTarget, engine.A("target", v)))
	}
	return out
}

// previewPlay says what a play costs and is aimed at.
func previewPlay(r *engine.Reader, f *engine.Frame) []engine.Phrase {
	fs := factsOf(r)
	w, not := due(r, f)
	out := payNote(fs, f.Owner, w, f.Reg(qPay), not)
	if len(not) > 0 {
		var cards []engine.Value
		for _, id := range not {
			cards = append(cards, cardVal(fs, id))
		}
		out = append(out, engine.Say(noteBanishes, engine.A("cards", cards...)))
	}
	if on := f.Reg1(qOn); on != "" {
		out = append(out, engine.Say(noteTarget, engine.A("target", shown(fs, on))))
	}
	return append(out, targetNotes(fs, f.Reg("aims"))...)
}

func previewActivate(r *engine.Reader, f *engine.Frame) []engine.Phrase {
	fs := factsOf(r)
	return append(payNote(fs, f.Owner, abilityWill(r, f), f.Reg(qPay), abilityPayers(r, f)), targetNotes(fs, f.Reg("aims"))...)
}

func previewJudgment(r *engine.Reader, f *engine.Frame) []engine.Phrase {
	return payNote(factsOf(r), f.Owner, judgmentCost(factsOf(r), f.Owner), f.Reg(qPay), nil)
}

// previewAttack says with how much an attacker attacks.
func previewAttack(r *engine.Reader, f *engine.Frame) []engine.Phrase {
	fs, id := factsOf(r), f.Reg1(qAttacker).ID()
	return []engine.Phrase{engine.Say(noteAttack, engine.A("card", cardVal(fs, id)), engine.A("object", shown(fs, f.Reg1(qObject))),
		engine.A("n", engine.Int(fs.Stat(id, tATK))))}
}
