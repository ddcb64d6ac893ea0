package farwald

import (
	"farpost/engine"
	"farpost/engine/cardlang"
	"farpost/engine/farwald/language"
	"farpost/engine/kit"
)

// run is a card text at one of its instructions.
type run = cardlang.Run[language.Target, language.Instr]

// aim is a choice of a target to be made.
type aim = cardlang.Aim[language.Target]

// texts is how the texts of cards are read and carried out.
var texts = &cardlang.Language[language.Target, language.Instr]{
	Parts: func(f facts) *language.Parts { return bookOf(f).Parts() },
	Who:   who,

	Harms:      (*language.Instr).Harms,
	Candidates: candidates,
	Legal:      func(f facts, a aim, v engine.Value) bool { return illegal(f, a, v) == "" },
	Lacks:      noTarget,
	Ask:        askTargets,
	Why:        whyNoTarget,

	Between: noteBroken,
	Ends:    raiseShattering,
}

// Words for players, besides the names of targets.
const (
	whoController = "controller"
	whoOpponents  = "opponents"
	whoAll        = "all"
)

// who returns the players that a word means, the controller first, then in seating order.
func who(x run, word string) ([]engine.Seat, bool) {
	switch owner := x.Frame.Owner; word {
	case whoController:
		return []engine.Seat{owner}, true
	case whoOpponents:
		return x.Opponents(owner), true
	case whoAll:
		return append([]engine.Seat{owner}, x.Opponents(owner)...), true
	}
	return nil, false
}

// regBroken is the register of a text that lists what its card has shattered.
const regBroken = "broken"

// noteBroken notes what an instruction shattered and lets the kernel check before the next one begins.
func noteBroken(x run) []engine.Frame {
	broken := x.Frame.Reg(regBroken)
	more := brokenBy(x.Frame.Did, x.Frame.Self)
	if x.In.If != nil || x.In.May != nil {
		more = x.Frame.Ret
	}
	x.Frame.Set(regBroken, append(broken[:len(broken):len(broken)], more...)...)
	return []engine.Frame{engine.CheckFrame()}
}

// raiseShattering raises one Shattering for all that the text's card has shattered (FR-81); a branch hands it on.
func raiseShattering(x run) engine.Verdict {
	broken := x.Frame.Reg(regBroken)
	if x.Part.Holder != nil {
		return engine.Verdict{Return: broken}
	}
	return engine.Verdict{Do: shatteringChanges(x.Reader, x.Frame.Self, broken)}
}

// flow are the instructions that hold others.
func flow() []engine.Step {
	return append(texts.May(func(x run) engine.SeatAsk {
		return engine.SeatAsk{Kind: askMay, About: engine.Obj(x.Frame.Self), Due: dueFor(x.Reader, x.Frame.Owner),
			Prompt: engine.Say(askMay, engine.A("card", engine.CardVal(x.Part.Card)))}
	}), texts.If(func(x run) bool {
		return asIs(x.Reader).satisfied(&x.In.If.Cond, x.Frame.Self, x.Frame.Owner, x.Frame.About)
	}))
}

// setTargets returns the changes that write the packed lists of targets onto a pending thing, for everybody to see and
// for its text to read.
func setTargets(pending engine.ObjID, packed []engine.Value) []engine.Change {
	var out []engine.Change
	for _, x := range cardlang.TargetsIn(kit.UnpackLists(packed)) {
		out = append(out, kit.SetList(pending, cardlang.TargetList(x.Name), x.Vals...))
	}
	return out
}
