package farwald

// Codes of the notes of previews and views. A preview says what an answer costs and touches. Everybody at the table
// could work it out: nothing in it comes from a hidden card.
var (
	noteCost        = notes.Add("note.cost")        // n, have, left: charged Energy Cards before and after
	noteGate        = notes.Add("note.gate")        // need, CE, cards: those that meet it; none is used up
	noteTarget      = notes.Add("note.target")      // target, of: whose card it is
	noteCrystal     = notes.Add("note.crystal")     // crystal, n: its fragments
	noteExploits    = notes.Add("note.exploits")    // cards
	notePays        = notes.Add("note.pays")        // need, cards: those exploited for Crystallized Energy, in order
	noteRegenerates = notes.Add("note.regenerates") // card
	noteLeaves      = notes.Add("note.leaves")      // cards, to: the zone they are given up to
	noteAbandons    = notes.Add("note.abandons")    // cards
	noteLoses       = notes.Add("note.loses")       // crystal, n, left
	noteBreaks      = notes.Add("note.breaks")      // crystal
	noteDefeats     = notes.Add("note.defeats")     // seat
	noteShatters    = notes.Add("note.shatters")    // card
	noteSurvives    = notes.Add("note.survives")    // card, n: DefEn left
	noteWasted      = notes.Add("note.wasted")      // n: DesEn that is lost
	noteFatigue     = notes.Add("note.fatigue")     // seat, n: fragments and cards
	noteTotal       = notes.Add("note.desen")       // n: DesEn unleashed together
	noteUndefended  = notes.Add("note.undefended")  // what follows is without a defence
	noteDefenders   = notes.Add("note.defenders")   // cards, n: who could defend now, with how much DefEn
	noteShield      = notes.Add("note.shield")      // n: DefEn of all defenders, against: DesEn
	noteEnters      = notes.Add("note.enters")      // state
	noteAside       = notes.Add("note.aside")       // n, back: cards set aside, cards remembered
	noteAbility     = notes.Add("note.ability")     // text: the node of what it says
	noteDefence     = notes.Add("note.defence")     // cards, in order
	noteOpen        = notes.Add("note.open")        // the Gate of a card in hand is open to its owner now
	noteCharge      = notes.Add("note.charge")      // need, n: Charge is asked after W1
)

// NoteCodes lists the notes of previews and views.
func NoteCodes() []string { return notes.List() }
