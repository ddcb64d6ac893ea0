// Package engine is the kernel of every match: a resolution machine that runs any card game as data and
// pure functions, and holds all of a match, the middle of a resolution included, in one plain value.
//
//	s, events, err := engine.New(game, book, engine.Setup{Decks: decks, Seed: seed})
//	s, events, err = engine.Apply(game, book, s, input)   // pure: s given is not changed
//	saved, err := engine.Encode(s)                        // at any prompt
//	view, err := engine.ViewOf(game, book, s, seat)       // all that the seat may know
//	out, err := engine.Draft(game, book, s, seat, q, rep) // the next question, a preview or a refusal
//
// It does no I/O, reads no clock, and uses no randomness but the generators in the state. So a match can
// be saved at every prompt, cloned, compared, replayed from its inputs, and carried across an upgrade.
//
// # Words
//
// A verb is what a player does, an op is an instruction of a program. A question (SeatAsk) is put to a
// seat under a number Q; an answer (Reply) is a verb with named values. An input is anything that happens
// from outside: an answer, deadlines that passed, a concession. A batch is a list of changes carried out
// as one; what it did are events. An object is a card or a pending thing; its id is renewed with every
// change of zone. A frame is a program at work; the stack of frames is the whole continuation.
//
// # What happens to an input
//
// Apply copies the state and takes the input in: an answer is checked against its question and held
// there. The driver then runs (driver.go): when the question is complete it hands the answers to the
// frame that asked (settle.go) and carries out one instruction after another until the next question or
// the end. An instruction reads the match through a Reader and says in its Verdict what it wants, at most
// one of
//
//   - Ask: a question to one or several seats, joined by JoinAll, JoinAny or JoinRanked,
//   - Call: other programs, the first one first; what the last one returned is then in Frame.Ret,
//   - Do: one batch of changes, offered to replacement effects first (batch.go); Frame.Did and OK tell
//     how it went. Must changes are all or nothing,
//   - Refuse: only while a play is being announced.
//
// Only the driver touches the stack, and only the functions of changes write, through a Tx.
//
// # Writing a ruleset
//
// A ruleset is built once at start and never written again:
//
//	g := engine.NewRuleset("nim", 1)
//	g.MinSeats, g.MaxSeats = 2, 2
//	g.Zones = []engine.ZoneKind{{Kind: "heap", Shared: true}}
//	g.Verbs = []engine.Verb{{Name: "take", Prog: "take"}, {Name: engine.Pass}}
//	g.AddChange("gone", func(tx *engine.Tx, c engine.Change) bool { return tx.Remove(c.Obj) })
//	g.Add("take",
//		engine.Choose("what", sticks),                      // the announcement …
//		engine.Do("gone", remove),                          // … ends with its first batch
//		engine.Run("after", func(r *engine.Reader, f *engine.Frame) []engine.Frame {
//			return []engine.Frame{engine.CheckFrame(), engine.TriggersFrame()}
//		}),
//		engine.Goto("done", engine.End),
//		engine.Void(engine.Do("left", nothing)))            // what is left to do when its owner is defeated
//
// The programs "match", "concede" and "draw" are called by the kernel: match when a match begins, the
// other two as interruptions with the register "seat". Validate reports what is missing. The functions of
// Ruleset (Stat, Ctrl, Check, Triggers, Replace, View …) say in their comments what they must do.
//
// A play is one input. The verb's program asks for its parts with Choose; buttons bring them one by one
// through Draft, a slash command all at once, and both run the same steps on a clone that is thrown away
// where the first batch would be. Until then nothing is revealed and nothing random happens.
//
// Steps are named, and the names are in saves: they are append-only. A renamed step or program keeps its
// old name by Alias or Renamed.
//
// # What games share
//
// Package engine/kit is the library beside the machine: books of cards, programs of choices, matching, the end of a
// match. Facts is what a rule reads, be it everything or what all may know.
//
// # Windows, checks, triggers
//
// These are kernel programs that procedures call when the game says so: WindowFrame, CheckFrame,
// TriggersFrame. A Window is data: who has a say in which order (decided through Public, which knows no
// hidden card), what acting and passing do. Answers given ahead (Sealed) are part of the match and are
// used when their question is put.
//
// # Answers ahead, for tables
//
// What saves people waiting is in the match, not at the table: an answer to a later question is given with
// an Input now, as a Sealed. Nobody else can see it (View.Sealed is its owner's), it is used at once when its
// question would be put, and the states that follow are those that would have followed had it been asked.
//
//	pass now and later              InputReply, Verb Pass, Ahead: PassAhead(seat); it ends when anybody acts
//	pass, ask me again              InputReply, Verb Pass; with Ahead: AskAhead(seat) standing passes do not answer either
//	… even if weak things change    the same with Keep in the seal
//	respond later                   InputReply with the answer for now, Ahead: {Window: kind, Reply}
//	what my play will be asked      InputReply, Ahead: {About: Made, Window: kind, Reply}: about what the play makes
//	several at once                 as many entries in Ahead as one likes
//	if I am silent                  InputSeal, Ahead: {About: Always, Window: kind, Reply, Silent: true}; at any time
//	then …                          InputReply to a free question (see Queue), Ahead: {Window: its kind, Reply}, one for
//	                                each further answer; an entry's own Ahead is for what it will be asked
//	… and then                      InputSeal the same way, with the question's About, adds behind the queue
//	pass in a larger thing          the same as pass now and later, with the About of one of the question's Within
//	ask me all the same             an entry of Ahead with the verb AskMe: standing passes do not answer about that
//	pass until …                    InputStand, Stands: {Of: matter, Mode: mode}; at any time, an empty Mode for off
//	take back                       InputUnseal with the About, "" for all
//
// Which of these a table should offer, a ruleset declares: Ruleset.Offers with a kind of question (OffersOf gives
// those of the open ones, from public facts alone), Verb.Offers with an announcement (Preview.Offers), and its
// queues (Ruleset.Queues). To put such an answer together, Imagine gives the match as it will stand when the later
// question is put, as far as nothing hidden is in the way; Draft goes on from there.
//
// A queue stops as a whole when its owner would want to look again; EventQueue tells the owner alone. An
// entry may have an Ahead of its own, for what is asked while it is carried out. What a seat has sealed is
// in its View.Sealed until it is used or ended.
//
// SilencesOf tells for which questions a seat may say what counts if it stays silent, what it can name, and what
// it has said; a ruleset declares them as Silences.
//
// When a question's deadline has passed, or at once for a seat that is away, the table says so with
// InputExpire; what the seat said for the case of silence is used, else the default. Nothing else is to be
// done for it. PeriodOf tells the period (turn) in which a seat has one clock for all questions whose Due is
// DueReaction, from public facts; Period.N 0 is outside of any.
//
// # Owners and defeat
//
// Frame.Owner is whom a frame dies with, not who is asked. When the owner, or the owner of what the
// frame is about, is defeated, the driver comes back to the frame, runs the steps from its Void mark, if
// it has one, and pops it. It never cuts the stack. A question of a frame may go to a seat that has left:
// it counts as given without an answer, so the next step finds Got (and the register) empty.
//
// Concessions and acts at any time come in between: the open question waits, is put again afterwards, and
// where it is unchanged keeps its number, its deadline and the answers that it holds. So an op that asks
// must be repeatable: asking twice with nothing changed asks the same.
//
// # Errors
//
// A *Refusal is an answer to a player: nothing happened, here is why. ErrParked says that this build
// cannot go on with this match (an unknown name, a rule that broke); nothing is lost, and a build that
// knows more goes on. Apply returns nothing else.
//
// # The neighbours
//
// engine/scenario plays written matches against a ruleset, engine/invariant holds matches to what must
// always be true and hunts for leaks of hidden information, engine/internal/toy is the small three-seat
// game on which the kernel itself is tested, engine/internal/layout keeps the import table. DESIGN.md says
// why things are as they are.
package engine
