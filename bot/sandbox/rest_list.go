package sandbox

import "strconv"

// listMessages answers the newest messages first, like Discord.
func listMessages(a *api, r *request) (any, *apiError) {
	c, err := a.mustChannel(r)
	if err != nil {
		return nil, err
	}
	q := r.URL.Query()
	limit := 50
	if text := q.Get("limit"); text != "" {
		n, err := strconv.Atoi(text)
		if err != nil || n < 1 || n > 100 {
			r.form.root(nil).sub("limit", text, true).bad("NUMBER_TYPE_MAX", "int value should be between 1 and 100.")
			return nil, r.form.err()
		}
		limit = n
	}
	for _, key := range []string{"before", "after", "around"} {
		if id := q.Get(key); id != "" && !isSnowflake(id) {
			return nil, badParam(key, id)
		}
	}
	list := []Message{}
	if a.need(c, PermissionReadHistory) != nil {
		return list, nil // Discord answers an empty list
	}
	var shown []*message
	for _, m := range a.w.byChan[c.ID] {
		if m.OnlyFor == "" {
			shown = append(shown, m)
		}
	}
	for _, m := range pageOf(shown, limit, q.Get("before"), q.Get("after"), q.Get("around")) {
		list = append(list, a.w.wireMessage(m))
	}
	return list, nil
}

// pageOf cuts a list that is sorted by id and returns it newest first.
func pageOf(list []*message, limit int, before, after, around string) []*message {
	first, last := 0, len(list)
	for first < last && after != "" && !idLess(after, list[first].ID) {
		first++
	}
	for last > first && before != "" && !idLess(list[last-1].ID, before) {
		last--
	}
	switch {
	case around != "":
		middle := 0
		for middle < len(list) && idLess(list[middle].ID, around) {
			middle++
		}
		first = max(0, middle-limit/2)
		last = min(len(list), first+limit)
	case after != "":
		last = min(last, first+limit)
	default:
		first = max(first, last-limit)
	}
	var out []*message
	for i := last - 1; i >= first; i-- {
		out = append(out, list[i])
	}
	return out
}
