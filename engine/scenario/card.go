package scenario

import (
	"bytes"
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"

	"go.yaml.in/yaml/v3"
)

// CardName is the name of a card that a scenario declares without one: its id, with a capital.
func CardName(id string) string {
	first, size := utf8.DecodeRuneInString(id)
	return string(unicode.ToUpper(first)) + id[size:]
}

// ReadCards reads a card a line; see Setup.Card.
func ReadCards[C any](lines string, card func(line string) (C, error)) (list []C, err error) {
	for line := range strings.Lines(lines) {
		c, err := card(line)
		if err != nil {
			return nil, err
		}
		list = append(list, c)
	}
	return list, nil
}

// ReadCard reads a card that a scenario declares for itself: its id, then its data on the same line as a YAML flow
// mapping in the language of card files,
//
//	bolt {type: attack, cost: 2, effect: [{damage: {n: 1, of: c}}]}
//
// over the card that plain gives for an id. A key that the language does not have is an error.
func ReadCard[C any](line string, plain func(id string) C) (C, error) {
	id, data, _ := strings.Cut(strings.TrimSpace(line), " ")
	c := plain(id)
	if id == "" || strings.ContainsAny(id, "{/.#@") {
		return c, fmt.Errorf("card %q: an id without { / . # @ is needed before its data", line)
	}
	if data = strings.TrimSpace(data); data == "" {
		data = "{}"
	}
	dec := yaml.NewDecoder(bytes.NewReader([]byte(data)))
	dec.KnownFields(true)
	if err := dec.Decode(&c); err != nil {
		return c, fmt.Errorf("card %s: %w", id, err)
	}
	return c, nil
}
