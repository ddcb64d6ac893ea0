package deliver

import (
	"context"
	"fmt"
	"time"

	"farpost/bot/clock"
	"farpost/bot/discord/api"
)

// How fast doubts are cleared up: a quarter of what Discord permits, so that prompts and answers keep the rest. Five
// thousand matches take at most some nine minutes.
const (
	looksAtOnce = 10
	looksEvery  = time.Second
	lookIn      = 10 * time.Second // how long one may take
)

// ClearUp looks at the messages that may be gone, some in each second, until ctx ends. Those that are gone are made
// again. It is to run while the bot listens.
func (se *Sender) ClearUp(ctx context.Context) {
	for ctx.Err() == nil {
		now, pause := se.Patience.Now(), time.Duration(0)
		list := se.doubts.take(looksAtOnce)
		for i, d := range list {
			var err error
			if pause, err = se.look(ctx, d); err != nil && ctx.Err() == nil {
				se.Report(fmt.Errorf("message %s of match %s may be gone: %w", d.id, d.match, err))
			}
			if pause > 0 {
				se.doubts.back(list[i+1:])
				break
			}
		}
		var err error
		if len(list) == 0 {
			err = se.Patience.Wait(ctx, time.Time{}, se.doubts.kick)
		} else {
			err = se.Patience.Wait(ctx, now.Add(max(pause, looksEvery)), nil)
		}
		if err != nil {
			return
		}
	}
}

// look looks whether a message is there, and has it made again if it is not. Where the bot may not read, an edit shows
// it. If nothing was found out the message comes again later. Wait is how long Discord wants nothing to be asked.
func (se *Sender) look(ctx context.Context, d doubt) (wait time.Duration, err error) {
	asking, cancel := clock.WithTimeout(api.WithoutWaiting(ctx), se.Patience, lookIn)
	defer cancel()
	err = se.API.Look(asking, d.channel, d.id)
	switch code := api.Code(err); {
	case err == nil:
		return 0, nil
	case code == api.UnknownChannel:
		if err := se.homeless(ctx, d.channel); err != nil {
			return 0, err
		}
		return 0, se.lost(ctx, d.server, d.channel, d.id)
	case api.Gone(err):
		return 0, se.lost(ctx, d.server, d.channel, d.id)
	case code == api.MissingPermissions || code == api.MissingAccess:
		if d.purpose != ofHandover {
			return 0, nil
		}
		return 0, se.Table.MakeSure(ctx, d.match)
	case code != 0 && api.RetryAfter(err) == 0:
		return 0, nil // Discord would say so of an edit, too
	}
	se.doubts.again(d)
	return min(api.RetryAfter(err), time.Minute), nil
}
