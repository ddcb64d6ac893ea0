package scenario

import (
	"bytes"
	"fmt"
	"regexp"
	"slices"
	"strings"

	"github.com/rogpeppe/go-internal/txtar"
)

// file is a scenario as written.
type file struct {
	name   string
	setup  []Line
	script []Line
	data   map[string][]byte // the further sections
}

// clauseID is the form of a contract's clause or ruling, such as FW-100 or FR-07.
var clauseID = regexp.MustCompile(`\b[A-Z]{2,3}-[0-9]{2,}\b`)

// assertions are the words that begin a line which shows something; an input with an expected refusal
// is one, too.
var assertions = []string{"expect", "asks", "offers", "preview", "over"}

// parse reads a scenario: a comment, then the sections setup and script, and further ones as they are.
func parse(name string, data []byte, clauses []string) (*file, error) {
	ar := txtar.Parse(data)
	f := &file{name: name, data: map[string][]byte{}}
	if id := clauseID.Find(ar.Comment); id != nil {
		return nil, fmt.Errorf("%s: the comment names %s; clause ids stand on assertion lines only", name, id)
	}
	at := 1 + bytes.Count(ar.Comment, []byte("\n"))
	seen := map[string]bool{}
	for _, sec := range ar.Files {
		if seen[sec.Name] {
			return nil, fmt.Errorf("%s:%d: section %q stands twice", name, at, sec.Name)
		}
		seen[sec.Name] = true
		if sec.Name != "setup" && sec.Name != "script" {
			f.data[sec.Name] = sec.Data
			at += 1 + bytes.Count(sec.Data, []byte("\n"))
			continue
		}
		lines, err := readLines(name, at, string(sec.Data), sec.Name == "script", clauses)
		if err != nil {
			return nil, err
		}
		if sec.Name == "setup" {
			f.setup = lines
		} else {
			f.script = lines
		}
		at += 1 + bytes.Count(sec.Data, []byte("\n"))
	}
	if !slices.ContainsFunc(f.script, Line.asserts) {
		return nil, fmt.Errorf("%s: the script asserts nothing: add expect, asks, offers, preview, over or a !REFUSAL",
			name)
	}
	return f, nil
}

// readLines takes the comments off and checks where clause ids stand; at is the section's marker line.
func readLines(name string, at int, text string, script bool, clauses []string) ([]Line, error) {
	var out []Line
	for i, raw := range strings.Split(text, "\n") {
		l := Line{N: at + 1 + i}
		body, comment := raw, ""
		for j := range raw {
			if raw[j] == '#' && (j == 0 || raw[j-1] == ' ' || raw[j-1] == '\t') {
				body, comment = raw[:j], raw[j+1:]
				break
			}
		}
		l.Text = strings.TrimSpace(body)
		l.Clauses = clauseID.FindAllString(comment, -1)
		for _, id := range l.Clauses {
			if len(clauses) > 0 && !slices.Contains(clauses, id) {
				return nil, fmt.Errorf("%s:%d: the contract has no clause %s", name, l.N, id)
			}
		}
		switch {
		case len(l.Clauses) > 0 && (!script || !l.asserts()):
			return nil, fmt.Errorf("%s:%d: clause ids stand on assertion lines only", name, l.N)
		case l.Text != "":
			out = append(out, l)
		}
	}
	return out, nil
}

// asserts tells whether a line of a script shows something.
func (l Line) asserts() bool {
	words := strings.Fields(l.Text)
	if len(words) == 0 {
		return false
	}
	return slices.Contains(assertions, words[0]) || strings.Contains(l.Text, " !")
}
