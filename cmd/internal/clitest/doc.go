// Package clitest runs the programs of this module in tests, as a person would: built once, in a folder of the test's,
// with nothing in the environment. A program that does not end is ended with the test, by go test.
//
//	func TestMain(m *testing.M) {
//		os.Exit(clitest.Main(m, &binary, "."))
//	}
//
//	s := clitest.Run(t, binary, t.TempDir(), nil, "backup")
//	s.Sentence(t, "FILE") // status 2, and one line on standard error that says this
package clitest
