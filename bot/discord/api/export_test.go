package api

import (
	"context"

	"github.com/bwmarrin/discordgo"
)

// Limiter returns the wait of every request under a limit of n a second.
func Limiter(n int) func(context.Context) error { return newLimiter(n).wait }

// Library returns the library's session, for requests that the bot has no use for.
func Library(c *Client) *discordgo.Session { return c.session }
