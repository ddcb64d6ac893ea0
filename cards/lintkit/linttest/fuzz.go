package linttest

import (
	"os"
	"strings"
	"testing"
	"testing/fstest"

	"farpost/cards/cardfile"
	"farpost/cards/source"
)

// Fuzz tries files that begin as parts of the given files, or as one of seeds. For each, check must return faults with
// a place and a message, or else use must be able to store the cards and to write their texts.
func Fuzz[C any](f *testing.F, files, seeds []string, check func(...cardfile.Folder[C]) source.Faults,
	use func(*cardfile.Set[C]) error) {
	for _, name := range files {
		data, err := os.ReadFile(name)
		if err != nil {
			f.Fatal(err)
		}
		head, cards, ok := strings.Cut(string(data), "cards:\n")
		if !ok {
			f.Fatalf("%s holds no cards", name)
		}
		for i, card := range strings.Split(cards, "\n\n") {
			if i%4 == 0 { // short files, so that a change of one letter is quickly tried
				f.Add([]byte(head + "cards:\n" + card + "\n"))
			}
		}
	}
	for _, s := range seeds {
		f.Add([]byte(s))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		folder, faults := cardfile.Read[C](source.Dir{FS: fstest.MapFS{"set.yaml": {Data: data}}}, false)
		faults = append(faults, check(folder)...)
		for _, x := range faults {
			if x.File == "" || x.Msg == "" {
				t.Fatalf("a fault without a place: %+v", x)
			}
		}
		if len(faults) > 0 {
			return
		}
		for i := range folder.Sets {
			if err := use(&folder.Sets[i]); err != nil {
				t.Fatal(err)
			}
		}
	})
}
