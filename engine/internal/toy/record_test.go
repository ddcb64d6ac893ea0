package toy_test

import (
	"flag"
	"testing"

	"farpost/engine/internal/toy"
	"farpost/engine/scenario"
)

var (
	update = flag.Bool("update", false, "write the record of the scenarios")
	texts  = flag.String("texts", "", "a folder to write to what the scenarios let observe")
)

// TestRecord ensures that all that can be observed in every scenario of the toy is what it was.
func TestRecord(t *testing.T) {
	files, err := scenario.Files(toy.Scenarios())
	if err != nil {
		t.Fatal(err)
	}
	scenario.Record{Game: toy.Game(toy.New("")), Tree: toy.Scenarios(), Files: files, Path: "testdata/record.txt",
		Update: *update, Texts: *texts}.Check(t)
}
