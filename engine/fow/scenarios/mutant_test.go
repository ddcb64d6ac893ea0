package scenarios_test

import (
	"testing"

	"farpost/engine/scenario/mutant"
)

// mutants break rules one at a time: of every chapter of the contract some.
var mutants = []mutant.Mutant{
	// Golden rules.
	mutant.Break("FO-002", "who cannot discard two discards none", mutant.In(fow+"text_steps.go", "if in.All || len(hand) <= in.N {", "if !in.All && len(hand) < in.N {\n\t\t\t\t\tcontinue\n\t\t\t\t}\n\t\t\t\tif in.All || len(hand) <= in.N {")),
	mutant.Break("FO-003", "what cannot be paid in full is begun", mutant.In(fow+"payment.go", "if _, ok := covering(w, from); !ok {", "if _, ok := covering(w, from); !ok && len(from) == 0 && w.Total() > 5 {"),
		mutant.In(fow+"payment.go", "if !ok || len(chosen) > 0 && len(used) != len(chosen) {", "if !ok && false {")),
	mutant.Break("FO-004", "who may not draw draws", mutant.In(fow+"change_turn.go", "if cannotDraw(f, c.Seat) {", "if false {")),
	mutant.Break("FO-004", "what cannot be destroyed is", mutant.In(fow+"change_move.go", "|| forbidden(factsOf(tx.Was()), c.Obj, language.CannotDestroyed) {", "{")),
	mutant.Break("FO-005", "figures are rounded down", mutant.In(fow+"facts.go", "return n + roundTo - m", "return n - m")),
	mutant.Break("FO-006", "each term is rounded", mutant.In(fow+"text_steps.go", "sum += r.Stat(v.ID(), tATK)", "sum += 2 * half(r.Stat(v.ID(), tATK))")),
	// Decks.
	mutant.Break("FO-010", "five copies are legal", mutant.In("cards/fow/lint/limits.go", "MaxCopies = 4", "MaxCopies = 5")),
	mutant.Break("FO-012", "21 stones are legal", mutant.In("cards/fow/lint/limits.go", "MaxStones = 20", "MaxStones = 21")),
	// Setup, ownership.
	mutant.Break("FO-021", "who changes cards draws one less", mutant.In(fow+"match.go", "{Kind: chDraw, Seat: f.Owner, N: n}}", "{Kind: chDraw, Seat: f.Owner, N: n - 1}}")),
	mutant.Break("FO-025", "control never changes", mutant.In(fow+"static.go", "seat = e.Seat\n", "seat = o.Base\n")),
	mutant.Break("FO-026", "everybody's abilities can be used", mutant.In(fow+"activate.go", "if fs.Ctrl(id) != f.Owner || face == nil", "if face == nil")),
	mutant.Break("FO-027", "cards go to their controller's zones", mutant.In(fow+"change_move.go", "putInto(tx, id, zGrave, o.Owner, true)", "putInto(tx, id, zGrave, o.Base, true)")),
	mutant.Break("FO-030", "a ruler recovers as it moves", mutant.In(fow+"change_move.go", "tx.Set(to, aRested, int(o.Attr[aRested]))", "tx.Set(to, aRested, 0*int(o.Attr[aRested]))")),
	mutant.Break("FO-033", "a card has one attribute at most", mutant.In(fow+"filter.go", "fl.Attribute != \"\" && !slices.Contains(c.Attributes, fl.Attribute)", "fl.Attribute != \"\" && (len(c.Attributes) == 0 || c.Attributes[0] != fl.Attribute)")),
	mutant.Break("FO-034", "a revealed card is not shown", mutant.In(fow+"change_deck.go", "engine.A(\"cards\", cards...)", "engine.A(\"cards\")")),
	// The turn.
	mutant.Break("FO-038", "the first draw is not skipped", mutant.In(fow+"turn.go", "return r.Var(vTurn) == 1 }", "return r.Var(vTurn) == 0 }")),
	mutant.Break("FO-039", "the second player recovers in the first turn", mutant.In(fow+"turn.go", "r.SeatAttr(f.Owner, sTurns) == 1", "r.Var(vTurn) == 1")),
	mutant.Break("FO-041", "will survives the recovery phase", mutant.In(fow+"turn.go", "engine.Do(\"vanish\", func(*engine.Reader, *engine.Frame) []engine.Change { return []engine.Change{{Kind: chVanish}} })", "engine.Do(\"vanish\", func(*engine.Reader, *engine.Frame) []engine.Change { return nil })")),
	mutant.Break("FO-042", "everybody recovers", mutant.In(fow+"change_turn.go", "if r.Ctrl(id) == c.Seat && rested", "if rested")),
	mutant.Break("FO-045", "judgment is done twice a turn", mutant.In(fow+"main_phase_actions.go", "case f.MarkCount(markJudged, engine.SeatVal(s)) > 0:\n\t\treturn engine.Refuse(eJudged", "case false:\n\t\treturn engine.Refuse(eJudged")),
	mutant.Break("FO-047", "the other player takes actions of the main phase", mutant.In(fow+"play.go", "return turnPlayer(f) == s && f.Var(vPhase) == phMain && f.Count(zChase, engine.NoSeat) == 0", "return f.Var(vPhase) == phMain")),
	mutant.Break("FO-055", "damage stays", mutant.In(fow+"change_fight.go", "tx.Set(id, aDamage, 0)\n\t\t}\n\t\treturn true", "_ = id\n\t\t}\n\t\treturn true")),
	mutant.Break("FO-056", "effects of the turn stay", mutant.In(fow+"change_effect.go", "return e.Until == c.Word ||", "return")),
	mutant.Break("FO-057", "will survives the turn", mutant.In(fow+"turn.go", "engine.Do(\"empty\", func(*engine.Reader, *engine.Frame) []engine.Change { return []engine.Change{{Kind: chVanish}} })", "engine.Do(\"empty\", func(*engine.Reader, *engine.Frame) []engine.Change { return nil })")),
	mutant.Break("FO-058", "eight cards may be kept", mutant.In(fow+"state.go", "handLimit   = 7", "handLimit   = 8")),
	mutant.Break("FO-059", "the closing step is held once", mutant.In(fow+"turn.go", "if len(r.Waiting()) == 0 && len(check(r)) == 0 {", "if true {")),
	// Will, calling.
	mutant.Break("FO-062", "who is to lose will is not asked", mutant.In(fow+"window.go", "if losesWill(p, s) {", "if false && losesWill(p, s) {")),
	mutant.Break("FO-065", "any will pays a symbol", mutant.In(fow+"payment.go", "return due[symbol] == \"\" || slices.Contains(from[giver].of, due[symbol])", "return true")),
	mutant.Break("FO-067", "the total cost is what was paid", mutant.In(fow+"static.go", "return c.Cost.Total()\n", "return c.Cost.Total() + int(o.Attr[aAwake])\n")),
	mutant.Break("FO-069", "a reduction to nothing swallows an increase", mutant.In(fow+"static.go", "n += ch.N", "n = max(n+ch.N, -cardOf(f, id).Cost.Any)")),
	mutant.Break("FO-069", "additional costs are not reduced", mutant.In(fow+"play.go", "if f.Reg1(qAwaken) == engine.WordYes {\n\t\tw = w.Plus(c.Awakening.Cost)", "if f.Reg1(qAwaken) == engine.WordYes {\n\t\tw = w.Plus(c.Awakening.Cost)\n\t\tw.Any -= min(0, costChange(factsOf(r), f.Reg1(qCard).ID()))")),
	mutant.Break("FO-069", "what is incarnated costs no more", mutant.In(fow+"play.go", "if !free(f) {\n\t\tw = changedCost", "if !free(f) && len(not) == 0 {\n\t\tw = changedCost")),
	mutant.Break("FO-083", "who cannot incarnate names no X", mutant.In(fow+"play_steps.go", "f.Owner) {\n\t\t\t\treturn engine.Verdict{Goto: \"no-x\"}", "f.Owner) {\n\t\t\t\treturn engine.Verdict{Goto: \"modes\"}")),
	mutant.Break("FO-085", "abilities about resonators reach summon spells", mutant.In(fow+"static.go", "(!f.In(id, zChase) || slices.Contains(each.Types, language.Spell)) && fits", "fits")),
	mutant.Break("FO-070", "a rested card is rested for a cost", mutant.In(fow+"payment.go", "case rested(f, id):\n\t\treturn engine.Refuse(eRested, \"FO-070\", card)\n", "")),
	mutant.Break("FO-071", "a fresh resonator is rested for a cost", mutant.In(fow+"payment.go", "case fights(f, id) && !aged(f, id) && !has(f, id, language.Swiftness):", "case false:")),
	mutant.Break("FO-074", "stones are called again and again", mutant.In(fow+"main_phase_actions.go", "case f.MarkCount(markCalled, engine.SeatVal(s)) > 0:", "case false:")),
	mutant.Break("FO-077", "a call follows a judgment", mutant.In(fow+"main_phase_actions.go", "case f.MarkCount(markJudged, engine.SeatVal(s)) > 0:\n\t\treturn engine.Refuse(eCallJudged", "case false:\n\t\treturn engine.Refuse(eCallJudged")),
	mutant.Break("FO-080", "any stone that comes was called", mutant.In(fow+"change_deck.go", "tell(tx, evStone, c.Seat, id)", "tell(tx, evCalled, c.Seat, id)")),
	// Playing, the chase.
	mutant.Break("FO-082", "Chants answer", mutant.In(fow+"language/card.go", "c.Type == Spell && (c.Spell == Instant || c.Spell == Standby)", "c.Type == Spell")),
	mutant.Break("FO-085", "a regalia is a summon spell", mutant.In(fow+"target.go", "summon := cardOf(f, id).Type == language.Resonator", "summon := cardOf(f, id).Type != language.Spell")),
	mutant.Break("FO-087", "whatever enters was summoned", mutant.In(fow+"change_move.go", "if c.N == 1 {\n\t\thow", "if true {\n\t\thow")),
	mutant.Break("FO-090", "targets are not looked at again", mutant.In(fow+"target.go", "return slices.DeleteFunc(slices.Clone(vals), func(v engine.Value) bool { return !a.legal(f, v) })", "return slices.Clone(vals)")),
	mutant.Break("FO-091", "a cancelled card is removed from the game", mutant.In(fow+"change_chase.go", "putInto(tx, c.Obj, zGrave, o.Owner, true)", "putInto(tx, c.Obj, zRemoved, o.Owner, true)")),
	mutant.Break("FO-098", "the first one played resolves first", mutant.In(fow+"play.go", "return z[len(z)-1]", "return z[0]")),
	mutant.Break("FO-099", "a will ability leaves the row of passes whole", mutant.In(fow+"change_turn.go", "tick(tx) // whoever passed", "// whoever passed")),
	mutant.Break("FO-107", "the other player's abilities enter first", mutant.In(fow+"ruleset.go", "g.TriggerOrder = func(p engine.Public) []engine.Seat { return inOrder(p) }", "g.TriggerOrder = func(p engine.Public) []engine.Seat { x := inOrder(p); return []engine.Seat{x[1], x[0]} }")),
	mutant.Break("FO-110", "an ability without a target enters the chase", mutant.In(fow+"trigger.go", "if len(f.Ret) > 0 && f.Ret[0] == wordNoTarget {", "if false {")),
	// Rules enforcement, the end.
	mutant.Break("FO-113", "of those that die together one dies first", mutant.In(fow+"check.go", "todo = append(todo, engine.Change{Kind: chDestroy, Seat: engine.NoSeat, Obj: id})", "if len(todo) == 0 {\n\t\t\t\ttodo = append(todo, engine.Change{Kind: chDestroy, Seat: engine.NoSeat, Obj: id})\n\t\t\t}")),
	mutant.Break("FO-116", "nobody loses at 0", mutant.In(fow+"check.go", "case r.SeatAttr(s, sLife) <= 0:", "case r.SeatAttr(s, sLife) < 0:")),
	mutant.Break("FO-117", "a draw that fails is forgotten", mutant.In(fow+"change_turn.go", "tx.SetSeat(c.Seat, sDrewNone, 1)", "tx.SetSeat(c.Seat, sDrewNone, 0)")),
	mutant.Break("FO-118", "damage equal to the DEF does not destroy", mutant.In(fow+"check.go", "int(o.Attr[aDamage]) >= def)", "int(o.Attr[aDamage]) > def)")),
	mutant.Break("FO-119", "DEF 0 does not destroy", mutant.In(fow+"check.go", "(def <= 0 || int(o.Attr[aDamage]) >= def)", "(def < 0 || int(o.Attr[aDamage]) > 0 && int(o.Attr[aDamage]) >= def)")),
	mutant.Break("FO-120", "an addition stays without its card", mutant.In(fow+"check.go", "case c.Type == language.Addition && c.Addition != language.OnField && !carries(f, c, o.On.ID()):", "case false && c != nil:")),
	mutant.Break("FO-123", "of two who lose one wins", mutant.In(fow+"check.go", "if len(losing) > 1 {", "if len(losing) > 2 {")),
	mutant.Break("FO-124", "a failed draw loses at any time", mutant.In(fow+"change_turn.go", "if turnPlayer(f) == c.Seat && f.Var(vPhase) == phDraw {", "if true {")),
	// Battle.
	mutant.Break("FO-131", "fresh resonators attack", mutant.In(fow+"battle.go", "case !aged(f, id) && !has(f, id, language.Swiftness):", "case false:")),
	mutant.Break("FO-132", "recovered resonators are attacked", mutant.In(fow+"battle.go", "if !rested(f, id) && !has(f, attacker, language.TargetAttack) {", "if false {")),
	mutant.Break("FO-134", "who must attack may decline", mutant.In(fow+"battle.go", "return forced(f, id, language.MustAttack) &&", "return false &&")),
	mutant.Break("FO-135", "battles are declared and declined without end", mutant.In(fow+"battle_steps.go", "listPlayed) == \"\" {", "listPlayed) == \"never\" {")),
	mutant.Break("FO-137", "the attacked card blocks", mutant.In(fow+"battle.go", "case engine.Obj(id) == object:", "case false:")),
	mutant.Break("FO-138", "the blocker stays recovered", mutant.In(fow+"change_fight.go", "tx.Set(blocker.ID(), aRested, 1)", "_ = aRested")),
	mutant.Break("FO-139", "the attacked card fights beside the blocker", mutant.In(fow+"battle_damage.go", "return append(out, battleDamage(b, engine.Obj(a), f.Stat(b, tATK))...) // FO-142", "out = append(out, battleDamage(b, engine.Obj(a), f.Stat(b, tATK))...) // FO-142\n\t\treturn append(out, battleDamage(a, object(f), f.Stat(a, tATK))...)")),
	mutant.Break("FO-140", "First Strike is not first", mutant.In(fow+"battle_steps.go", "has(fs, a, language.FirstStrike) {", "false && has(fs, a, language.FirstStrike) {")),
	mutant.Break("FO-141", "who struck first strikes again", mutant.In(fow+"battle_damage.go", "if firstOf(f, fighting(f), listDealt) == \"\" {", "if true {")),
	mutant.Break("FO-142", "blockers do not strike", mutant.In(fow+"battle_damage.go", "return append(out, battleDamage(b, engine.Obj(a), f.Stat(b, tATK))...) // FO-142", "return out")),
	mutant.Break("FO-143", "the attacked card does not strike back", mutant.In(fow+"battle_damage.go", "out = append(out, battleDamage(o, engine.Obj(a), f.Stat(o, tATK))...) // FO-143", "_ = o")),
	mutant.Break("FO-146", "an attacker that is gone is blocked all the same", mutant.In(fow+"battle_steps.go", "return !attacks(factsOf(r)) }", "return false }")),
	mutant.Break("FO-148", "the player is hit in place of who is gone", mutant.In(fow+"battle_damage.go", "return engine.Obj(attackedCard(f))\n", "if attackedCard(f).IsZero() {\n\t\treturn engine.SeatVal(other(turnPlayer(f)))\n\t}\n\treturn engine.Obj(attackedCard(f))\n")),
	// Damage, destruction, replacement.
	mutant.Break("FO-151", "damage lowers DEF", mutant.In(fow+"static.go", "\treturn roundUp(n)\n}\n\n// printedStat", "\tif stat == tDEF {\n\t\tn -= int(o.Attr[aDamage])\n\t}\n\treturn roundUp(n)\n}\n\n// printedStat")),
	mutant.Break("FO-153", "all damage is battle damage", mutant.In(fow+"change_fight.go", "if c.Word == wordBattle {", "if true {")),
	mutant.Break("FO-155", "a destroyed J-ruler is a ruler again", mutant.In(fow+"change_move.go", "moveRuler(tx, c.Obj, zRuler, o.Owner, 1)", "moveRuler(tx, c.Obj, zRuler, o.Owner, 0)")),
	mutant.Break("FO-156", "banishing is destruction", mutant.In(fow+"change_move.go", "tell(tx, evBanished, tx.Reader().Ctrl(tx.Now(c.Obj)), c.Obj)", "tell(tx, evDestroyed, tx.Reader().Ctrl(tx.Now(c.Obj)), c.Obj)")),
	mutant.Break("FO-161", "prevented damage was dealt", mutant.In(fow+"change_fight.go", "if c.N <= 0 {", "if c.N < 0 {")),
	mutant.Break("FO-162", "a prevention prevents all or nothing", mutant.In(fow+"replacement.go", "\tif x.n < 0 {\n", "\tif true {\n")),
	mutant.Break("FO-163", "the affected player orders everything", mutant.In(fow+"replacement.go", "\tasked := c.Seat\n\tif asked == engine.NoSeat {\n\t\tasked = f.Ctrl(c.By)\n\t}", "\tasked := c.To.Seat()\n\tif c.To == \"\" {\n\t\tasked = f.Ctrl(c.Obj)\n\t}")),
	// Rulers.
	mutant.Break("FO-165", "a rested ruler does judgment", mutant.In(fow+"main_phase_actions.go", "case rested(f, id):\n\t\treturn engine.Refuse(eRulerRested, \"FO-165\")", "case false:\n\t\treturn engine.Refuse(eRulerRested, \"FO-165\")")),
	mutant.Break("FO-166", "a judgment is cancelled by what cancels abilities", mutant.In(fow+"target.go", "if !ok || o.Kind != kCard {", "if !ok || o.Kind == kBattle {"), mutant.In(fow+"change_chase.go", "|| o.Kind == kJudgment {", "|| o.Kind == kBattle {")),
	mutant.Break("FO-171", "a destroyed J-ruler is still one", mutant.In(fow+"facts.go", "case f.In(id, zRuler):\n\t\treturn \"\"", "case f.In(id, zRuler):\n\t\treturn language.JRuler")),
	mutant.Break("FO-172", "effects take rulers away", mutant.In(fow+"change_move.go", "from == zone || typeIs(tx, c.Obj, language.Ruler, language.JRuler, \"\") {", "from == zone {")),
	// Standby, additions.
	mutant.Break("FO-173", "setting costs one", mutant.In(fow+"state.go", "standbyCost = 2", "standbyCost = 1")),
	mutant.Break("FO-176", "a card from standby is paid for", mutant.In(fow+"play.go", "if len(not) == 0 && !free(f) {", "if len(not) == 0 {")),
	mutant.Break("FO-177", "a card set is played in the same turn", mutant.In(fow+"play.go", "case set && f.Attr(id, aSet) == f.Var(vTurn):", "case false:")),
	mutant.Break("FO-178", "a moment lasts", mutant.In(fow+"trigger.go", "if len(vals) == 0 {\n\t\treturn nil\n\t}\n\tf.Set(\"seats\"", "if true {\n\t\treturn nil\n\t}\n\tf.Set(\"seats\"")),
	mutant.Break("FO-179", "a condition need not hold", mutant.In(fow+"play.go", "case c.Trigger.On == \"\" && !satisfied(c.Trigger.While, f, id, s):", "case false:")),
	mutant.Break("FO-184", "anything carries an addition of resonators", mutant.In(fow+"play_options.go", "return onField && t == language.Resonator\n", "return true\n")),
	mutant.Break("FO-185", "an addition is controlled with its card", mutant.In(fow+"change_move.go", "\t\ttx.SetOn(id, c.To)\n", "\t\ttx.SetOn(id, c.To)\n\t\ttx.SetBase(id, tx.Reader().Ctrl(c.To.ID()))\n")),
	mutant.Break("FO-189", "the newest effect applies first", mutant.In(fow+"static.go", "return a.at - b.at })", "return b.at - a.at })")),
	// Keywords.
	mutant.Break("FO-191", "Swiftness does nothing", mutant.In(fow+"battle.go", "case !aged(f, id) && !has(f, id, language.Swiftness):", "case !aged(f, id):")),
	mutant.Break("FO-192", "Target Attack does nothing", mutant.In(fow+"battle.go", "if !rested(f, id) && !has(f, attacker, language.TargetAttack) {", "if !rested(f, id) {")),
	mutant.Break("FO-193", "blockers strike first, too", mutant.In(fow+"battle_steps.go", "return strikes(fs, a)\n", "return strikes(fs, a)\n\t\t\t} else if b := blocker(fs); has(fs, b, language.FirstStrike) {\n\t\t\t\treturn battleDamage(b, engine.Obj(a), fs.Stat(b, tATK))\n")),
	mutant.Break("FO-194", "anything blocks what flies", mutant.In(fow+"battle.go", "case has(f, attacker, language.Flying) && !has(f, id, language.Flying):", "case false:")),
	mutant.Break("FO-195", "Pierce goes through whole", mutant.In(fow+"battle_damage.go", "battleDamage(a, to, atk-left)", "battleDamage(a, to, atk)")),
	mutant.Break("FO-196", "Pierce goes through an attacked card", mutant.In(fow+"battle_damage.go", "return battleDamage(a, object(f), atk)\n", "out := battleDamage(a, object(f), atk)\n\t\tif o := attackedCard(f); !o.IsZero() && has(f, a, Pierce) {\n\t\t\tout = append(out, battleDamage(a, engine.SeatVal(other(turnPlayer(f))), atk-f.Stat(o, tDEF))...)\n\t\t}\n\t\treturn out\n")),
	mutant.Break("FO-198", "Explode destroys a J-ruler", mutant.In(fow+"trigger.go", "typeOf(f, hit) != language.Resonator ||", "")),
	mutant.Break("FO-199", "an Imperishable J-ruler is destroyed", mutant.In(fow+"replacement.go", "typeOf(f, id) == language.JRuler && has(f, id, language.Imperishable)", "false && has(f, id, language.Imperishable)")),
	mutant.Break("FO-200", "who came back judges again in the same turn", mutant.In(fow+"change_deck.go", "moveRuler(tx, c.Obj, zRuler, o.Owner, 0)", "moveRuler(tx, c.Obj, zRuler, o.Owner, 0)\n\t\ttx.ClearMarks(periodTurn)")),
	mutant.Break("FO-201", "Quickcast does nothing", mutant.In(fow+"language/card.go", "return c.Quickcast || ", "return ")),
	mutant.Break("FO-202", "an Awakening is free", mutant.In(fow+"play.go", "w = w.Plus(c.Awakening.Cost)", "_ = c")),
	mutant.Break("FO-204", "any resonator pays for an Incarnation", mutant.In(fow+"play_options.go", "return slices.Contains(c.Incarnation.Symbols(), a)\n", "return true || a == Fire\n"),
		mutant.In(fow+"play_options.go", "return slices.Contains(cardOf(f, with[giver]).Attributes, syms[slot])", "return true || syms[slot] == Fire")),
}

const fow = "engine/fow/"

// TestMutants ensures that breaking a rule fails a scenario in a line that names the rule's clause.
func TestMutants(t *testing.T) {
	mutant.Suite{Root: "../../..", Mutants: mutants, Handful: []string{"FO-113", "FO-163"}, Folders: []mutant.Folder{
		mutant.From("engine/fow/scenarios", "engine/fow/scenarios", "^TestScenarios$/^"),
		mutant.From("engine/fow/scenarios/cards", "cards/scenarios", "^TestScenarios$/^fow$/^cards$/^"),
		mutant.From("cards/scenarios/fow", "cards/scenarios", "^TestScenarios$/^fow$/^"),
	}}.Run(t)
}
