package farwald

import (
	"strings"

	"farpost/engine"
	"farpost/engine/kit"
)

// setTargets gives the changes that write the packed lists of targets onto a pending thing, for everybody
// to see and for its text to read.
func setTargets(pending engine.ObjID, packed []engine.Value) []engine.Change {
	var out []engine.Change
	for _, f := range kit.UnpackLists(packed) {
		if strings.HasPrefix(f.Name, targetPrefix) {
			out = append(out, setListChange(pending, f.Name, f.Vals))
		}
	}
	return out
}
