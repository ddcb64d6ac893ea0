package words

import (
	"fmt"
	"iter"
	"slices"
	"strconv"
	"strings"
)

// Template is a parsed sentence: parts in order.
type Template []part

// part is text, or a placeholder, or a placeholder that chooses a form.
type part struct {
	text             string
	name             string // "" for text
	zero, one, other Template
}

// ParseTemplate reads a sentence with {name} and {n, plural, zero {…} one {…} other {…}}. Zero may be left out.
func ParseTemplate(s string) (Template, error) {
	p := parser{rest: s}
	t, err := p.sequence(false)
	if err != nil {
		return nil, err
	}
	if p.rest != "" {
		return nil, fmt.Errorf("a } without its {")
	}
	return t, nil
}

// Names lists the placeholders of a template, each once, sorted.
func (t Template) Names() []string {
	var out []string
	for _, p := range t {
		if p.name != "" && p.name != "#" {
			out = append(out, p.name)
		}
		out = append(append(append(out, p.zero.Names()...), p.one.Names()...), p.other.Names()...)
	}
	slices.Sort(out)
	return slices.Compact(out)
}

// Required lists the placeholders without which the sentence has a gap, each once, sorted. It does not list those
// inside forms, nor one that chooses a form and has a form for zero.
func (t Template) Required() []string {
	var out []string
	for _, p := range t {
		if p.name != "" && p.name != "#" && (p.other == nil || p.zero == nil) {
			out = append(out, p.name)
		}
	}
	slices.Sort(out)
	return slices.Compact(out)
}

// Parts yields the sentence piece by piece: text as it stands with no name, or the name of a placeholder with no text.
// Where a placeholder chooses a form, count gives its number, and only that form is yielded.
func (t Template) Parts(count func(name string) int) iter.Seq2[string, string] {
	return func(yield func(text, name string) bool) { t.parts(count, "", yield) }
}

// parts is Parts with # as the number of the placeholder that chose this form.
func (t Template) parts(count func(name string) int, number string, yield func(text, name string) bool) bool {
	for _, p := range t {
		ok := true
		switch {
		case p.other != nil:
			n := count(p.name)
			ok = p.form(n).parts(count, strconv.Itoa(n), yield)
		case p.name == "#":
			ok = yield(number, "")
		default:
			ok = yield(p.text, p.name)
		}
		if !ok {
			return false
		}
	}
	return true
}

// form is the form for a number.
func (p part) form(n int) Template {
	switch {
	case n == 0 && p.zero != nil:
		return p.zero
	case n == 1:
		return p.one
	}
	return p.other
}

type parser struct{ rest string }

// sequence reads up to the end, or up to the } that closes a form. In a form # is the number.
func (p *parser) sequence(form bool) (Template, error) {
	var out Template
	for p.rest != "" && p.rest[0] != '}' {
		stop := "{}"
		if form {
			stop = "{}#"
		}
		if i := strings.IndexAny(p.rest, stop); i != 0 {
			if i < 0 {
				i = len(p.rest)
			}
			out = append(out, part{text: p.rest[:i]})
			p.rest = p.rest[i:]
			continue
		}
		if p.rest[0] == '#' {
			out = append(out, part{name: "#"})
			p.rest = p.rest[1:]
			continue
		}
		x, err := p.placeholder(form)
		if err != nil {
			return nil, err
		}
		out = append(out, x)
	}
	return out, nil
}

func (p *parser) placeholder(form bool) (part, error) {
	p.rest = p.rest[1:]
	i := strings.IndexAny(p.rest, ",{}")
	if i < 0 || p.rest[i] == '{' {
		return part{}, fmt.Errorf("a { without its }")
	}
	x := part{name: strings.TrimSpace(p.rest[:i])}
	if !isName(x.name) {
		return part{}, fmt.Errorf("placeholder {%s}: want a name of letters and digits", x.name)
	}
	sep := p.rest[i]
	p.rest = p.rest[i+1:]
	if sep == '}' {
		return x, nil
	}
	if form {
		return part{}, fmt.Errorf("{%s}: a form cannot choose forms again", x.name)
	}
	var err error
	if err = p.word("plural,"); err == nil && strings.HasPrefix(strings.TrimLeft(p.rest, " "), "zero") {
		x.zero, err = p.form("zero")
	}
	if err == nil {
		x.one, err = p.form("one")
	}
	if err == nil {
		x.other, err = p.form("other")
	}
	if err == nil {
		err = p.word("}")
	}
	if err != nil {
		return part{}, fmt.Errorf("{%s, …}: %w; write {%s, plural, one {…} other {…}}", x.name, err, x.name)
	}
	return x, nil
}

func (p *parser) form(key string) (Template, error) {
	if err := p.word(key); err != nil {
		return nil, err
	}
	if err := p.word("{"); err != nil {
		return nil, err
	}
	t, err := p.sequence(true)
	if err == nil {
		err = p.word("}")
	}
	if err == nil && len(t) == 0 {
		t = Template{{}}
	}
	return t, err
}

func (p *parser) word(w string) error {
	p.rest = strings.TrimLeft(p.rest, " ")
	rest, ok := strings.CutPrefix(p.rest, w)
	if !ok {
		return fmt.Errorf("%q is missing", strings.TrimRight(w, ","))
	}
	p.rest = rest
	return nil
}

func isName(s string) bool {
	for _, r := range s {
		if (r < 'a' || r > 'z') && (r < 'A' || r > 'Z') && (r < '0' || r > '9') && r != '_' && r != '-' {
			return false
		}
	}
	return s != ""
}
