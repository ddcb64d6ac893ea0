package scenarios_test

import (
	"flag"
	"slices"
	"strings"
	"testing"

	"farpost/engine/athernum/scenarios"
	"farpost/engine/scenario"
)

var (
	update = flag.Bool("update", false, "write the record of the scenarios")
	texts  = flag.String("texts", "", "a folder to write to what the scenarios let observe")
)

// TestRecord ensures that all that can be observed in every scenario is what it was: events, views, options, previews.
func TestRecord(t *testing.T) {
	own := slices.DeleteFunc(files(t), func(name string) bool { return strings.HasPrefix(name, "cards/") })
	scenario.Record{Game: scenarios.Game(nil, nil), Tree: scenarios.Files, Files: own,
		Path: "testdata/record.txt", Update: *update, Texts: *texts}.Check(t)
}
