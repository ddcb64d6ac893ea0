package stepper

import (
	"context"

	"farpost/bot/discord/route"
	"farpost/engine"
)

// takeBack takes back the answers ahead about the thing that was picked.
func (st *Stepper) takeBack(ctx context.Context, p route.Place) error {
	act := newAct(p)
	act.Kind = engine.InputUnseal
	if len(p.Values) > 0 {
		act.About = engine.Value(p.Values[0])
	}
	return st.submit(ctx, p, act, true)
}
