package scenarios

import (
	"bytes"
	"fmt"
	"strings"

	"go.yaml.in/yaml/v3"

	"farpost/engine/farwald"
)

// Card reads a card that a scenario declares for itself: its id, then its data on the same line as a YAML
// flow mapping in the language of card files,
//
//	bolt {type: attack, cost: 2, gate: F, targets: [{name: c, kind: crystal, side: opponent}],
//	      effect: [{shatter-fragments: {n: 1, of: c}}]}
//
// A key that the language does not have is an error. What a scenario seldom cares for has defaults: rank
// normal, the id as name, an Evocation of Fire with DesEn and DefEn 1.
func Card(line string) (farwald.Card, error) {
	id, data, _ := strings.Cut(strings.TrimSpace(line), " ")
	c := farwald.Card{ID: id, Name: farwald.Text{En: id, It: id}, Rank: farwald.Normal}
	if id == "" || strings.ContainsAny(id, "{/.") {
		return c, fmt.Errorf("card %q: an id without { / . is needed before its data", line)
	}
	if data = strings.TrimSpace(data); data == "" {
		data = "{}"
	}
	c.DesEn, c.DefEn = 1, 1
	dec := yaml.NewDecoder(bytes.NewReader([]byte(data)))
	dec.KnownFields(true)
	if err := dec.Decode(&c); err != nil {
		return c, fmt.Errorf("card %s: %w", id, err)
	}
	if c.Type == "" {
		c.Type = farwald.Evocation
	}
	if c.Type != farwald.Evocation {
		c.DesEn, c.DefEn = 0, 0
	} else if c.Element == "" {
		c.Element = farwald.Fire
	}
	return c, nil
}
