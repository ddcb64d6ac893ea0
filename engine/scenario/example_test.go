package scenario_test

import (
	"fmt"
	"testing/fstest"

	"farpost/engine/internal/toy"
	"farpost/engine/scenario"
)

// printer stands in for a *testing.T, and prints what a test would fail with.
type printer struct{}

func (printer) Helper() {}

func (printer) Errorf(format string, args ...any) { fmt.Printf(format+"\n", args...) }

// A test hands scenario.Run its *testing.T, its game and a file. In both files a soldier is
// played. The first says where it then is. The second expects two cards on the field, which is not so.
func ExampleRun() {
	game := toy.Game(toy.New(""))
	game.Clauses = []string{"TY-001"}
	const position = "A soldier takes the field.\n-- setup --\nhand a u=soldier\nhand b b.s=soldier\n-- script --\n"
	files := fstest.MapFS{
		"soldier.txtar": {Data: []byte(position + "a play card=u\nb pass\n" +
			"expect in u = field    # TY-001\nasks a idle\n")},
		"two.txtar": {Data: []byte(position + "a play card=u\nb pass\n" +
			"expect count field = 2\nasks a idle\n")},
	}
	for _, name := range []string{"soldier.txtar", "two.txtar"} {
		fmt.Println("playing", name)
		scenario.Run(printer{}, game, files, name)
	}
	// Output:
	// playing soldier.txtar
	// playing two.txtar
	// two.txtar:8: expect count field = 2: it is "1"
	// 	now: a idle end play chase storm; b interject shout (standing); c interject shout (standing)
}
