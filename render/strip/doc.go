// Package strip writes indexed PNG files that consist of bands: strips of whole rows, each compressed by itself.
// Several goroutines can compress bands at once. A band that did not change since the last picture can be used again as
// it is, in a picture of any height.
//
//	var bands []strip.Band
//	for each strip of rows {
//		b, err := strip.Pack(rows, strip.Quick) // a zero and the colours' numbers, row by row
//		bands = append(bands, b)
//	}
//	file := strip.File(width, height, palette, bands)
//
// # Why bands are independent
//
// Rows are not filtered. In flat indexed pictures filters cost an eighth more bytes and some time, and a row without a
// filter needs nothing of the row above it.
//
// The compressor starts every band with an empty window and ends it on a whole byte, as a flush does. So the bands'
// streams, one after the other, are one stream. Every band is an IDAT chunk with its own check sum. The sum of the
// whole follows from the bands' sums. A decoder sees a plain PNG.
package strip
