package groove

// Kinds of event. Behind each stand its arguments beside "seat". The argument "obj" is for rules; people are told the
// others.
const (
	evFirst      = "first"       // seat begins
	evCut        = "cut"         // card: the deck was cut there
	evTurn       = "turn"        // n
	evDrew       = "drew"        // n; known to the seat: card
	evReshuffled = "reshuffled"  // n: the discard pile became the deck
	evCharged    = "charged"     // card
	evSummoned   = "summoned"    // card, obj
	evEvolved    = "evolved"     // card, obj, base
	evCast       = "cast"        // card, target: what was chosen
	evGroove     = "groove"      // card, n: it is played as a groove trigger for n cards of the groove
	evPaid       = "paid"        // card: cards of the groove that were discarded, the top one first
	evAfterCast  = "after-cast"  // for triggers: a spell was cast
	evAttached   = "attached"    // card, to
	evStays      = "stays"       // card: a permanent spell lies in the shield zone
	evExpired    = "expired"     // card: a permanent spell's time is over
	evTapped     = "tapped"      // card, obj
	evAbility    = "ability"     // card, text: a triggered ability
	evAttack     = "attack"      // card, target, obj
	evBlock      = "block"       // card, attacker
	evBattle     = "battle"      // card, n, against, m: strengths
	evBroke      = "broke"       // shield, left
	evBreaks     = "breaks"      // for triggers: obj, a card that was attached to the shield
	evSpellBroke = "spell-broke" // card: a permanent spell was destroyed
	evEnded      = "ended"       // card: an attack without a battle and without a break (GR-076)
	evDestroyed  = "destroyed"   // card, obj: a creature
	evReturned   = "returned"    // card: to the hand
	evLost       = "lost"        // card: an attachment, or a card beneath an Evolution, was discarded
	evDiscarded  = "discarded"   // card
	evExhausted  = "exhausted"   // card
	evRefreshed  = "refreshed"   // card
	evStronger   = "stronger"    // card, n
	evGranted    = "granted"     // card, text
	evNewShield  = "new-shield"  // shield
	evToGroove   = "to-groove"   // n: cards of the deck, face down
	evFromGroove = "from-groove" // n; known to the seat: card
	evCrystal    = "crystal"     // card: it became a crystal in another way
	evLooked     = "looked"      // n
	evEnding     = "ending"      // for triggers: step 7
	evFinal      = "final"       // card: the attack that wins
)
