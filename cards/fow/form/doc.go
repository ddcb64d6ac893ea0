// Package form is the form of Force of Will's data files: the files of every game (package cards/form), with sets
// of this game's cards and the races and traits that they bring.
package form
