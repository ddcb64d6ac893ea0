package deliver

import (
	"context"
	"errors"
	"sync"

	"farpost/bot/table"
	"farpost/storage"
)

// crowded are the doors at which something waits for a thread, because there are as many in the server as there may
// be. It waits a quarter of an hour, but no longer than until a thread there is archived or deleted, or until the bot
// meets the server: threads may have gone while it was away.
type crowded struct {
	mu    sync.Mutex
	doors map[string]map[string]bool // of a server
}

func newCrowded() *crowded { return &crowded{doors: map[string]map[string]bool{}} }

func (c *crowded) put(server, door string) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.doors[server] == nil {
		c.doors[server] = map[string]bool{}
	}
	c.doors[server][door] = true
}

// take returns the doors of a server, and forgets them.
func (c *crowded) take(server string) map[string]bool {
	c.mu.Lock()
	defer c.mu.Unlock()
	list := c.doors[server]
	delete(c.doors, server)
	return list
}

// remember puts the doors at which a server's matches may wait for a thread: those of all that have none.
func (se *Sender) remember(ctx context.Context, server string) error {
	return se.Store.View(ctx, func(tx storage.ReadTx) error {
		list, err := tx.Matches(storage.MatchFilter{Server: server,
			Statuses: []storage.Status{storage.Setup, storage.Running}})
		for _, m := range list {
			if m.Thread == "" {
				se.crowded.put(server, table.ChannelDoor(m.Channel))
			}
		}
		return err
	})
}

// room has what waits for a thread in a server tried at once: there may be room.
func (se *Sender) room(ctx context.Context, server string) (err error) {
	for door := range se.crowded.take(server) {
		err = errors.Join(err, se.Hasten(ctx, door))
	}
	return err
}
