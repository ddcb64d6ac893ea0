package world

import (
	"encoding/json"
	"fmt"
)

// flush returns the records of all touched entities, each once, and forgets them.
func (w *World) flush() ([]record, error) {
	if len(w.dirty) == 0 {
		return nil, nil
	}
	seen := map[key]bool{}
	records := make([]record, 0, len(w.dirty)+1)
	for _, k := range append(w.dirty, key{kindHead, ""}) {
		if seen[k] {
			continue
		}
		seen[k] = true
		r, err := w.record(k)
		if err != nil {
			return nil, err
		}
		records = append(records, r)
	}
	w.dirty = w.dirty[:0]
	return records, nil
}

// everything returns the records of all entities.
func (w *World) everything() ([]record, error) {
	keys := []key{{kindHead, ""}}
	for _, id := range w.Order {
		keys = append(keys, key{kindMember, id})
	}
	for _, c := range w.SortedChannels() {
		keys = append(keys, key{kindChannel, c.ID})
		for _, m := range w.ByChannel[c.ID] {
			keys = append(keys, key{kindMessage, m.ID})
		}
	}
	for _, scope := range []string{"", w.Guild.ID} {
		for _, c := range w.SortedCommands(scope) {
			keys = append(keys, key{kindCommand, c.ID})
		}
	}
	for _, e := range w.SortedEmojis() {
		keys = append(keys, key{kindEmoji, e.ID})
	}
	records := make([]record, len(keys))
	for i, k := range keys {
		r, err := w.record(k)
		if err != nil {
			return nil, err
		}
		records[i] = r
	}
	return records, nil
}

// record returns an entity as it is now.
func (w *World) record(k key) (record, error) {
	var v any
	switch k.kind {
	case kindHead:
		v = w.head
	case kindMember:
		v = orNil(w.Members[k.id])
	case kindChannel:
		v = orNil(w.Channels[k.id])
	case kindMessage:
		v = orNil(w.Messages[k.id])
	case kindCommand:
		v = orNil(w.Commands[k.id])
	case kindEmoji:
		v = orNil(w.Emojis[k.id])
	}
	raw, err := json.Marshal(v)
	if err != nil {
		return record{}, fmt.Errorf("sandbox state: encode %s %s: %w", k.kind, k.id, err)
	}
	return record{Kind: k.kind, ID: k.id, Value: raw}, nil
}

// orNil returns a nil that marshals to null for a nil pointer.
func orNil[T any](p *T) any {
	if p == nil {
		return nil
	}
	return p
}

// load fills an empty world from the records of a file, in their order.
func (w *World) load(records []record) error {
	messages := map[string]*Message{}
	for i, r := range records {
		var err error
		switch r.Kind {
		case kindHead:
			err = json.Unmarshal(r.Value, &w.head)
		case kindMember:
			err = loadInto(w.Members, r)
		case kindChannel:
			err = loadInto(w.Channels, r)
		case kindMessage:
			err = loadInto(messages, r)
		case kindCommand:
			err = loadInto(w.Commands, r)
		case kindEmoji:
			err = loadInto(w.Emojis, r)
		default:
			err = fmt.Errorf("unknown kind %q", r.Kind)
		}
		if err != nil {
			return fmt.Errorf("sandbox state: record %d (%s %s): %w", i+1, r.Kind, r.ID, err)
		}
	}
	for _, m := range messages {
		w.addMessage(m)
	}
	return nil
}

// loadInto adds the entity of a record to a map, or removes it when it is gone.
func loadInto[T any](to map[string]*T, r record) error {
	if string(r.Value) == "null" {
		delete(to, r.ID)
		return nil
	}
	x := new(T)
	if err := json.Unmarshal(r.Value, x); err != nil {
		return err
	}
	to[r.ID] = x
	return nil
}
