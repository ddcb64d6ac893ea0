package schema

import "farpost/cards/schema"

var (
	sides    = []string{"own", "opponent", "any"}
	types    = []string{"evocation", "attack", "mystic", "protection", "recovery"}
	elements = []string{"F", "W", "M", "N"}
	states   = []string{"energized", "exploited"}
)

const (
	nameForm = `^[a-z][a-z0-9-]{0,23}$`
	needForm = `^([FWMN]|[0-9]+|-)(\+([FWMN]|[0-9]+))*$`
	whoSays  = "Who: controller (you), opponents (each), all, or the name of a target: a player, or a card, which means its controller."
)

// The words for players, what else names some (themselves, or what they control), and what instructions act on.
var (
	whos       = []string{"controller", "opponents", "all"}
	controlled = []string{"player", "card"}
	onField    = []string{"card"}
	anywhere   = []string{"card", "vortex", "hand"}
	crystal    = []string{"crystal"}
	pending    = []string{"pending"}
)

// Words has every key of the card language, by Go type and key.
var Words = map[string]schema.Word{
	"Set.set":    {Says: "What all cards of the file have in common."},
	"Set.groups": {Says: "Groups that this set brings. Groups of other sets can be used without declaring them."},
	"Set.cards":  {Says: "The cards."},

	"Group.id":   {Says: "The group's id, which cards name.", Like: schema.IDForm},
	"Group.name": {Says: "The group's name."},
	"Group.of":   {Says: "The group beside a noun: \"Cinderkin\" before it in English, \"dei Cinerei\" behind it in Italian."},

	"cardfile.Deck.cards": {Says: "The cards with their numbers: 50 or more in all, of each at most 3 (normal), 2 (strong) or 1 (legendary)."},
	"cardfile.Count.n":    {Says: "How many copies.", Min: 1, Max: 3},

	"Card.id": {Says: "The card's id, unique among all sets and for ever: matches that run name it.",
		Like: schema.IDForm, For: []string{"Z01"}},
	"Card.name": {Says: "The card's name, unique among all sets in each language."},
	"Card.type": {Says: "An Evocation stays on the Battlefield and unleashes; the others act once, or stay with position: true.", Of: types},
	"Card.element": {Says: "Evocations only: the element it provides. F Fire, W Water, M Mind, N Nature.",
		Of: elements},
	"Card.rank": {Says: "How many copies a deck may hold: normal 3, strong 2, legendary 1; a token none, it is made by texts.",
		Of: []string{"normal", "strong", "legendary", "token"}},
	"Card.groups": {Says: "Groups that the card belongs to, by id.", Group: true},
	"Card.supergroup": {Says: "Printed beside the groups; other cards can speak of it.",
		Of: []string{"epic", "deity"}},
	"Card.cost":        {Says: "Energy Cost: how many Energy Cards are discharged to play it.", Min: 0, Max: 10},
	"Card.gate":        {Says: "Gate: the Crystallized Energy that must be there, such as F+W+2: one Fire, one Water, two of any element.", Like: needForm, For: []string{"F", "F+1", "N+N+2"}, Max: 10},
	"Card.desen":       {Says: "Evocations only: the destructive energy it unleashes.", Min: 0, Max: 20},
	"Card.defen":       {Says: "Evocations only: the energy that shatters it.", Min: 1, Max: 20},
	"Card.tw":          {Says: "It can be played in a Temporal Window, also in an opponent's turn."},
	"Card.energized":   {Says: "The Evocation enters Energized instead of Exploited."},
	"Card.frangible":   {Says: "A card that is no Evocation but can be shattered."},
	"Card.position":    {Says: "A card that is no Evocation stays on the Battlefield."},
	"Card.aether":      {Says: "It is dispersed into the Aether after its effects instead of going to the Vortex."},
	"Card.wear":        {Says: "Protection cards that stay: what wears it, chosen as it is declared; one card or one Crystal."},
	"Card.targets":     {Says: "What the effect speaks of, chosen as the card is declared."},
	"Card.effect":      {Says: "What happens when the card resolves, in order."},
	"Card.charge":      {Says: "An extra cost that may be paid after the declaration window, and what it adds."},
	"Card.crystallize": {Says: "Happens when the card becomes positioned, however it got there. With a cost it may be declined."},
	"Card.abilities":   {Says: "Crystal Abilities: cost and effect, again and again while the card is positioned.", Most: 6},
	"Card.triggers":    {Says: "Effects that happen by themselves on an occasion.", Most: 6},
	"Card.statics":     {Says: "Continuous effects while the card is positioned.", Most: 6},
	"Card.figure":      {Says: "What the picture shows: a being, an object, a plant, a place or a force, by a word of the list; a being can bear an object, as in knight+banner. Without it the figure follows from the card.", Like: schema.FigureForm(), For: []string{"wolf", "tide", "knight+banner"}},
	"Card.flavour":     {Says: "Words without effect at the foot of the card.", Most: 240},

	"Block.cost":    {Says: "What it costs; all parts are paid, or none. Nothing: it is free."},
	"Block.targets": {Says: "What this effect speaks of."},
	"Block.effect":  {Says: "What happens, in order."},
	"Ability.tw":    {Says: "It can be used in a Temporal Window, also in an opponent's turn."},
	"Ability.while": {Says: "exploited: it is used while the card is Exploited instead of Energized.",
		Of: []string{"exploited"}},
	"When.on": {Says: "The occasion: played (you played this card), positioned (it came onto the Battlefield), shattering (this Evocation shattered something), end-of-turn (of every player's turn).", Of: []string{"played", "positioned", "shattering", "end-of-turn"}},

	"Cost.energy": {Says: "Discharge this many Energy Cards.", Min: 1, Max: 10},
	"Cost.ce": {Says: "Spend Crystallized Energy, such as F+1.", Like: needForm,
		For: []string{"F", "1", "F+1"}},
	"Cost.exploit-this":    {Says: "Exploit this card, which must be Energized."},
	"Cost.regenerate-this": {Says: "Regenerate this card, which must be Exploited."},
	"Cost.vortex-this":     {Says: "Put this card into the Vortex."},
	"Cost.disperse-this":   {Says: "Disperse this card into the Aether."},
	"Cost.disperse-vortex": {Says: "Disperse this many cards from your Vortex into the Aether.", Min: 1, Max: 20},
	"Cost.abandon":         {Says: "Abandon this many cards from your hand.", Min: 1, Max: 12},
	"Cost.own-fragment":    {Says: "Shatter this many fragments of your own Crystals.", Min: 1, Max: 19},
	"Cost.exploit":         {Says: "Exploit another card of yours that fits the filter."},

	"Filter.side": {Says: "Whose: own, opponent or any. Required: a missing filter never means everything.",
		Of: sides},
	"Filter.type":       {Says: "Only cards of this type.", Of: types},
	"Filter.element":    {Says: "Only Evocations of this element.", Of: elements},
	"Filter.group":      {Says: "Only cards of this group, by id.", Group: true},
	"Filter.supergroup": {Says: "Only Epic or only Deity cards.", Of: []string{"epic", "deity"}},
	"Filter.state":      {Says: "Only Energized or only Exploited cards.", Of: states},
	"Filter.cost-max":   {Says: "Only cards whose printed cost is this or less.", Min: 0, Max: 10},
	"Filter.defen-max":  {Says: "Only Evocations whose DefEn is this or less now.", Min: 1, Max: 20},
	"Filter.frangible":  {Says: "Only Frangible cards."},
	"Filter.other":      {Says: "Not this card itself."},

	"Target.name": {Says: "How instructions refer to it (of: victim).", Like: nameForm,
		For: []string{"victim", "ally"}},
	"Target.kind": {Says: "card (on the Battlefield), crystal, player, pending (a declared or paid card, or an ability), vortex (a card in a Vortex), hand (a card of your hand).", Of: []string{"card", "crystal", "player", "pending", "vortex", "hand"}},
	"Target.crystal": {Says: "Crystals only: standing (the default), damaged (1 to 4 fragments), destroyed.",
		Of: []string{"standing", "damaged", "destroyed"}},
	"Target.stage": {Says: "Pending things only: declared (its Gate is open), paid, ability, unresolved (a paid card or an ability).", Of: []string{"declared", "paid", "ability", "unresolved"}},
	"Target.n":     {Says: "How many; 1 when left out.", Min: 1, Max: 12},
	"Target.up-to": {Says: "Up to n instead of exactly n."},
	"Target.late":  {Says: "Chosen when the text resolves instead of when it is declared; needed for cards of the hand."},

	"Instr.shatter-fragments":       {Says: "Shatter n fragments of a Crystal.", Kinds: crystal},
	"Instr.each-shatters-fragments": {Says: "Each of these players shatters n fragments of their own Crystals."},
	"Instr.restore-fragments":       {Says: "Put up to n fragments back on a Crystal.", Kinds: crystal},
	"Instr.restore-crystal":         {Says: "Restore a destroyed Crystal with n fragments.", Kinds: crystal},
	"Instr.shatter":                 {Says: "Shatter an Evocation or a Frangible card.", Kinds: onField},
	"Instr.energize":                {Says: "Energize a card.", Kinds: onField},
	"Instr.exploit":                 {Says: "Exploit a card.", Kinds: onField},
	"Instr.disable":                 {Says: "Disable a card: it is exploited, and stays so in its controller's next Regeneration Phase.", Kinds: onField},
	"Instr.modify":                  {Says: "Change DesEn and DefEn of a target, or of all that fit as it resolves.", Kinds: onField},
	"Instr.discharge":               {Says: "Players discharge n Energy Cards; locked ones do not recharge in their next Regeneration Phase."},
	"Instr.recharge":                {Says: "Players recharge n Energy Cards."},
	"Instr.remember":                {Says: "Players remember n cards: they draw them from their Memory."},
	"Instr.forget":                  {Says: "Players forget n cards: the top of their Memory goes to their Vortex."},
	"Instr.abandon":                 {Says: "Players abandon n cards of their hand."},
	"Instr.to-hand":                 {Says: "Return a positioned card to its owner's hand, or take a card from a Vortex.", Kinds: anywhere[:2]},
	"Instr.to-vortex":               {Says: "Put a positioned card into its owner's Vortex; it is not shattered.", Kinds: onField},
	"Instr.disperse":                {Says: "Disperse a card into the Aether, for good.", Kinds: anywhere},
	"Instr.position":                {Says: "Put a card of your hand or a Vortex onto the Battlefield without playing it; charge: true lets its Charge be paid.", Kinds: anywhere[1:]},
	"Instr.close-gate":              {Says: "Close the Gate of a declared card: it goes to the Vortex, or with to: aether into the Aether.", Kinds: pending},
	"Instr.dissipate":               {Says: "Dissipate a paid card or an ability: it has no effect.", Kinds: pending},
	"Instr.prevent":                 {Says: "Stop the play of a pending card; to: hand returns it, ban: true forbids declaring it again this turn.", Kinds: pending},
	"Instr.open-window":             {Says: "Hold a reaction window for all players: open-window: {}."},
	"Instr.make-token":              {Says: "Make n tokens of a card with rank: token for each of these players."},
	"Instr.if":                      {Says: "Carry out then when the condition holds, else otherwise."},
	"Instr.may":                     {Says: "Ask the controller first; its targets are chosen after the yes."},

	"Of.of":             {Says: "The name of a target, or this.", Ref: true},
	"Fragments.n":       {Says: "How many fragments.", Min: 1, Max: 20},
	"Fragments.of":      {Says: "The name of a target of kind crystal.", Ref: true},
	"Each.n":            {Says: "How many, for each of them.", Min: 1, Max: 20},
	"Each.who":          {Says: whoSays, For: whos, Ref: true, Kinds: controlled},
	"Discharge.n":       {Says: "How many Energy Cards.", Min: 1, Max: 10},
	"Discharge.who":     {Says: whoSays, For: whos, Ref: true, Kinds: controlled},
	"Discharge.locked":  {Says: "They do not recharge in their owner's next Regeneration Phase."},
	"Modify.of":         {Says: "The name of a target, or this; either of or all.", Ref: true},
	"Modify.all":        {Says: "All cards that fit as it resolves; either of or all."},
	"Modify.desen":      {Says: "What is added to DesEn; negative: less.", Min: -20, Max: 20},
	"Modify.defen":      {Says: "What is added to DefEn; negative: less.", Min: -20, Max: 20},
	"Modify.until":      {Says: "How long: end-of-turn, next-turn (until your next turn begins); left out: while the card is positioned.", Of: []string{"end-of-turn", "next-turn"}},
	"PositionOf.of":     {Says: "The name of a target of kind hand or vortex.", Ref: true},
	"PositionOf.charge": {Says: "Its Charge may be paid."},
	"CloseGate.of":      {Says: "The name of a target of kind pending, stage declared.", Ref: true},
	"CloseGate.to":      {Says: "Where its card goes; vortex when left out.", Of: []string{"vortex", "aether"}},
	"Prevent.of":        {Says: "The name of a target of kind pending, stage declared or paid.", Ref: true},
	"Prevent.to":        {Says: "Where it goes; vortex when left out.", Of: []string{"vortex", "hand"}},
	"Prevent.ban":       {Says: "It cannot be declared again this turn."},
	"MakeToken.card":    {Says: "The id of the token.", Like: schema.IDForm, For: []string{"Z02"}},
	"MakeToken.n":       {Says: "How many for each player.", Min: 1, Max: 4},
	"MakeToken.who":     {Says: whoSays, For: whos, Ref: true, Kinds: controlled},
	"IfThen.cond":       {Says: "The condition; every part that stands must hold."},
	"IfThen.then":       {Says: "What happens when it holds."},
	"IfThen.else":       {Says: "What happens when it does not."},
	"May.targets":       {Says: "What is chosen after the yes."},
	"May.then":          {Says: "What happens after the yes."},

	"Cond.this":             {Says: "This card is Energized or Exploited.", Of: states},
	"Cond.own-crystals-max": {Says: "You have this many Crystals or fewer.", Min: 1, Max: 4},
	"Cond.own-crystals":     {Says: "You have exactly this many Crystals.", Min: 1, Max: 4},
	"Cond.controls":         {Says: "There is such a card: yours with side: own, an opponent's with side: opponent."},
	"Cond.charge-paid":      {Says: "The Charge of this play was paid."},

	"Static.if":         {Says: "It holds only while this does."},
	"Static.stats":      {Says: "Change DesEn and DefEn of this card, its wearer, or all that fit."},
	"Static.cost":       {Says: "Change what cards cost."},
	"Static.hand-limit": {Says: "Your hand limit is this.", Min: 1, Max: 20},
	"Static.enter-exploited": {Says: "Evocations of this side enter Exploited, whatever their properties.",
		Of: sides},
	"Static.keep-first-fragment": {Says: "The Crystal that wears this does not lose the first fragment it would lose each turn."},
	"Static.control":             {Says: "You control the card chosen as this was declared: the name of the target."},
	"Static.defend-others":       {Says: "This card may defend other Evocations of yours."},
	"Static.overflow":            {Says: "DesEn left over when this destroys a Crystal goes on to another Crystal of that player."},
	"StaticStats.all":            {Says: "All cards that fit; left out: this card."},
	"StaticStats.wearer":         {Says: "The card that wears this one."},
	"StaticStats.desen":          {Says: "What is added to DesEn; negative: less.", Min: -20, Max: 20},
	"StaticStats.defen":          {Says: "What is added to DefEn; negative: less.", Min: -20, Max: 20},
	"StaticCost.who": {Says: "Whose plays: controller (yours) or opponents.",
		Of: []string{"controller", "opponents"}},
	"StaticCost.cards":           {Says: "Which cards; side: own for controller, opponent for opponents."},
	"StaticCost.n":               {Says: "How much more they cost; negative: less.", Min: -10, Max: 10},
	"StaticCost.first-each-turn": {Says: "Only the first such card each turn."},
}

// Values says what single values mean, by key and value.
var Values = map[string]map[string]string{
	"Card.type": {
		"evocation": "Stays on the Battlefield, provides an element, unleashes and defends.",
		"attack":    "Acts once, in your own turn.",
		"mystic":    "Acts once, or stays with position: true.", "protection": "Acts once, or stays, or is worn.",
		"recovery": "Acts once; heals, brings back.",
	},
	"Card.rank": {"normal": "Up to 3 copies in a deck.", "strong": "Up to 2 copies in a deck.",
		"legendary": "1 copy in a deck.",
		"token":     "Never in a deck: make-token makes it, and it ceases to exist when it leaves the Battlefield."},
	"Card.element": {"F": "Fire.", "W": "Water.", "M": "Mind.", "N": "Nature."},
	"When.on": {
		"played":     "You played this card, and it has resolved.",
		"positioned": "This card came onto the Battlefield, however it got there.",
		"shattering": "This Evocation shattered something.", "end-of-turn": "A turn ends, whosever it is.",
	},
	"Target.kind": {
		"card": "A card on the Battlefield that fits the filter.", "crystal": "A Crystal; crystal says in what state.",
		"player":  "A player; side: opponent or any.",
		"pending": "A card that is being played, or an ability; stage says how far.",
		"vortex":  "A card in a Vortex that fits the filter.",
		"hand":    "A card of your own hand that fits; needs late: true where it would be shown too early.",
	},
	"Target.crystal": {"standing": "With a fragment or more; the default.", "damaged": "With 1 to 4 fragments.",
		"destroyed": "Without a fragment."},
	"Target.stage": {
		"declared": "A card whose Gate is open, not yet paid for.", "paid": "A card that has been paid for.",
		"ability":    "An activated ability.",
		"unresolved": "A paid card or an ability.",
	},
	"Modify.until":   {"end-of-turn": "Until this turn ends.", "next-turn": "Until your next turn begins."},
	"Filter.side":    {"own": "Yours.", "opponent": "An opponent's.", "any": "Anybody's."},
	"Filter.state":   {"energized": "Upright.", "exploited": "Turned upside down."},
	"CloseGate.to":   {"vortex": "To its owner's Vortex; the default.", "aether": "Into the Aether, for good."},
	"Prevent.to":     {"vortex": "To its owner's Vortex; the default.", "hand": "Back to its owner's hand."},
	"StaticCost.who": {"controller": "What you play.", "opponents": "What your opponents play."},
}
