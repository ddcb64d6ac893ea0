package world

import (
	"context"
	"sync"

	"farpost/bot/sandbox/resource"
)

// World is the state of the sandbox, all of it under one lock.
type World struct {
	head
	Members   map[string]*Member
	Channels  map[string]*Channel
	Messages  map[string]*Message
	Commands  map[string]*resource.Command
	Emojis    map[string]*resource.ApplicationEmoji
	ByChannel map[string][]*Message // the messages of each channel, oldest first
	Presence  Presence              // of the bot
	Clock     Clock

	mu        sync.Mutex
	dirty     []key // entities that changed since the last commit
	observers []func(Event)
	changed   chan struct{} // closed and renewed at each change
	journal   *journal      // nil for a world in memory
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
	App   string              `json:"app"` // the id of the bot's application
	Bot   resource.User       `json:"bot"`
	Guild Guild               `json:"guild"`
	Order []string            `json:"order"` // ids of the members as they are listed
	Base  string              `json:"base"`  // the server's URL, with which addresses of attachments begin
}
