// Package sight tells what people with other colour vision see of a picture, so that tests can hold pictures to
// telling everything by light and form as well:
//
//	for _, eye := range sight.Eyes() {
//		if n := sight.Differ(eye, a, b); n < 300 {
//			t.Errorf("%s: both look the same", eye.Name)
//		}
//	}
//
// The simulations of missing cones are the matrices of Machado, Oliveira and Fernandes (2009) at full severity, applied
// to linear light. Without any cones (achromatopsia) only luminance is left.
package sight
