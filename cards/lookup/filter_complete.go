package lookup

import "strings"

// CompleteFilter completes a filter that is being typed, with at most limit texts: each is what was typed with its last
// word completed by a key ("type:"), by what there is of a key ("type:moon"), or by a figure ("cost<=").
func (x *Index) CompleteFilter(typed string, limit int) (out []string) {
	at := strings.LastIndexAny(typed, " (") + 1
	head, last := typed[:at], typed[at:]
	if strings.HasPrefix(last, "-") {
		head, last = head+"-", last[1:]
	}
	plain := func(s string) string { return strings.ReplaceAll(s, `"`, "") } // of several words: type:"great beast"
	add := func(end string) {
		if len(out) < limit && strings.HasPrefix(plain(end), plain(strings.ToLower(last))) {
			out = append(out, head+end)
		}
	}
	v := x.vocabulary
	for i, key := range v.keys {
		if !strings.HasPrefix(strings.ToLower(last), key+":") {
			if i >= freeWords || len(v.values[key]) > 0 {
				add(key + ":")
			}
			continue
		}
		for _, value := range v.values[key] {
			if strings.Contains(value, " ") {
				value = `"` + value + `"`
			}
			add(key + ":" + value)
		}
	}
	for _, name := range v.figures {
		add(name + "<=")
	}
	if last == "" {
		return out
	}
	for _, key := range v.keys {
		for _, value := range v.values[key] {
			if !strings.Contains(value, " ") {
				add(value)
			}
		}
	}
	return out
}

// Unread returns the first part of a filter that has a key which there is not, such as "colur:red"; "" if there is
// none.
func (x *Index) Unread(text string) string {
	for _, t := range filterTokens(strings.ToLower(text)) {
		if p := (filterParser{x: x}); t.key != "" && p.keyed(t) == nil {
			return t.key + t.sign + t.value
		}
	}
	return ""
}
