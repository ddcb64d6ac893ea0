// Package sight simulates how people with other colour vision see a picture. So tests can ensure that pictures say
// everything by light and form, too:
//
//	for _, eye := range sight.Eyes() {
//		if n := sight.Differ(eye, a, b); n < 300 {
//			t.Errorf("%s: both look the same", eye.Name)
//		}
//	}
//
// Missing cones are simulated by the matrices of Machado, Oliveira and Fernandes (2009) at full severity, applied to
// linear light. Without any cones (achromatopsia) only luminance is left.
package sight
