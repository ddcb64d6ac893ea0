package source

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"reflect"
	"regexp"
	"strconv"
	"unicode/utf8"

	"go.yaml.in/yaml/v3"
)

// Decode reads one YAML document into the value that into points at. It returns every fault; into then holds what could
// be read. The paths of Positions use the keys of the file.
func Decode(file string, data []byte, into any, lim Limits) (*Positions, []Fault) {
	pos := &Positions{file: file, places: map[string]place{}}
	fail := func(line, col int, msg string) (*Positions, []Fault) {
		return pos, []Fault{{File: file, Line: line, Col: col, Msg: msg}}
	}
	if len(data) > lim.Bytes {
		return fail(0, 0, fmt.Sprintf("the file has %d bytes; at most %d are read", len(data), lim.Bytes))
	}
	if !utf8.Valid(data) {
		at := badText(data)
		return fail(at.line, at.col, "the file is not UTF-8 text: save it as UTF-8")
	}
	dec := yaml.NewDecoder(bytes.NewReader(data))
	var doc yaml.Node
	if err := dec.Decode(&doc); errors.Is(err, io.EOF) {
		return fail(1, 0, "the file is empty")
	} else if err != nil {
		line, msg := syntaxLine(err)
		return fail(line, 0, msg)
	}
	var more yaml.Node
	if err := dec.Decode(&more); !errors.Is(err, io.EOF) {
		return fail(more.Line, more.Column, "one document per file: a second one begins here")
	}
	count := 0
	if n, msg := lim.check(&doc, 0, &count); msg != "" {
		return fail(n.Line, n.Column, msg)
	}
	d := decoder{pos: pos}
	d.value(doc.Content[0], reflect.ValueOf(into).Elem(), "")
	return pos, d.faults
}

// badText finds the first byte that is not UTF-8.
func badText(data []byte) place {
	at := place{1, 1}
	for len(data) > 0 {
		r, n := utf8.DecodeRune(data)
		switch {
		case r == utf8.RuneError && n == 1:
			return at
		case r == '\n':
			at = place{at.line + 1, 1}
		default:
			at.col++
		}
		data = data[n:]
	}
	return at
}

var yamlLine = regexp.MustCompile(`line (\d+): `)

// syntaxLine splits an error of the YAML parser into its line, 0 if it has none, and its message.
func syntaxLine(err error) (int, string) {
	msg := err.Error()
	m := yamlLine.FindStringSubmatchIndex(msg)
	if m == nil {
		return 0, "not YAML: " + msg
	}
	line, _ := strconv.Atoi(msg[m[2]:m[3]]) // digits by the expression
	return line, "not YAML: " + msg[m[1]:]
}

type decoder struct {
	pos    *Positions
	faults []Fault
}

// maxFaults limits the faults that are collected of one file.
const maxFaults = 5 * MaxShown

func (d *decoder) fault(n *yaml.Node, format string, args ...any) {
	if len(d.faults) >= maxFaults {
		return
	}
	d.faults = append(d.faults, Fault{File: d.pos.file, Line: n.Line, Col: n.Column, Msg: fmt.Sprintf(format, args...)})
}
