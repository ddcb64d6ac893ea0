// Package selfplay plays seeded matches of any ruleset without knowing it. It does what a person can do: it reads the
// open questions, drafts answers from the options that they offer (engine.Draft), and applies them. So it shows of a
// ruleset that its matches end, that what it offers is not refused, that a saved match goes on as if it had never been
// saved, and that nobody can tell a hidden card by what is shown or asked.
//
//	rep, err := selfplay.Run(selfplay.Options{Ruleset: farwald.New(), Book: book, Decks: decks,
//		Players: 2, Matches: 200, Seed: 1})
//	if !rep.OK() { ... rep.Problems, rep.Unreached ... }
//
// # How it plays
//
// At each prompt it takes one of the awaited seats, one of the verbs that the seat is offered, and answers Draft's
// questions with possible options, as many as are allowed. All are equally likely. Now and then something else
// happens: a deadline passes, somebody interjects, passes ahead or beforehand, withdraws that, or concedes, or all
// agree to a draw. In half of the matches the deadline of the first question of each kind passes. With three and more
// players somebody concedes in the middle of something in every second match.
//
// A quarter of the matches is played so throughout. The others lean towards what is rare. Half of all save the cards
// that they could use in windows for one kind of window. An eighth is dealt few cards, an eighth all of the book; there
// the verbs are used in turn.
//
// A Bout is for what the ready decks seldom or never bring about: further matches with a book of made-up cards in which
// every mechanic of the game stands. Report.ByBout lists what only they reached. Where refusals are still wanted
// there, announcements are tried with more than they ask for, with what lies beside what they offer, and with what
// leads to the questions that came up least.
//
// # Who wins
//
// The ready decks (Options.Decks, called by Options.Names) alternate. In as many matches as there are decks, each of
// them sits in each seat once; from one such round to the next the decks beside one another change, so that each
// meets every other one. Two matches in eight are not of ready decks: theirs are drawn from the book.
//
//	wins_by_deck    matches won by a seat with this ready deck
//	seats_by_deck   how often this ready deck was dealt to a seat
//	wins_drawn      matches won with a deck drawn from the book
//	wins_first      matches won by whoever had the first turn
//	wins_by_turn    matches won by who has the first turn, the second, and so on
//	draws           finished matches that nobody won
//
// Where each match has one winner, the sum of wins_by_deck with wins_drawn and draws is finished. Random play says
// little about decks; with Options.Policy the figures are worth a look.
//
// # How people wait
//
// With Options.Policy one player who has some sense of the game plays all seats, as people at a table would. A
// ruleset's folder holds it (engine/farwald/sense). It sees a Moment and gives Plans; what it says ahead is sealed.
// Nothing happens from outside then.
//
// A handover is a prompt at which the match begins to wait for somebody for whom it did not wait before. The report
// counts handovers by the kind of question, by what the question is part of, and by act: a verb that the ruleset marks
// with Act, such as a play. The innermost act at work has caused a handover, or else the act that has just been
// completed. One that passes the turn on belongs to no act.
//
// Such matches begin with the standing passes that the game presets, and Plans may set others; NoStands plays without.
// Options.InTurn plays the same without short cuts: every window is asked, one seat after the other
// (engine.Ruleset.InTurn).
//
// Choose drafts the plans of a policy. Open, Fewest, Least and Naming are what answers to questions are made of.
// Package policytest holds a policy to what it should do in given positions.
//
// Options.Only holds one seat to some verbs, such as placing Victory Tokens: a game that can be won by doing one thing
// again and again is none, and a policy that loses to that has missed something.
//
// # What it checks
//
//   - Apply must accept what Draft calls complete, and refuse with the same code what Draft refuses. Between the moves
//     deliberate nonsense is tried for that: other people's questions, old numbers, cards that are not offered, too
//     few and too many. Report.Illegal counts disagreements and broken rules.
//   - A match must end within MaxInputs inputs; else it is stalled.
//   - Every prompt is saved and loaded. Both matches take the same input and must come to the same bytes; play goes on
//     with the loaded one.
//   - Package invariant finds nothing at every CheckEvery-th prompt, and no interference at every InterfereEvery-th.
//   - Every UnfoldEvery-th match comes to the same when it is played again with every window asked.
//
// # Determinism
//
// All chance comes from generators seeded by Options.Seed and the number of the match. Matches that are played side by
// side are reported in their order. So the same options give the same report on every machine, except for
// InputsPerSecond.
//
// # Files
//
//	run.go         Run: the matches side by side, then the Bout
//	options.go     what is played
//	game.go        what a game declares for its self-play
//	match.go       one match from its deal to its end; each input is also applied to a loaded copy
//	table.go       what all of the following share: a match being played, its lots, its faults
//	deal.go        who is dealt which deck
//	manner.go      how the verbs of a match are chosen
//	move.go        the next input, by chance
//	steer.go       the next input, where something rare is wanted
//	draft.go       a reply, by chance; Apply must agree with what Draft says of it
//	ahead.go       answers ahead and standing passes, by chance
//	nonsense.go    inputs that must be refused
//	policy.go      a sensible player, and which of its plans is possible; pick.go: how it answers a question
//	only.go        a player who does one thing only
//	decide.go      the next input, where a sensible player plays
//	invariants.go  what is checked at prompts and of whole matches
//	handover.go    for whom the match waits, and which act caused it; acts.go: the counts of acts
//	wins.go        who began and who won
//	report.go      what was found; spread.go: figures over matches; text.go: the report for people
package selfplay
