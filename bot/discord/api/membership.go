package api

import (
	"context"
	"fmt"

	"github.com/bwmarrin/discordgo"
)

// Membership says whether somebody is in a server.
type Membership int

const (
	// MembershipUnknown: Discord did not say. Nothing follows from it.
	MembershipUnknown Membership = iota
	// MemberThere: they are in the server.
	MemberThere
	// MemberLeft: they are not, or not any more.
	MemberLeft
	// AccountGone: Discord knows no such account any more.
	AccountGone
)

// IsGone reports whether somebody is surely not in the server.
func (m Membership) IsGone() bool { return m == MemberLeft || m == AccountGone }

// Membership asks Discord whether a person is in a server. It needs no intent. Only the two codes that say so make
// somebody gone; every other refusal, such as of a bot that was removed, is an error and MembershipUnknown.
func (c *Client) Membership(ctx context.Context, server, person string) (Membership, error) {
	_, err := c.GuildMember(server, person, discordgo.WithContext(ctx))
	switch {
	case err == nil:
		return MemberThere, nil
	case Code(err) == UnknownMember:
		return MemberLeft, nil
	case Code(err) == UnknownUser:
		return AccountGone, nil
	}
	return MembershipUnknown, fmt.Errorf("look for %s in server %s: %w", person, server, err)
}
