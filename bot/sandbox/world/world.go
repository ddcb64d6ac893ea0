package world

import (
	"context"
	"sync"

	"farpost/bot/sandbox/resource"
)

// World is the state of the sandbox, all of it under one lock. Whoever changes an entity calls touch with
// it, so that the journal gets it.
type World struct {
	head
	Members   map[string]*member
	Channels  map[string]*Channel
	Messages  map[string]*Message
	Commands  map[string]*resource.Command
	ByChannel map[string][]*Message // of each channel, oldest first
	Presence  presence              // of the bot
	Clock     Clock

	mu        sync.Mutex
	dirty     []key
	observers []func(Event)
	changed   chan struct{} // closed and renewed at each change
	journal   *journal      // nil keeps everything in memory
	files     fileStore
	onError   func(error)
	err       error // the first failure that no request was told of
	stopped   bool
	ctx       context.Context // ends when the world stops
	cancel    context.CancelFunc
}

// head is what the world has once.
type head struct {
	IDs   resource.Snowflakes `json:"ids"`
	App   string              `json:"app"`
	Bot   resource.User       `json:"bot"`
	Guild guild               `json:"guild"`
	Order []string            `json:"order"` // member ids as shown
	Base  string              `json:"base"`  // the URL that attachments' addresses begin with
}
