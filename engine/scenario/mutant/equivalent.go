package mutant

import (
	_ "embed"
	"fmt"
	"strings"
)

//go:embed equivalents.txt
var equivalentsText string

// equivalents are the keys of mutants that no test could ever notice, with the reason: a line of key, ": " and reason,
// no two of one key. Lines that begin with # say something about what follows.
func equivalents(text string) (map[string]string, error) {
	out := map[string]string{}
	for i, line := range strings.Split(text, "\n") {
		if line = strings.TrimSpace(line); line == "" || strings.HasPrefix(line, "#") {
			continue
		}
		key, reason, ok := strings.Cut(line, " :: ")
		key, reason = strings.TrimSpace(key), strings.TrimSpace(reason)
		switch {
		case !ok || reason == "" || strings.Count(key, " | ") < 3:
			return nil, fmt.Errorf("equivalents, line %d: want FOLDER | DECLARATION | OPERATOR | TEXT :: REASON", i+1)
		case out[key] != "":
			return nil, fmt.Errorf("equivalents, line %d: %s stands there already", i+1, key)
		}
		out[key] = reason
	}
	return out, nil
}

// Equivalents gives the keys of this package's file of what no test could ever notice, with their reasons.
func Equivalents() (map[string]string, error) { return equivalents(equivalentsText) }
