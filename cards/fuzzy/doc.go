// Package fuzzy finds the word that somebody meant who wrote another one.
//
//	fuzzy.Distance("Cinder Welp", "Cinder Whelp", 3)              // 1
//	fuzzy.Nearest("evocaton", []string{"attack", "evocation"})    // "evocation"
//
// It compares letters exactly. Callers fold case and accents first.
package fuzzy
