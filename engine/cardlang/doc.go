// Package cardlang reads and carries out what stands on cards, for games whose cards have a language: texts that choose
// targets and are lists of instructions. A game brings its own targets and instructions, and what each of them does.
// The order in which things happen is the same for all, and stands here.
//
// # What a game declares
//
// An instruction is a struct of pointers of which one is set. Its key in card files is its name everywhere:
//
//	type Instr struct {
//		Draw    *Count `yaml:"draw,omitempty"`
//		Destroy *Of    `yaml:"destroy,omitempty"`
//		May     *May   `yaml:"may,omitempty"`
//	}
//
// A target tells its [Choice], whatever else it demands:
//
//	func (t Target) Choice() cardlang.Choice { return cardlang.Choice{Name: t.Name, Count: 1} }
//
// # Nodes
//
// A node names a text of a book, or a text within it. Frames, pending abilities and lasting effects keep nodes, so
// saves have them:
//
//	A03/effect, A03/ability.0        Node, Numbered: the text of a part of a card
//	A03/effect.mode.1                ModeOf: one of the modes of a text
//	A03/effect.2.then                BranchOf: what the third instruction, an if or a may, carries out
//	A03/effect.2.later               what it leaves for a moment to come
//	A03/effect#2                     InstrRef: the third instruction itself
//
// A [Book] has the texts of its cards in a list of [Parts], with what their instructions hold, and finds them by node.
// A card says by tags which parts it has:
//
//	type Card struct {
//		ID        string
//		Effect    []Instr                   // A03/effect
//		Abilities []Ability `node:"ability"` // A03/ability.0
//	}
//	book, err := cardlang.ReadBook[Card, Target](raw, branches, nil)
//	p, ok := book.Parts().Part("A03/effect.2.then")
//
// # Texts
//
// A [Language] is the rest that a game says: what words mean, what can be a target, how questions are worded. Its
// programs run texts:
//
//	var texts = &cardlang.Language[Target, Instr]{Parts: partsOf, Who: who, Candidates: candidates, Legal: legal, …}
//
//	texts.Add(g, append(texts.May(ask),
//		texts.Do("draw", func(x run) []engine.Change { return x.EachSeat("draw", x.In.Draw.Who, x.In.Draw.N) }))...)
//
//	cardlang.Frame(node, self, about, owner)   // a frame that carries a text out, for Verdict.Call
//	cardlang.Announce(node, self, owner)       // one that asks for its targets, while it is announced
//
// A text first takes over what was announced and is still legal, and asks for what nobody has chosen. Then it goes from
// instruction to instruction; each is one batch, or what other programs carry out. [Run] is what an instruction sees:
// itself, and what the words in it mean now. [Hands] is an instruction by which players choose some of their cards.
//
// [Abilities] asks which of several texts on a card its player uses, such as one of its activated abilities.
//
// # The files
//
//   - node.go and key.go: node strings, and the keys of instructions; part.go and book.go: texts and where they stand
//   - language.go: what a game says; program.go: the two programs; frame.go: the frames that carry texts out, and the
//     lists in which they keep targets
//   - run.go: what an instruction sees; step.go: the steps of instructions; hands.go: the one by which players choose
//     cards
//   - target.go: the questions for targets; abilities.go: the one for an ability
package cardlang
