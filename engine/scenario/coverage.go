package scenario

import (
	"errors"
	"fmt"
	"io/fs"
	"slices"
	"sort"
)

// Report is how far the scenarios of a game show the clauses of its contract.
type Report struct {
	Scenarios int      `json:"scenarios"`
	Clauses   int      `json:"clauses"`
	Covered   int      `json:"covered"`
	Uncovered []string `json:"uncovered"`
	// Rulings are counted like clauses, apart from them.
	Rulings         int      `json:"rulings"`
	RulingsShown    int      `json:"rulings_shown"`
	RulingsNotShown []string `json:"rulings_not_shown"`
	// Lines are, for each clause and ruling, the executed assertion lines that name it, as "file:line".
	Lines map[string][]string `json:"-"`
	// Refusals are, for each code, the lines whose input was refused with it. Unfounded are, for each code, those of
	// them whose refusal names no rule.
	Refusals  map[string][]string `json:"-"`
	Unfounded map[string][]string `json:"-"`
}

// Files lists the scenarios of a folder tree, sorted.
func Files(fsys fs.FS) ([]string, error) {
	var out []string
	err := fs.WalkDir(fsys, ".", func(path string, d fs.DirEntry, err error) error {
		if err == nil && !d.IsDir() && len(path) > 6 && path[len(path)-6:] == ".txtar" {
			out = append(out, path)
		}
		return err
	})
	sort.Strings(out)
	return out, err
}

// Collect plays every scenario of folder trees, and counts which of game.Clauses the executed assertion lines show. The
// error joins those of all scenarios that failed; a tree without scenarios is an error, too.
func Collect(game Game, trees ...fs.FS) (Report, error) {
	rep := Report{Clauses: len(game.Clauses), Rulings: len(game.Rulings), Uncovered: []string{},
		RulingsNotShown: []string{},
		Lines:           map[string][]string{}, Refusals: map[string][]string{}, Unfounded: map[string][]string{}}
	var bad []error
	for _, fsys := range trees {
		files, err := Files(fsys)
		if err == nil && len(files) == 0 {
			err = errors.New("there are no scenarios (*.txtar)")
		}
		if err != nil {
			return rep, err
		}
		for _, name := range files {
			res, err := playFile(fsys, game, name)
			if err != nil {
				bad = append(bad, err)
				continue
			}
			rep.add(res)
		}
	}
	rep.Covered, rep.Uncovered = rep.shown(game.Clauses)
	rep.RulingsShown, rep.RulingsNotShown = rep.shown(game.Rulings)
	return rep, errors.Join(bad...)
}

// shown counts the ids that some line shows and lists the others, sorted.
func (rep *Report) shown(ids []string) (n int, missing []string) {
	missing = []string{}
	for _, id := range slices.Sorted(slices.Values(ids)) {
		if len(rep.Lines[id]) > 0 {
			n++
		} else {
			missing = append(missing, id)
		}
	}
	return n, missing
}

// add counts what a scenario has shown.
func (rep *Report) add(res *Result) {
	rep.Scenarios++
	for _, a := range res.Assertions {
		at := fmt.Sprintf("%s:%d", a.File, a.Line)
		for _, id := range a.Clauses {
			rep.Lines[id] = append(rep.Lines[id], at)
		}
		if no := a.Refused; no != nil {
			rep.Refusals[no.Code] = append(rep.Refusals[no.Code], at)
			if no.Clause == "" {
				rep.Unfounded[no.Code] = append(rep.Unfounded[no.Code], at)
			}
		}
	}
}
