// Package lint checks what the card files of Athernum mean, once their form is right: an ability that speaks of a
// target that nobody chooses, a host where there is none, a Token that no file has, an Objective on a card without
// a Victory Token Field, a ready deck that is not legal.
//
//	folder, faults := cardfile.Read[language.Card](dir, false)
//	faults = append(faults, lint.Check(builtin, folder)...)
package lint
