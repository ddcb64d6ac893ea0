// Package form is the form of Farwald's data files: the files of every game (package cards/form), with sets of
// Farwald's cards and the groups that they bring.
package form
