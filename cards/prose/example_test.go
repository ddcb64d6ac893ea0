package prose_test

import (
	"fmt"

	"farpost/cards/prose"
)

// A writer words each instruction of its game once, as a step; both languages come from it. These are skills of beings
// that fight at places.
func Example() {
	for _, lang := range prose.Langs {
		t := book.In(lang)
		otherOwn := prose.NP{Noun: "being", Other: true, Whose: "own"}
		weak := prose.NP{Noun: "being", Det: prose.One, Adjectives: []string{"opposing"},
			With: []string{t.Say("power-max", prose.Slots{"n": prose.Number(3)})}}
		stronger := prose.Do("get", prose.Slots{"power": prose.Words("+3")}).By(otherOwn)
		stronger.End = t.Say("until-end-of-turn", nil)
		draw := prose.Do("draw", prose.Slots{"n": prose.NP{Noun: "card", Det: prose.Figures}})

		fmt.Println(t.Say("play", prose.Slots{"does": prose.Words(prose.Capital(t.Tell(prose.Step{Clause: draw})))}))
		fmt.Println(prose.Capital(t.Tell(prose.Step{Clause: stronger})))
		fmt.Println(prose.Capital(t.Tell(
			prose.Step{Clause: prose.To("defeat", weak)},
			prose.Step{May: true, Then: []prose.Step{{Clause: prose.To("rest", weak.Again())}, {Clause: draw}}},
		)))
	}
	// Output:
	// Play: Draw 1 card.
	// Another Being you control gets +3 until end of turn.
	// Defeat one opposing Being with power 3 or less. You may rest that Being and draw 1 card.
	// Gioco: Pesca 1 carta.
	// Un altro Essere che controlli ottiene +3 fino alla fine del turno.
	// Sconfiggi un Essere avversario con forza 3 o meno. Puoi spossare quell'Essere e pescare 1 carta.
}
