package discord_test

import (
	"encoding/json"
	"fmt"
	"regexp"
	"strings"
	"sync"
	"testing"
	"unicode"

	"farpost/bot/discord/discordtest"
	"farpost/bot/sandbox"
)

// rendered reads what the bot sent as Discord would show it, and knows where words that people chose stood.
type rendered struct {
	mu    sync.Mutex
	where map[string]int // how many canaries stood in each kind of place
}

// places are the kinds of places in which names stand somewhere in a match.
var places = []string{"content", "title", "description", "value", "label", "option", "choice", "thread", "form", "alt",
	"picture"}

// check fails where a text of a world does more than be read.
func (r *rendered) check(w *discordtest.World) {
	players := map[string]bool{}
	for _, p := range w.Members {
		players[p.ID()] = true
	}
	texts := 0
	look := func(place, s string, markdown bool) {
		texts++
		r.count(place, s)
		if why := wrong(s, markdown, players); why != "" {
			w.Errorf("%s: %s in %q", place, why, s)
		}
	}
	for _, x := range w.Exchanges() {
		if x.Method == "PUT" || len(x.Body) == 0 {
			continue // the commands' own words
		}
		var body any
		w.OK(json.Unmarshal(x.Body, &body))
		if thread, ok := body.(map[string]any); ok && x.Template == discordtest.RouteThread {
			look("thread", fmt.Sprint(thread["name"]), false)
		}
		walk("", body, look)
	}
	for _, s := range w.Painter.Texts() {
		if s != "" {
			look("picture", s, false)
		}
	}
	for _, p := range w.Members {
		for _, m := range p.Sees() {
			checkPings(w, m.Message)
		}
	}
	if texts < 500 {
		w.Errorf("only %d texts were looked at", texts)
	}
}

// checkPings fails where a message notifies more than players.
func checkPings(w *discordtest.World, m sandbox.Message) {
	if m.MentionEveryone || len(m.MentionRoles) > 0 {
		w.Errorf("everybody is called: %q", m.Content)
	}
}

// walk finds the texts of a request's body. In is the key under which the value stands.
func walk(in string, v any, look func(place, s string, markdown bool)) {
	text := func(m map[string]any, key, place string, markdown bool) {
		if s, ok := m[key].(string); ok && s != "" {
			look(place, s, markdown)
		}
	}
	switch v := v.(type) {
	case []any:
		for _, one := range v {
			walk(in, one, look)
		}
	case map[string]any:
		switch in {
		case "embeds":
			text(v, "title", "title", true)
			text(v, "description", "description", true)
		case "fields":
			text(v, "name", "title", true)
			text(v, "value", "value", true)
		case "footer":
			text(v, "text", "footer", false)
		case "components":
			text(v, "label", "label", false)
			text(v, "placeholder", "label", false)
		case "options":
			text(v, "label", "option", false)
			text(v, "description", "option", false)
		case "choices":
			text(v, "name", "choice", false)
		case "attachments":
			text(v, "description", "alt", false)
		case "data":
			text(v, "title", "form", false)
		}
		text(v, "content", "content", true)
		for key, one := range v {
			walk(key, one, look)
		}
	}
}

var (
	escaped = regexp.MustCompile(`\\[^0-9A-Za-z\s]`)
	blocks  = regexp.MustCompile("(?s)```\n.*?\n```")
	// does is what Discord makes something of, beside what the bot means by itself: bold words, small print, lists,
	// times and mentions.
	does = regexp.MustCompile(`\]\(|<@&|@everyone|@here|<t:1:|<a?:\w+:\d+>|<#1>|</\w|evil\.gg/|\|\||~~[^<\n]|__|` +
		`(?m)^[-*\s]*1\. number|^>|^#|` + "```")
	address = regexp.MustCompile(`https?://\S*`)
	jump    = regexp.MustCompile(`^https://discord\.com/channels/\d+/\d+/\d+$`) // the bot's own way to a message
	mention = regexp.MustCompile(`<@!?(\d+)>`)
	// freed is a word of a name behind a sign that does something to it.
	freed = regexp.MustCompile("(?:[^\uFFFDA-Za-z ]|[^\uFFFD] )(?:em|fence|guard|head|link|list|quote|slant|small|" +
		"spoil|star|strike|tick|under)canary")
)

// wrong says what a text would do beside being read; "" for nothing.
func wrong(s string, markdown bool, players map[string]bool) string {
	marks := 0
	for _, r := range s {
		if marks++; !unicode.Is(unicode.M, r) {
			marks = 0
		}
		unseen := unicode.In(r, unicode.Cc, unicode.Cf, unicode.Co, unicode.Zl, unicode.Zp,
			unicode.Other_Default_Ignorable_Code_Point)
		if r != '\n' && unseen || marks > 2 {
			return fmt.Sprintf("%U", r)
		}
	}
	if strings.TrimSpace(s) == "" || strings.Contains(s, "\u2800") {
		return "nothing to be seen"
	}
	if !markdown {
		if strings.Contains(s, `\`) {
			return "a backslash"
		}
		return ""
	}
	s = escaped.ReplaceAllString(s, "\uFFFD")
	// A block ends at the first fence, whatever stands before that; what follows is read like anything else.
	s = blocks.ReplaceAllString(s, "")
	if hit := does.FindString(s); hit != "" {
		return fmt.Sprintf("%q", hit)
	}
	for _, a := range address.FindAllString(s, -1) {
		if jump.MatchString(a) {
			continue
		}
		return fmt.Sprintf("the address %q", a)
	}
	for _, m := range mention.FindAllStringSubmatch(s, -1) {
		if !players[m[1]] {
			return fmt.Sprintf("the mention %q", m[0])
		}
	}
	return freed.FindString("\uFFFD" + s)
}

// count notes where words of names stood.
func (r *rendered) count(place, s string) {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.where == nil {
		r.where = map[string]int{}
	}
	if strings.Contains(s, "canary") {
		r.where[place]++
	}
}

// complete fails where names were never seen: the test would say nothing of that kind of place.
func (r *rendered) complete(t *testing.T) {
	for _, place := range places {
		if r.where[place] == 0 {
			t.Errorf("no name stood in any %s: %v", place, r.where)
		}
	}
}
