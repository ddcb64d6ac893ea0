// Package fuzzy finds what somebody meant who wrote something else.
//
//	fuzzy.Distance("Cinder Welp", "Cinder Whelp", 3)              // 1
//	fuzzy.Nearest("evocaton", []string{"attack", "evocation"})    // "evocation"
//
// It knows letters only: folding of case and accents is the caller's.
package fuzzy
