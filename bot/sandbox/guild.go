package sandbox

import (
	"context"
)

// BotID returns the bot's user id, which is its application's id too.
func (s *Server) BotID() (id string) {
	s.w.Look(func() { id = s.w.Bot.ID })
	return id
}

// GuildID returns the id of the guild.
func (s *Server) GuildID() (id string) {
	s.w.Look(func() { id = s.w.Guild.ID })
	return id
}

// ChannelID returns the id of the text channel with a name, "" when there is none.
func (s *Server) ChannelID(name string) (id string) {
	s.w.Look(func() {
		for _, c := range s.w.Channels {
			if c.IsText() && c.Name == name {
				id = c.ID
			}
		}
	})
	return id
}

// RoleID returns the id of the role with a name, "" when there is none. Ada has "Administrators".
func (s *Server) RoleID(name string) (id string) {
	s.w.Look(func() {
		for _, r := range s.w.Guild.Roles {
			if r.Name == name {
				id = r.ID
			}
		}
	})
	return id
}

// StartDemo begins a demo match as the page's button does.
func (s *Server) StartDemo(ctx context.Context) (Demo, error) { return s.acts.StartDemo(ctx) }
