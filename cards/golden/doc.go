// Package golden compares what tests make with files that a person has looked at (golden files): texts line by line,
// pictures pixel by pixel. It is for tests alone.
//
//	golden.Text(t, "testdata/text.en.golden", got)
//	golden.Picture(t, "testdata/golden/board.png", png)
//
// A test that imports it has the flag -update. With it the files are written anew:
//
//	go test ./render -run TestGolden -update
//
// Look at what changed, and commit it only if you would show it to people. If a file is missing, the test fails and
// names this command.
//
// # Pictures
//
// Drawing computes with floating point numbers, so an edge may be a shade lighter on another processor. Each channel of
// a pixel may differ by Tolerance, and one pixel in Stray by more. If more differ, the test fails and names a picture
// in a temporary folder: what was wanted, what was drawn, and the differences in red.
package golden
