package bench

import (
	"bytes"
	"fmt"
	"maps"
	"slices"
	"strings"

	"farpost/bot/sandbox"
)

// What requests are for that a limit counts. Those that are none of these are named by method and route.
const (
	kindMessage = "messages with a board" // what asks somebody, in public
	kindEdit    = "edits of these"        // while they ask
	kindStory   = "edits into the story"  // when others have taken their place
	kindCopy    = "copies of hands"       // sent or edited, in direct messages
)

// kindOf says what a request is for. Direct says that it goes to a channel of one person.
func kindOf(x sandbox.Exchange, direct bool) string {
	buttons := bytes.Contains(x.Body, []byte(`"custom_id"`))
	post, patch := x.Method == "POST", x.Method == "PATCH"
	toMessage := strings.HasPrefix(x.Template, "/channels/{channel_id}/messages") && (post || patch)
	switch {
	case toMessage && direct:
		return kindCopy
	case toMessage && post && buttons && x.Files > 0:
		return kindMessage
	case toMessage && patch && buttons:
		return kindEdit
	case toMessage && patch:
		return kindStory
	}
	return x.Method + " " + x.Template
}

// kinds counts requests by what they are for.
type kinds map[string]int

// count is how many they are in all.
func (k kinds) count() (n int) {
	for _, of := range k {
		n += of
	}
	return n
}

// since is what has come to be counted since another count.
func (k kinds) since(before kinds) kinds {
	out := maps.Clone(k)
	maps.DeleteFunc(out, func(kind string, _ int) bool { return k[kind] == before[kind] })
	for kind := range out {
		out[kind] -= before[kind]
	}
	return out
}

// String lists the kinds, the most frequent first.
func (k kinds) String() string {
	order := slices.SortedFunc(maps.Keys(k), func(a, b string) int {
		if k[a] != k[b] {
			return k[b] - k[a]
		}
		return strings.Compare(a, b)
	})
	var out []string
	for _, kind := range order {
		out = append(out, fmt.Sprintf("%d %s", k[kind], kind))
	}
	return strings.Join(out, ", ")
}
