package source

import "go.yaml.in/yaml/v3"

// Limits bound what one file may hold.
type Limits struct {
	Bytes int // size of the file
	Depth int // nesting of lists and mappings
	Nodes int // scalars, lists and mappings together
}

// DefaultLimits have room for several hundred cards in one file.
var DefaultLimits = Limits{Bytes: 1 << 20, Depth: 24, Nodes: 100_000}

// check walks the whole tree before anything is decoded. It returns the first reason to refuse it, "" for none.
func (l Limits) check(n *yaml.Node, depth int, count *int) (at *yaml.Node, msg string) {
	*count++
	switch {
	case *count > l.Nodes:
		return n, "too much in one file: split it into several"
	case depth > l.Depth:
		return n, "nested too deeply"
	case n.Kind == yaml.AliasNode || n.Anchor != "":
		return n, "anchors (&) and aliases (*) are not allowed: write the value out"
	case n.Style&yaml.TaggedStyle != 0:
		return n, "tags (!) are not allowed"
	}
	for _, c := range n.Content {
		if at, msg := l.check(c, depth+1, count); msg != "" {
			return at, msg
		}
	}
	return nil, ""
}
