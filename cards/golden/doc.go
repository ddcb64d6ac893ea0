// Package golden compares what tests make with files that a person has looked at: texts line by line, pictures pixel
// by pixel. It is for tests only.
//
//	golden.Text(t, "testdata/text.en.golden", got)
//	golden.Picture(t, "testdata/golden/board.png", png)
//
// A test that imports it has the flag -update, which writes the files anew instead:
//
//	go test ./render -run TestGolden -update
//
// Look at what changed, and commit it only when you would show it. A file that is missing fails with that command.
//
// # Pictures
//
// Drawing computes with floating point numbers, so an edge may come out a shade lighter on another processor. A channel
// may differ by Tolerance, and one pixel in Stray by more. When more differ, the test fails and names a picture that
// it leaves in a folder for temporary files: what was wanted, what was drawn, and the differences in red.
package golden
