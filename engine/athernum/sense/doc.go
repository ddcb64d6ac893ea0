// Package sense is a sensible player of Athernum: it plays as somebody would who knows the rules and looks one step
// ahead. It sees what its seat may see and nothing else.
//
//	rep, err := selfplay.Run(selfplay.Options{Ruleset: athernum.New(), Policy: sense.Player{}, …})
//
// It gathers resources first and draws; then it places a Victory Token each turn. Where somebody else only places
// tokens it keeps pace, if that is a race which it need not lose. It plays what together is best of all that it can pay
// for, lays items under whom they help, and attacks where something falls. It besieges a main character that it can
// exhaust a second time before its Morning, for that takes a turn from it.
//
// # Files
//
//	sense.go    what it answers to each kind of question
//	board.go    the board that it thinks on, and what it can pay for
//	worth.go    what pieces are worth, what the texts of cards do to them
//	turn.go     its own Day: Command Tokens, cards, items, abilities
//	race.go     when Victory Tokens come first
//	fight.go    attacks, defences, answers in windows
package sense
