package farwald

// Codes of the notes of previews and views. A preview says what an answer costs and touches. Everybody at the table
// could work it out: nothing in it comes from a hidden card.
const (
	noteCost        = "note.cost"        // n, have, left: charged Energy Cards before and after
	noteGate        = "note.gate"        // need, CE, cards: those that meet it; none is used up
	noteTarget      = "note.target"      // target, of: whose card it is
	noteCrystal     = "note.crystal"     // crystal, n: its fragments
	noteExploits    = "note.exploits"    // cards
	notePays        = "note.pays"        // need, cards: those exploited for Crystallized Energy, in order
	noteRegenerates = "note.regenerates" // card
	noteLeaves      = "note.leaves"      // cards, to: the zone they are given up to
	noteAbandons    = "note.abandons"    // cards
	noteLoses       = "note.loses"       // crystal, n, left
	noteBreaks      = "note.breaks"      // crystal
	noteDefeats     = "note.defeats"     // seat
	noteShatters    = "note.shatters"    // card
	noteSurvives    = "note.survives"    // card, n: DefEn left
	noteWasted      = "note.wasted"      // n: DesEn that is lost
	noteFatigue     = "note.fatigue"     // seat, n: fragments and cards
	noteTotal       = "note.desen"       // n: DesEn unleashed together
	noteUndefended  = "note.undefended"  // what follows is without a defence
	noteDefenders   = "note.defenders"   // cards, n: who could defend now, with how much DefEn
	noteShield      = "note.shield"      // n: DefEn of all defenders, against: DesEn
	noteEnters      = "note.enters"      // state
	noteAside       = "note.aside"       // n, back: cards set aside, cards remembered
	noteAbility     = "note.ability"     // text: the node of what it says
	noteDefence     = "note.defence"     // cards, in order
	noteOpen        = "note.open"        // the Gate of a card in hand is open to its owner now
	noteCharge      = "note.charge"      // need, n: Charge is asked after W1
)

// NoteCodes lists the notes of previews and views.
func NoteCodes() []string {
	return []string{noteCost, noteGate, noteTarget, noteCrystal, noteExploits, notePays, noteRegenerates, noteLeaves,
		noteAbandons, noteLoses, noteBreaks, noteDefeats, noteShatters, noteSurvives, noteWasted, noteFatigue,
		noteTotal, noteUndefended, noteDefenders, noteShield, noteEnters, noteAside, noteAbility, noteDefence,
		noteOpen, noteCharge}
}
