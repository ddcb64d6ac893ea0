// Package spell finds what somebody meant who wrote something else.
//
//	spell.Distance("Cinder Welp", "Cinder Whelp", 3)              // 1
//	spell.Nearest("evocaton", []string{"attack", "evocation"})    // "evocation"
//
// It knows letters only: folding of case and accents is the caller's.
package spell
