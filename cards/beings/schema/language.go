package schema

import (
	"reflect"

	"farpost/cards/beings/lint"
	"farpost/cards/cardfile"
	"farpost/cards/content"
	"farpost/cards/schema"
	"farpost/engine/beings/language"
)

var (
	levels = schema.Word{Says: "The level.", Min: 1, Max: language.Levels}
	acts   = []string{language.Self, language.Chosen, language.Attacker, language.Defender}
	types  = func() (out []string) {
		for _, t := range language.Ours.Order {
			out = append(out, string(t))
		}
		return out
	}()
)

// number is the Word of an effect with a number.
func number(says string) schema.Word { return schema.Word{Says: says, Min: 1, Max: lint.MaxNumber} }

// Language is the card language.
var Language = &schema.Language{
	Game: "Threefold Beings", Set: reflect.TypeFor[cardfile.Set[language.Card]](),
	Alone:    map[string]schema.Bounds{"Effect": {Min: 1, Max: 1}},
	Optional: []string{"Set.groups", "Power.until"},
	Shape:    shape,
	Kinds:    []schema.Kind{{Name: "effect", Of: reflect.TypeFor[language.Effect]()}},
	Valued:   []schema.Valued{{Name: "moment", Key: "Skill.on"}, {Name: "target", Key: "Target.of"}},
	Values: map[string]map[string]string{
		"Skill.on": {language.OnPlay: "When the Being is put onto the field from hand.",
			language.OnStart:  "At the start of its owner's turn, after the gain of gems.",
			language.OnAction: "When its owner says so in their turn, once per turn.",
			language.OnEnd:    "When its owner ends the turn.",
			language.OnAttack: "When an attack is declared with it.",
			language.OnBlock:  "When it is named as blocker."},
		"Target.of": {language.OfOwn: "A Being of the owner in play.", language.OfOther: "Another Being of the owner.",
			language.OfOpposing: "A Being of the opponent in play.", language.OfAbyss: "A card of the owner's Abyss.",
			language.OfPlace: "An empty location of the owner."},
	},
	Words: map[string]schema.Word{
		"Set.set":    {Says: "What all cards of the file have in common."},
		"Set.groups": {Says: "The Beings: each is the group of its three levels."},
		"Set.cards":  {Says: "The cards: one for each level of a Being, and gems."},
		"Group.id":   {Says: "The Being's id.", Like: schema.IDForm}, "Group.name": {Says: "The Being's name."},
		"Group.of":            {Says: "The name beside a noun; the same as the name."},
		"cardfile.Deck.cards": {Says: "The cards: twelve Beings with three levels each, and eight gems."},
		"cardfile.Count.n":    {Says: "How many copies: 1 of a Being's level.", Min: 1, Max: lint.DeckGems},

		"Card.id":   {Says: "The card's id, unique among all sets.", Like: schema.IDForm},
		"Card.name": {Says: "The name of the Being with the level behind it, such as Solenne II."},
		"Card.figure": {Says: "What the picture shows, by a word of the list; a being can bear an object, as in knight+banner.",
			Like: schema.FigureForm(), For: []string{"wolf", "knight+axe"}},
		"Card.flavour": {Says: "A sentence that means nothing for the game."},
		"Card.gem":     {Says: "The colour of a gem; a gem has nothing else.", Of: language.Gems},
		"Card.being":   {Says: "The id of the Being, a group.", Like: schema.IDForm},
		"Card.level":   levels,
		"Card.type":    {Says: "The type, the same for all levels of a Being.", Of: types},
		"Card.cost":    {Says: "What it costs to play from hand, in gems.", Min: 1, Max: lint.MaxCost},
		"Card.power":   {Says: "The printed power: cost + 1, less the points of the skill, at least 1.", Min: 1, Max: 9},
		"Card.skill":   {Says: "What the Being can do beside fighting."},

		"Skill.on":     {Says: "When the skill comes.", Of: language.Moments},
		"Skill.cost":   {Says: "What an action costs."},
		"Skill.target": {Says: "What the owner chooses. Without a possible one the skill does nothing."},
		"Skill.effect": {Says: "What happens, in order."},

		"Cost.rest-self": {Says: "The Being is rested."},
		"Cost.gems":      {Says: "So many gems are spent.", Min: 1, Max: lint.MaxCost},
		"Cost.discard":   {Says: "So many cards of the hand are discarded.", Min: 1, Max: lint.MaxNumber},

		"Target.of":    {Says: "What it is.", Of: language.TargetKinds},
		"Target.state": {Says: "It must be so.", Of: []string{language.Active, language.Rested}},
		"Target.power": {Says: "Its power is at most this.", Min: 1, Max: 99},
		"Target.level": levels,
		"Target.type":  {Says: "Its type.", Of: types},

		"Effect.draw":        number("Its owner draws so many cards."),
		"Effect.discard":     number("The opponent discards so many cards at random."),
		"Effect.return":      {Says: "The target, a card of the Abyss, comes to the hand."},
		"Effect.mill":        number("So many cards of the own Being deck go to the Abyss."),
		"Effect.power":       {Says: "A Being gets or loses power."},
		"Effect.rest":        {Says: "A Being is rested.", Of: acts[:3]},
		"Effect.activate":    {Says: "A Being becomes active.", Of: acts[:3]},
		"Effect.refresh":     number("So many rested gems become active."),
		"Effect.gain":        number("So many gems are gained."),
		"Effect.defeat":      {Says: "A Being goes to the Abyss.", Of: acts[:3]},
		"Effect.move":        {Says: "The Being goes to the target, a location."},
		"Effect.unblockable": {Says: "The attack cannot be blocked."},
		"Effect.reach":       {Says: "The attack reaches a rested Being at any location."},
		"Effect.again":       {Says: "After the attack the Being becomes active."},
		"Effect.upright":     {Says: "The block does not rest the Being."},

		"Power.of": {Says: "Whose power: self if left out. The defender is whatever Being comes to defend.", Of: acts},
		"Power.n":  {Says: "How much more, or less below 0.", Min: -lint.MaxNumber, Max: lint.MaxNumber},
		"Power.until": {Says: "How long: in this attack if left out.",
			Of: []string{language.UntilCombat, language.UntilTurn}},
	},
}

// shape says what keys demand of each other: a card is a gem or a level of a Being.
func shape(t reflect.Type, n schema.Node) {
	if t == reflect.TypeFor[language.Card]() {
		n["oneOf"] = []schema.Node{{"required": []string{"gem"}},
			{"required": []string{"being", "level", "type", "cost", "power"}}}
	}
}

// Ops lists all parts of the language with the cards of a list that use them.
func Ops(cards []language.Card) []content.Op {
	return schema.Ops(Language, cards, func(c *language.Card) string { return c.ID })
}
