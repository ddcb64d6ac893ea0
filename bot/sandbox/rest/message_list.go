package rest

import (
	"strconv"

	"farpost/bot/sandbox/form"
	"farpost/bot/sandbox/resource"
	"farpost/bot/sandbox/world"
)

// listMessages answers a page of messages, the newest first. Ephemeral ones are not among them.
func listMessages(a *API, r *request) (any, *form.Error) {
	c, err := a.mustChannel(r)
	if err != nil {
		return nil, err
	}
	q := r.URL.Query()
	limit := 50
	if text := q.Get("limit"); text != "" {
		n, err := strconv.Atoi(text)
		if err != nil || n < 1 || n > 100 {
			r.form.Root(nil).Sub("limit", text, true).Bad("NUMBER_TYPE_MAX", "int value should be between 1 and 100.")
			return nil, r.form.Err()
		}
		limit = n
	}
	for _, key := range []string{"before", "after", "around"} {
		if id := q.Get(key); id != "" && !resource.IsSnowflake(id) {
			return nil, form.BadParam(key, id)
		}
	}
	list := []resource.Message{}
	if a.need(c, resource.PermissionReadHistory) != nil {
		return list, nil // Discord answers an empty list
	}
	var shown []*world.Message
	for _, m := range a.w.ByChannel[c.ID] {
		if m.OnlyFor == "" {
			shown = append(shown, m)
		}
	}
	for _, m := range pageOf(shown, limit, q.Get("before"), q.Get("after"), q.Get("around")) {
		list = append(list, a.w.MessageObject(m))
	}
	return list, nil
}

// pageOf returns a page of a list that is sorted by id, the newest first.
func pageOf(list []*world.Message, limit int, before, after, around string) []*world.Message {
	first, last := 0, len(list)
	for first < last && after != "" && !resource.IDLess(after, list[first].ID) {
		first++
	}
	for last > first && before != "" && !resource.IDLess(list[last-1].ID, before) {
		last--
	}
	switch {
	case around != "":
		middle := 0
		for middle < len(list) && resource.IDLess(list[middle].ID, around) {
			middle++
		}
		first = max(0, middle-limit/2)
		last = min(len(list), first+limit)
	case after != "":
		last = min(last, first+limit)
	default:
		first = max(first, last-limit)
	}
	var out []*world.Message
	for i := last - 1; i >= first; i-- {
		out = append(out, list[i])
	}
	return out
}
