package invariant

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"

	"farpost/engine"
)

// Apply is engine.Apply, held to its promises. The state given is not changed. A saved and loaded copy, and a clone,
// come to the same state and events. A refused input is refused by all. The error is that of engine.Apply, or says
// which promise was broken.
func Apply(g *engine.Ruleset, b engine.Book, s *engine.State, in engine.Input) (*engine.State, []engine.Event, error) {
	before, err := engine.Encode(s)
	if err != nil {
		return nil, nil, err
	}
	clone := s.Clone()
	next, events, err := engine.Apply(g, b, s, in)
	if after, err2 := engine.Encode(s); err2 != nil || !bytes.Equal(before, after) {
		return nil, nil, fmt.Errorf("Apply(%+v) changed the state that it was given", in)
	}
	loaded, err2 := engine.Decode(before)
	if err2 != nil {
		return nil, nil, err2
	}
	for name, other := range map[string]*engine.State{"loaded": loaded, "cloned": clone} {
		if err2 := same(g, b, other, in, next, events, err); err2 != nil {
			return nil, nil, fmt.Errorf("the %s match: %w", name, err2)
		}
	}
	if after, err2 := engine.Encode(clone); err2 != nil || !bytes.Equal(before, after) {
		return nil, nil, fmt.Errorf("Apply(%+v) changed a clone", in)
	}
	return next, events, err
}

func same(g *engine.Ruleset, b engine.Book, s *engine.State, in engine.Input, want *engine.State,
	wantEvents []engine.Event, wantErr error) error {
	got, events, err := engine.Apply(g, b, s, in)
	if wantErr != nil || err != nil {
		if fmt.Sprint(err) != fmt.Sprint(wantErr) {
			return fmt.Errorf("answers %v, not %v", err, wantErr)
		}
		return nil
	}
	x, err1 := engine.Encode(want)
	y, err2 := engine.Encode(got)
	if err := errors.Join(err1, err2); err != nil {
		return err
	}
	if !bytes.Equal(x, y) {
		return errors.New("comes to another state")
	}
	x, err1 = json.Marshal(wantEvents)
	y, err2 = json.Marshal(events)
	if err := errors.Join(err1, err2); err != nil {
		return err
	}
	if !bytes.Equal(x, y) {
		return errors.New("tells other events")
	}
	return nil
}
