package schema

import (
	"farpost/cards/schema"
	"farpost/engine/fow/language"
)

var (
	sides      = []string{language.Own, language.Opponent, language.AnySide}
	turns      = []string{language.Own, language.Opponent}
	states     = []string{language.Rested, language.Recovered}
	attributes = strings(language.Attributes)
	keywords   = strings(language.Keywords)
	filtered   = []string{language.Ruler, language.JRuler, language.Stone, language.Resonator, language.Spell,
		language.Addition, language.Regalia}
	forbidden = []string{language.CannotAttack, language.CannotBlock, language.CannotDestroyed,
		language.CannotTargeted, language.CannotCancelled}
	lengths = []string{language.UntilBattle, language.UntilOpponent, language.WhileInZone}
	// What a text can speak of: cards in play; and players, by themselves or by what they control.
	inPlay            = []string{language.TargetCard}
	inPlayOrGraveyard = []string{language.TargetCard, language.TargetGraveyard}
	hurt              = []string{language.TargetCard, language.TargetCardOrPlayer, language.TargetPlayer}
	controlled        = []string{language.TargetPlayer, language.TargetCard, language.TargetSpell}
	whos              = []string{language.WhoController, language.WhoOpponent, language.WhoEach, language.WhoThat}
)

// strings are values as plain text.
func strings[S ~string](list []S) []string {
	out := make([]string, 0, len(list))
	for _, x := range list {
		out = append(out, string(x))
	}
	return out
}

const (
	nameForm  = `^[a-z][a-z0-9-]{0,31}$`
	willForm  = `^(-?|\s*([LFWGDX]|[0-9]+)\s*(\+\s*([LFWGDX]|[0-9]+)\s*)*)$`
	knownForm = `^(-?|\s*([LFWGD]|[0-9]+)\s*(\+\s*([LFWGD]|[0-9]+)\s*)*)$`
	onlyForm  = `^\s*[LFWGD]\s*(\+\s*[LFWGD]\s*)*$`
	whoSays   = "Who: controller (you), opponent, each, that-player (of the event), or the name of a target: a player, or a card or spell, which means its controller."
	ofSays    = "What it acts on: the name of a target, this (the card itself), it or other (of the event), carrier (the card under which this addition lies); either of or each."
	eachSays  = "All cards in play that fit as it is carried out; either of or each."
	cost      = "in will, such as F+F+1: two of Fire, one of any kind; - for nothing. L light, F fire, W water, G wind, D darkness."
)

// Words has every key of the card language, by Go type and key.
var Words = map[string]schema.Word{
	"Set.set":    {Says: "What all cards of the file have in common."},
	"Set.groups": {Says: "Races and traits that this set brings. Those of other sets can be used without declaring them."},
	"Set.cards":  {Says: "The cards."},

	"Group.id":   {Says: "The race's or trait's id, which cards name.", Like: schema.IDForm},
	"Group.name": {Says: "Its name."},
	"Group.of":   {Says: "It beside a noun: before it in English, behind it in Italian."},

	"cardfile.Deck.cards": {Says: "The cards with their numbers: one ruler, 10 to 20 magic stones, and 40 or more others, of which at most 4 have the same name."},
	"cardfile.Count.n": {Says: "How many copies: at most 4, but any number of a magic stone that is not special.",
		Min: 1, Max: 20},

	"Card.id": {Says: "The card's id, unique among all sets and for ever: matches that run name it.",
		Like: schema.IDForm, For: []string{"Z01"}},
	"Card.name": {Says: "The card's name, unique among all sets in each language."},
	"Card.type": {Says: "What kind of card it is.",
		Of: []string{language.Ruler, language.Stone, language.Resonator, language.Spell, language.Addition,
			language.Regalia}},
	"Card.spell": {Says: "Spells only: when it can be played.",
		Of: []string{language.Chant, language.Instant, language.Standby}},
	"Card.addition": {Says: "Additions only: what it is added to.",
		Of: []string{language.OnField, language.OnResonator, language.OnJRuler, language.OnJResonator,
			language.OnRulerJRuler}},
	"Card.special": {Says: "Magic stones only: a deck holds at most four of it."},
	"Card.attributes": {Says: "Its attributes: L light, F fire, W water, G wind, D darkness; none or several.",
		Of: attributes},
	"Card.cost": {Says: "What it costs to play, " + cost +
		" Of a spell it may have an X, a number that its player names. Rulers and magic stones have none.",
		Like: willForm, For: []string{"F", "F+1", "X+L"}},
	"Card.atk": {Says: "Resonators only: the damage it deals in battle.", Min: 0, Max: 10000, Step: 100},
	"Card.def": {Says: "Resonators only: the damage that destroys it.", Min: 100, Max: 10000,
		Step: 100},
	"Card.races":       {Says: "Resonators and rulers: races, by id.", Group: true},
	"Card.traits":      {Says: "Additions and regalia: traits, by id.", Group: true},
	"Card.judgment":    {Says: "Rulers only: what judgment costs, " + cost, Like: knownForm},
	"Card.j":           {Says: "Rulers only: the J-ruler side."},
	"Card.quickcast":   {Says: "It can be played whenever a Chant-Instant can."},
	"Card.awakening":   {Says: "An additional cost that may be paid as it is played, and what the card says then besides."},
	"Card.incarnation": {Says: "Instead of paying the cost one resonator of each of these attributes may be banished, as in F+F.", Like: onlyForm, For: []string{"F+F"}},
	"Card.trigger":     {Says: "Chant-Standby only: what it waits for."},
	"Card.figure":      {Says: "What the picture shows: a being, an object, a plant, a place or a force, by a word of the list; a being can bear an object, as in knight+banner. Without it the figure follows from the card.", Like: schema.FigureForm(), For: []string{"wolf", "tide", "knight+banner"}},
	"Card.flavour":     {Says: "Words without effect at the foot of the card.", Most: 240},

	"JSide.name":  {Says: "The J-ruler's name."},
	"JSide.atk":   {Says: "The damage it deals in battle.", Min: 0, Max: 10000, Step: 100},
	"JSide.def":   {Says: "The damage that destroys it.", Min: 100, Max: 10000, Step: 100},
	"JSide.races": {Says: "Its races, by id.", Group: true},
	"JSide.figure": {Says: "What the picture of this side shows, as of a card.", Like: schema.FigureForm(),
		For: []string{"dragon"}},

	"Face.keywords":  {Says: "Symbol abilities, of resonators and J-rulers.", Of: keywords},
	"Face.produces":  {Says: "Will abilities: rest this card, produce one will.", Most: 6},
	"Face.abilities": {Says: "Activated abilities: cost and effect, whenever its controller has priority.", Most: 6},
	"Face.triggers":  {Says: "Triggered abilities: they enter the chase by themselves when something happens.", Most: 6},
	"Face.statics":   {Says: "Continuous effects while the card is in play.", Most: 6},
	"Produce.of": {Says: "The attributes to choose from; V for will without attribute.",
		Of: append(strings(language.Attributes), string(language.Void))},
	"Ability.cost":  {Says: "What it costs; all parts are paid, or none."},
	"Ability.once":  {Says: "Once per turn."},
	"Block.targets": {Says: "What the text chooses as it is played, or as it enters the chase."},
	"Block.effect":  {Says: "What happens, in order."},
	"Block.modes":   {Says: "Texts of which one is chosen as it is played; its targets and instructions come behind these.", Most: 4},
	"Mode.targets":  {Says: "What this mode chooses."},
	"Mode.effect":   {Says: "What happens, in order."},

	"Cost.will":        {Says: "Pay will, such as F+1. L light, F fire, W water, G wind, D darkness, X a number that its player names.", Like: willForm, For: []string{"F", "F+1"}},
	"Cost.rest-this":   {Says: "Rest this card, which must be recovered."},
	"Cost.banish-this": {Says: "Banish this card."},
	"Cost.life":        {Says: "Pay that many life points.", Min: 0, Max: 10000, Step: 100},
	"Cost.discard":     {Says: "Discard that many cards of your hand.", Min: 0, Max: 20},
	"Cost.rest":        {Says: "Rest a recovered card of yours that fits; side: own."},
	"Cost.banish":      {Says: "Banish a card of yours that fits; side: own."},

	"Awakening.cost":     {Says: "The additional cost, " + cost, Like: knownForm},
	"Awakening.triggers": {Says: "Triggered abilities of a card that comes into the field; a spell has targets and effect instead."},
	"Moment.while":       {Says: "It can be played while this holds; either on or while."},
	"When.if":            {Says: "Looked at when the event happens."},

	"Event.on":     {Says: "What has to happen. The card concerned is called it in instructions, the other one other, the player that-player.", Of: events},
	"Event.who":    {Says: "Whose: own, opponent or any player; only where a player is part of the event.", Of: sides},
	"Event.of":     {Says: "Which card it happens to. Left out it is this card; a Chant-Standby always needs it where a card is part of the event."},
	"Event.battle": {Says: "Only battle damage."},

	"Static.if":          {Says: "It holds only while this does."},
	"Static.modify":      {Says: "Change this card, its carrier, or all cards that fit."},
	"Static.cannot-draw": {Says: "The players of this side cannot draw except in their own draw phase.", Of: sides},
	"Static.prevent": {Says: "Whenever this card would be dealt damage, that much of it is prevented.", Min: 0,
		Max: 10000, Step: 100},
	"Static.cost-change": {Says: "The cards that fit cost more or less of the generic number to play."},

	"Static.cannot-play": {Says: "The players of this side cannot play the cards that fit."},
	"Static.more-damage": {Says: "Damage of sources that fit becomes more."},
	"Static.save":        {Says: "What would be destroyed is not, and something else happens."},
	"MoreDamage.n":       {Says: "How much more; either n or double.", Min: 100, Max: 10000, Step: 100},
	"MoreDamage.double":  {Says: "Twice as much; either n or double."},
	"Save.carrier":       {Says: "The card under which this addition lies."},
	"Save.each":          {Says: "All cards in play that fit; without it and carrier: this card."},
	"Save.by": {Says: "What happens instead.",
		Of: []string{language.SaveBanish, language.SaveToHand, language.SaveRemove}},

	"StaticModify.carrier": {Says: "The card under which this addition lies."},
	"StaticModify.each":    {Says: "All cards in play that fit; without it and carrier: this card."},
	"CostChange.n":         {Says: "How much more they cost; negative: less.", Min: -20, Max: 20},

	"Change.atk":      {Says: "What is added to ATK; negative: less.", Min: -10000, Max: 10000, Step: 100},
	"Change.def":      {Says: "What is added to DEF; negative: less.", Min: -10000, Max: 10000, Step: 100},
	"Change.set-atk":  {Says: "What ATK becomes before anything is added.", Min: 0, Max: 10000, Step: 100},
	"Change.set-def":  {Says: "What DEF becomes before anything is added.", Min: 0, Max: 10000, Step: 100},
	"Change.keywords": {Says: "Symbol abilities that it gains.", Of: keywords},
	"Change.lose":     {Says: "Symbol abilities that it loses.", Of: keywords},
	"Change.cannot":   {Says: "What it cannot do or suffer.", Of: forbidden},

	"Change.must": {Says: "What it is forced to.", Of: []string{language.MustAttack}},

	"Filter.side": {Says: "Whose: own, opponent or any. Required: a missing filter never means everything.",
		Of: sides},
	"Filter.types":     {Says: "Only cards of one of these types.", Of: filtered},
	"Filter.attribute": {Says: "Only cards with this attribute.", Of: attributes},
	"Filter.group":     {Says: "Only cards of this race or trait, by id.", Group: true},
	"Filter.state":     {Says: "Only rested or only recovered cards.", Of: states},
	"Filter.cost-max":  {Says: "Only cards whose total cost is this or less.", Min: 0, Max: 40},
	"Filter.other":     {Says: "Not this card itself."},

	"Target.name": {Says: "How instructions refer to it (of: victim).", Like: nameForm,
		For: []string{"victim", "ally"}},
	"Target.kind": {Says: "What is chosen.",
		Of: []string{language.TargetCard, language.TargetPlayer, language.TargetCardOrPlayer, language.TargetSpell,
			language.TargetGraveyard}},
	"Target.spell": {Says: "Spells only: normal or summon; left out: both.",
		Of: []string{language.NormalSpell, language.SummonSpell}},
	"Target.n":     {Says: "How many; 1 when left out.", Min: 0, Max: 20},
	"Target.up-to": {Says: "Up to n instead of exactly n."},

	"Instr.damage":   {Says: "This card deals damage.", Kinds: hurt},
	"Instr.life":     {Says: "Players gain n life points, or lose them when n is below 0."},
	"Instr.set-life": {Says: "Life points become n, or half of what they are."},
	"Instr.draw":     {Says: "Players draw n cards."},
	"Instr.discard":  {Says: "Players discard n cards of their choice, or their hand."},
	"Instr.destroy":  {Says: "Destroy a card.", Kinds: inPlay},
	"Instr.banish":   {Says: "Its controller banishes a card.", Kinds: inPlay},
	"Instr.to-hand":  {Says: "Return a card in play, or one of a graveyard, to its owner's hand.", Kinds: inPlayOrGraveyard},
	"Instr.to-deck":  {Says: "Put a card on top of its owner's main deck, or under it.", Kinds: inPlayOrGraveyard},
	"Instr.remove":   {Says: "Remove a card from the game.", Kinds: inPlayOrGraveyard},
	"Instr.enter":    {Says: "Put a card of a graveyard into your field; it is not summoned.", Kinds: []string{language.TargetGraveyard}},
	"Instr.rest":     {Says: "Rest a card.", Kinds: inPlay},
	"Instr.recover":  {Says: "Recover a card.", Kinds: inPlay},
	"Instr.modify":   {Says: "Change ATK, DEF, symbol abilities and permissions for a while.", Kinds: inPlay},
	"Instr.control":  {Says: "Gain control of a card for a while.", Kinds: inPlay},
	"Instr.cancel":   {Says: "Cancel a spell in the chase.", Kinds: []string{language.TargetSpell}},
	"Instr.prevent":  {Says: "Prevent damage this turn.", Kinds: hurt},
	"Instr.look":     {Says: "Look at the top card of your main deck: look: {}."},
	"Instr.search":   {Says: "Look through your main deck for up to n cards that fit, which go to your hand; then shuffle it."},
	"Instr.reveal":   {Says: "Show cards to all; they stay where they are."},
	"Instr.stones":   {Says: "Put the top n cards of magic stone decks into the magic stone areas; it is no call."},
	"Instr.attach":   {Says: "Add an addition in play to another card, if it may lie there."},
	"Instr.later":    {Says: "Something happens at a later moment, once."},
	"Instr.if":       {Says: "Carry out then when the condition holds, else otherwise."},
	"Instr.may":      {Says: "Ask the controller first."},

	"On.of":           {Says: ofSays, Ref: true},
	"On.each":         {Says: eachSays},
	"Damage.n":        {Says: "How much; either n or half-atk.", Min: 100, Max: 10000, Step: 100},
	"Damage.half-atk": {Says: "Half the sum of the ATK of these, rounded up to 100; either n or half-atk.", Ref: true, Kinds: inPlay},
	"Damage.who": {Says: "It is dealt to players instead of cards. " + whoSays, For: whos, Ref: true,
		Kinds: controlled},
	"Count.n":       {Says: "How many; of life points a multiple of 100.", Min: -10000, Max: 10000},
	"Count.who":     {Says: whoSays, For: whos, Ref: true, Kinds: controlled},
	"SetLife.n":     {Says: "What the life points become; either n or half.", Min: 100, Max: 10000, Step: 100},
	"SetLife.half":  {Says: "They become half of what they are, rounded up to 100; either n or half."},
	"SetLife.who":   {Says: whoSays, For: whos, Ref: true, Kinds: controlled},
	"Discard.n":     {Says: "How many cards; either n or all.", Min: 1, Max: 20},
	"Discard.all":   {Says: "The whole hand; either n or all."},
	"Discard.who":   {Says: whoSays, For: whos, Ref: true, Kinds: controlled},
	"ToDeck.bottom": {Says: "Under the deck instead of on top of it."},
	"Modify.until":  {Says: "How long; until end of turn when left out.", Of: lengths},
	"Lasting.until": {Says: "How long; until end of turn when left out.", Of: lengths},
	"Prevent.n":     {Says: "The next so much of it; either n or all.", Min: 100, Max: 10000, Step: 100},
	"Prevent.all":   {Says: "All of it; either n or all."},
	"Look.bottom":   {Says: "It may be put under the deck."},
	"IfThen.cond":   {Says: "The condition; every part that stands must hold."},
	"IfThen.then":   {Says: "What happens when it holds."},
	"IfThen.else":   {Says: "What happens when it does not."},
	"May.then":      {Says: "What happens after the yes."},

	"Times.x":       {Says: "n times the X that was named; either x or per."},
	"Times.per":     {Says: "n times the number of cards in play that fit; either x or per."},
	"Search.n":      {Says: "Up to how many.", Min: 1, Max: 20},
	"Search.enter":  {Says: "They come into your field, not summoned, instead of into your hand."},
	"Search.reveal": {Says: "They are shown to all first; needed where the opponent could not see that they fit."},
	"Reveal.what":   {Says: "What is shown.", Of: []string{language.RevealHand, language.RevealTop}},
	"Reveal.who":    {Says: whoSays, For: whos, Ref: true, Kinds: controlled},
	"Stones.n":      {Says: "How many.", Min: 1, Max: 20},
	"Stones.who":    {Says: whoSays, For: whos, Ref: true, Kinds: controlled},
	"Stones.rested": {Says: "They come rested."},
	"Attach.of":     {Says: "The addition: the name of a target, or this.", Ref: true, Kinds: inPlay},
	"Attach.to":     {Says: "The card it is added to: the name of a target, or carrier, it or other.", Ref: true, Kinds: inPlay},

	"Later.on":   {Says: "The moment, of a turn or of a battle.", Of: moments},
	"Later.who":  {Says: "In whose turn; in anybody's when left out.", Of: sides},
	"Later.then": {Says: "What happens then; it speaks of what the text spoke of, as far as that is still there."},

	"Cond.life-max": {Says: "You have this many life points or fewer.", Min: 0, Max: 10000, Step: 100},
	"Cond.opponent-life-max": {Says: "Your opponent has this many life points or fewer.", Min: 0, Max: 10000,
		Step: 100},
	"Cond.controls": {Says: "Such a card is in play: yours with side: own, the opponent's with side: opponent."},
	"Cond.turn":     {Says: "Whose turn it is.", Of: turns},
	"Cond.hand-max": {Says: "You hold this many cards or fewer.", Min: 0, Max: 20},
}
