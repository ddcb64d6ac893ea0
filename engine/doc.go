// Package engine is the kernel of every match: a machine that resolves any card game, given as data and pure functions.
// It holds all of a match, the middle of a resolution included, in one plain value.
//
//	s, events, err := engine.New(game, book, engine.Setup{Decks: decks, Seed: seed})
//	s, events, err = engine.Apply(game, book, s, input)   // the s given is not changed
//	saved, err := engine.Encode(s)                        // at any question
//	view, err := engine.ViewOf(game, book, s, seat)       // all that the seat may know
//	out, err := engine.Draft(game, book, s, seat, q, rep) // the next thing to choose, a preview or a refusal
//
// The kernel does no I/O and reads no clock. Chance comes from generators in the state. So a match can be saved at
// every question, cloned, compared, replayed from its inputs, and carried across an upgrade.
//
// # Words
//
//	verb            what a player can do: play, attack, pass
//	op              an instruction of a program
//	ask             all that a match waits for at once (Ask)
//	question        one seat's part of an ask (SeatAsk); it has a number, Q
//	reply           a verb with its named answers: what a seat says to a question
//	input           what happens to a match from outside: a reply, deadlines that passed, a concession
//	change, batch   one write to the state; a list of changes that is carried out as one
//	event           the record of what a batch did
//	object          a card in the match, or a pending thing; its id is renewed with every change of zone
//	frame, stack    a program at work; all frames, which are the whole continuation of the match
//	answer ahead    an answer to a question that is not asked yet (Sealed)
//	standing pass   a seat's rule "pass in such windows"; it lasts until it lapses or is taken back
//	lapse           an answer ahead or a standing pass ceases to hold because its reason is gone
//	fail            an announcement turns out impossible when it comes to count
//
// # What happens to an input
//
// Apply copies the state and takes the input in: a reply is checked against its question and held there. The driver
// then runs. When the ask is complete it hands the answers to the frame that asked. It carries out one instruction
// after another, until the next ask or the end of the match.
//
// An instruction reads the match through a Reader and returns a Verdict: at most one of
//
//   - Ask: questions to one or several seats, joined by JoinAll, JoinAny or JoinRanked.
//   - Call: other programs, Call[0] first. What the last one returned is then in Frame.Ret.
//   - Do: one batch of changes, which replacement effects may rewrite first. Frame.Did and Frame.OK say how it went.
//     Must changes are all or nothing.
//   - Refuse: only while a play is being announced.
//
// Only the driver touches the stack. Only the functions of changes write, through a Tx.
//
// # Writing a ruleset
//
// A ruleset is built once at start and never written again. The examples of New, Apply and Draft have a whole one
// (Nim); docs/new-game.md leads through a game with cards. In outline:
//
//	g := engine.NewRuleset("nim", 1)
//	g.Zones = []engine.ZoneKind{{Kind: "heap", Shared: true}}
//	g.Verbs = []engine.Verb{{Name: "take", Prog: "take"}, {Name: engine.Pass}}
//	g.AddChange("remove", func(tx *engine.Tx, c engine.Change) bool { return tx.Remove(c.Obj) })
//	g.Add("take",
//		engine.Choose("what", sticks),                      // the announcement …
//		engine.Do("gone", remove),                          // … ends with its first batch
//		engine.Run("after", func(r *engine.Reader, f *engine.Frame) []engine.Frame {
//			return []engine.Frame{engine.CheckFrame(), engine.TriggersFrame()}
//		}),
//		engine.Goto("done", engine.End),
//		engine.Void(engine.Do("left", nothing)))            // what is left to do if its owner is defeated
//
// The kernel calls three programs by name. "match" runs when a match begins. "concede" and "draw" interrupt it; they
// find who concedes in the register "seat". Validate reports what a ruleset lacks. What the functions of a Ruleset
// (Stat, Ctrl, Check, Triggers, Replace, View …) must do stands in their comments.
//
// A match can also be decided from outside, with a place for each seat (InputDecide). Where its time is over the
// ruleset's TimeRule gives the places; PlacesByTime says them beforehand.
//
// A play is one input. The verb's program asks for its parts with Choose. Buttons bring them one by one through Draft,
// a slash command brings them all at once. Both run the same steps on a copy that is thrown away where the first batch
// would be. Until then nothing is revealed, and nothing random happens.
//
// Names of programs and steps are in saves, so they are append-only. Alias and Renamed keep an old name alive.
//
// # What games share
//
// Package engine/kit is the library beside the machine: books of cards, programs of choices, matching, the end of a
// match. A rule that reads Facts serves the rule itself, the decision who is asked, and the view.
//
// # Windows, checks, triggers
//
// These are kernel programs. A procedure calls them when the game says so: WindowFrame, CheckFrame, TriggersFrame. A
// Window is data: who may act in which order, and what acting and passing do. It decides through Public, which knows no
// hidden card.
//
// # Answers ahead, for tables
//
// What saves people waiting is part of the match, not of the table. An answer ahead comes with an Input now, as a
// Sealed. Nobody else can see it. It is used as soon as its question would be put. The states that follow are those
// that would have followed if it had been asked.
//
//	pass now and later             InputReply, Verb Pass, Ahead: PassAhead(seat); it lapses when anybody acts
//	pass, ask me again             InputReply, Verb Pass; Ahead: AskAhead(seat) keeps standing passes out, too
//	… even if weak things change   the same with Lasting in the answer ahead
//	respond later                  InputReply with the answer for now, Ahead: {Window: kind, Reply}
//	what my play will be asked     InputReply, Ahead: {About: Made, Window: kind, Reply}: about what the play makes
//	several at once                as many entries in Ahead as one likes
//	if I let the deadline pass     InputSeal, Ahead: {About: Always, Window: kind, Reply, Silent: true}; at any time
//	then …                         InputReply to a free question (see Queue), Ahead: {Window: its kind, Reply}, one
//	                               for each further answer; an entry's own Ahead is for what it will be asked
//	… and then                     InputSeal the same way, with the question's About, adds to the end of the queue
//	pass in a larger thing         as pass now and later, with the About of one of the question's Within
//	ask me all the same            an entry of Ahead with the verb AskMe: standing passes do not answer about that
//	pass until …                   InputStandingPass, StandingPasses: {Of: kind, Mode: mode}; an empty Mode ends it
//	take back                      InputUnseal with the About, "" for all
//
// A ruleset declares which of these a table should offer: Ruleset.Offers beside a kind of question (OffersOf returns
// those of the open ones), Verb.Offers beside an announcement (Preview.Offers), and its queues. To put such an answer
// together, Imagine returns the match as it will stand when the later question is put, as far as nothing hidden is in
// the way. Draft goes on from there.
//
// A queue stops as a whole when its owner would want to look again; EventQueue tells the owner alone. SilencesOf
// returns what a seat may say for the case that it lets a deadline pass, and what it has said.
//
// When a question's deadline has passed, or at once for a seat that is away, the table gives InputExpire. The kernel
// then uses what the seat said for that case, else the default. PeriodOf returns the period (the turn) in which a seat
// has one clock for all questions that are due DueReaction.
//
// # Owners and defeat
//
// Frame.Owner is whom a frame dies with, not who is asked. A frame is void when its owner is defeated, or the owner of
// what it is about. The driver does not cut it away: when it comes back to a void frame it runs the steps from the
// frame's Void mark, if there is one, and then pops the frame. So nothing is left half done. There are two exceptions.
// The frames of an announcement that fails are cut away at once, for it has changed nothing yet. And with the match its
// stack ends.
//
// A seat that has left is not asked. Its part of an ask counts as given without an answer, so the next step may find
// Frame.Got, and the register, empty.
//
// Concessions and acts at any time come in between. The open question waits and is put again afterwards. If it is
// unchanged it keeps its number, its deadline and its answers. So an op that asks must be repeatable: asked twice, with
// nothing changed, it asks the same.
//
// # Errors
//
// A *Refusal is an answer to a player: nothing happened, and here is why. ErrParked says that this build cannot go on
// with this match, because of an unknown name or a rule that broke. Nothing is lost then, and a build that knows more
// goes on. Apply returns no other errors.
//
// # Map of files
//
//	ask.go                      Ask, SeatAsk, Reply: what the match waits for
//	ask_input.go                Input: what comes in
//	ask_choice.go               is a reply one of the question's possible answers?
//	ask_draft.go                Draft: the next thing to choose, a preview or a refusal
//	ahead.go, ahead_seal.go     answers ahead: what they are, and how they are kept, used and lapse
//	ahead_queue.go, ahead_silence.go, ahead_standing.go   queues, answers for silence, standing passes
//	ahead_offer.go, ahead_imagine.go   what tables offer to say ahead, and the look ahead
//	rules.go, rules_build.go    Ruleset: what a game declares, and how it is built
//	rules_program.go            Op, Verdict, Step and the builders of steps
//	rules_change.go, rules_window.go   Change and Window, as games declare them
//	rules_validate.go           what a ruleset lacks
//	kernel_triggers.go, kernel_window.go, kernel_changes.go   the kernel's own programs and changes
//	driver.go                   the loop: one step, one verdict
//	driver_begin.go, driver_apply.go, driver_intake.go   New; Apply; what each input does
//	driver_ask.go, driver_settle.go   an ask is put; its answers complete it
//	driver_announce.go, driver_trial.go   an announcement, and its trial on a copy
//	driver_batch.go             a batch is rewritten, committed or rolled back
//	driver_sweep.go             what nothing refers to any more is forgotten
//	driver_swap.go, driver_trace.go   for tests: cards swapped, what was reached
//	driver_memory.go, driver_memory_undo.go, driver_memory_intern.go   memory that is used again
//	read_reader.go, read_zone.go, read_memory.go   Reader: how ops read the match, and what it remembers
//	read_public.go, read_facts.go   Public knows no hidden card; Facts is either
//	write_tx.go, write_figures.go   Tx: how changes write the match
//	save.go, save_state.go, save_frame.go, save_packer.go   Encode and Decode
//	show_view.go, show_layout.go, show_symbols.go   what a viewer may know, and how it looks
//	show_figures.go             words for what a card's picture shows
//	show_phrase.go, show_merged.go, show_table.go   phrases and refusals; accounts; what tables want to know
//	state.go, state_frame.go, state_objects.go   State, Frame and the objects of a match
//	state_value.go, state_event.go, state_rand.go   Value and ObjID; Event; the generators
//	state_copy.go               lists that states share until one is written
//	state_restore.go            a match is taken back to a past state
//
// DESIGN.md says why things are as they are.
//
// # The neighbours
//
// engine/kit is the library for rulesets. engine/scenario plays written matches against a ruleset. engine/invariant
// holds matches to what must always be true, and hunts for leaks of hidden information. engine/internal/toy is the
// three-seat game on which the kernel itself is tested. engine/internal/layout keeps the import table.
package engine
