// Package scenario plays written matches. A scenario sets up a position, says what the players do, and states what must
// then be the case. Each rule of a contract and each card has one. Whoever knows the game can read them without knowing
// Go.
//
// # A scenario
//
// A scenario is a txtar file (*.txtar): a comment, a section setup, a section script. Further sections are data for the
// facts of a Game, such as a deck in text.
//
//	A declared card can be answered; then it is paid for and resolves.
//	-- setup --
//	hand a: a.spark=A03
//	energy a 5
//	-- script --
//	asks a action play,end
//	offers a play card: a.spark                 # FW-081
//	a play card=a.spark target=b
//	expect in a.spark = pending                 # FW-096
//	b pass
//	expect seatattr a energy = 2                # FW-100
//	a play card=a.spark !M-NOTHAND              # FW-092
//	asks a action
//
// The game says what a line of setup means: Game.Setup reads it. Games of cards in zones build that function with a
// Setup, which knows the usual lines. A setup names objects: a.spark is an alias. The object keeps it through every
// change of zone, hidden or not.
//
// # Lines with an input
//
//	SEAT verb name=x,y …           an answer; the answers are named like the announcement's steps
//	SEAT verb x,y                  the same for the question's own options; - chooses nothing
//	                               (a verb that can be used at any time needs no question)
//	SEAT verb @KIND …              when the player is asked twice: the question of that kind
//	SEAT pass ahead                passes every later window of the same thing, too; "ahead keep" outlives weak
//	                               changes
//	SEAT verb … ; then KIND VERB … an answer ahead to a later question of that kind about the same thing (* for
//	                               every window); "then made KIND …" about the thing that the answer makes,
//	                               "then about THING KIND …" about that; "; with KIND …" inside the last one
//	seal SEAT always silent KIND VERB …
//	                               an answer ahead without an answer, for the case of silence; also without
//	                               silent: "seal SEAT about THING KIND VERB … ; then …"
//	SEAT verb … !CODE name=x,y …   must be refused with that code and these arguments among the refusal's own, with
//	                               Draft as with Apply, the match unchanged
//	unseal SEAT [thing]            withdraws answers ahead, with "always" the standing ones
//	stand SEAT MATTER MODE         a standing pass; the mode - takes it back, "stand … !CODE" must be refused
//	passes [KIND,KIND]             everybody asked in a window (of those kinds) passes until none is open
//	expire SEAT,SEAT               their deadlines pass at once; "expire all" those of everybody awaited
//	concede SEAT                   concede SEAT !CODE must be refused
//	draw                           the agreed draw
//	decide WHY [N,N]               somebody outside ends the match with these places; without places by its time rule
//
// A value is an alias, a player's name, a number, a place (field#0 or hand@a#top, counted from the
// bottom), a typed value (crystal:b.2 with a player's name in it), or a plain word, which is a Word of
// the game. Game.Value adds more.
//
// # Lines that assert
//
//	asks SEAT,SEAT KIND [verbs…] [standing]   they are asked that; with verbs, for exactly those
//	offers SEAT verb … question: x, y!CODE    the exact options of the next question, in any order, with "in
//	                                          order" before the colon in this one; one that cannot be
//	                                          chosen now stands with its code. Without a
//	                                          question the open question's own options
//	preview SEAT verb …: code a=x,y; code     the exact preview of a complete answer
//	expect FACT = VALUE                       a fact of the game (Game.Fact) or one of the generic ones
//	over                                      the match has ended
//
// Generic facts: winner (- while it goes on, none for a draw), reason, why (of a match decided from outside), places
// (such as 1,3,1; during the match those by the time rule), asked and standing ("b:W1,c:W1"), zone KIND
// [SEAT], count KIND [SEAT], in THING (the zone's kind, with @player when not its owner's; nowhere), card THING, ctrl
// THING, attr THING NAME, stat THING NAME, var NAME, seatattr SEAT NAME, out SEAT, seals SEAT, stands SEAT ("matter
// mode"), offered SEAT (the answers ahead beside the question, with their warnings), verbs SEAT (those that a
// page lists, each with what holds: last, at once, staged, seldom, pairs, act), sees SEAT PLACE (what its view lists
// there, ? for a hidden card), told SEAT EVENT ARG (untold when it is not told), event EVENT [ARG] (the last since the
// last input; - for none), events EVENT (how many since the last input),
// total EVENT (in the match), waiting (triggers), forecasts (what is pending is about to change, as in "b/1:5>3,
// y:4>gone"), moments (what the match turned on by the last input, as in "b/1:5>0, gone A18, RA>RA/j"), on THING (what
// it is attached to), targets THING (what it is aimed at), active, phase; and what SEAT's view shows, - for nothing and
// hidden for a card that it hides: states SEAT THING, notes SEAT THING, shown SEAT THING STAT ("2/3": now and as
// printed), badge SEAT OTHER CODE.
//
// What the ruleset declares is a fact by its name: a variable (turn), a figure of a seat (life SEAT), the number of
// cards of a seat's zone (hand SEAT), an attribute or a characteristic of a thing (damage THING, atk THING).
//
// A trailing comment of an assertion line may name clauses and rulings of the contract, such as FW-100 or
// FR-07; an executed line shows them, and Collect counts them. Such an id anywhere else is an error, and so is
// one that neither Game.Clauses nor Game.Rulings has. Collect also lists which refusals the lines met.
//
// # Strictness
//
// A line must answer, expire or state (asks) every question that is put, even one that somebody else's act voids. A
// script that ends at a question states it. So a window too many fails the scenario, and so does a player who is asked
// without need.
//
// Play executes a scenario four times: straight; saved and reloaded at every prompt; with a clone played beside it;
// replayed from the inputs. After each input states and events must be equal byte for byte. At every prompt
// invariant.Check must find nothing. In the end the match is unfolded: played without answers ahead and skipped
// questions it must go through the same states.
//
// # In a ruleset's tests
//
//	//go:embed *.txtar
//	var Files embed.FS
//
//	func TestScenarios(t *testing.T) {
//		names, err := scenario.Files(scenarios.Files)
//		if err != nil { t.Fatal(err) }
//		for _, name := range names {
//			t.Run(name, func(t *testing.T) { scenario.Run(t, game, scenarios.Files, name) })
//		}
//	}
//
// # The record
//
// A scenario states what a rule demands. Its record is a digest of what else could be observed after each line: events,
// every view, what each verb asks first, and what the answer that was given was asked and said to do. Record
// compares, so a change that no line states is noticed, too, and
//
//	go test ./engine/fow/scenarios ./cards/scenarios -run TestRecord -update
//
// writes it anew. Look first whether the scenarios that changed are those that were meant: -texts DIR writes what is
// observed in full, and the folders of two checkouts can be compared.
//
// Package scenario does not import testing (see T), so a program can Collect the coverage, too.
//
// # Files
//
//	play.go          Run and Play: the four executions of a scenario
//	execution.go     what differs between the four, and how they are compared
//	parse.go         a file in sections and lines, with clause ids
//	session.go       one execution: the running match, its inputs and events
//	result.go        what a scenario came to: its executed assertions, its saves
//	game.go          what a ruleset tells the runner (Game, Fixture), and what its hooks see (World)
//	setup.go         the usual lines of a setup section; setup_pile.go: lines that put cards somewhere
//	setup_midway.go  how a match in the middle of a turn begins
//	card.go          a made-up card on a line of setup
//	names.go         aliases, players' names and places
//	inputs.go        lines with an input: answers, passes, deadlines, concessions
//	reply.go         a verb with its answers: read, held against Draft, refused where it must be
//	ahead.go         lines that answer ahead, withdraw that, or set a standing pass
//	prompts.go       asks, offers, preview
//	facts.go         expect, and the generic facts
//	facts_table.go   what tables offer a player
//	facts_short.go   facts by what the ruleset declares, and what views show; facts_own.go: those of a game
//	record.go        Record: all that a scenario lets observe is what it was
//	coverage.go      Collect: which clauses, rulings and refusals the executed lines show
//	interference.go  Hides: whether anybody can tell hidden cards apart
package scenario
