package sandbox

import (
	"errors"
	"fmt"

	"farpost/bot/sandbox/form"
	"farpost/bot/sandbox/world"
)

// change changes who a member is in the server, if f does not refuse it, and commits.
func (m *Member) change(what string, f func(*world.World, *world.Member) error) error {
	return m.s.moderate(what, m.id, func() error { return f(m.s.w, m.s.w.Members[m.id]) })
}

// errLeft is why somebody who is not in the server cannot be changed there.
var errLeft = errors.New("they left the server: Return brings them back")

// errDeleted is why nothing can be done with an account that is gone.
var errDeleted = errors.New("they have deleted their account")

// Leave takes the member out of the server, with their roles and out of their threads. They see their DM and can press
// there; the bot cannot write to them. The owner cannot leave before somebody else has got the server by Own.
func (m *Member) Leave() error {
	return m.change("leave the server as member", func(w *world.World, who *world.Member) error {
		switch {
		case who.Left:
			return errLeft
		case w.Guild.OwnerID == m.id:
			return errors.New("they own the server: another member's Own comes first")
		}
		w.Leave(who)
		return nil
	})
}

// Return brings the member back who left, without the roles and threads of before.
func (m *Member) Return() error {
	return m.change("return to the server as member", func(w *world.World, who *world.Member) error {
		switch {
		case who.Deleted:
			return errDeleted
		case !who.Left:
			return errors.New("they are in the server")
		}
		w.Return(who)
		return nil
	})
}

// DeleteAccount has the member leave for good: to Discord there is no such user any more. The owner of the server has
// to hand it over first, as for Leave.
func (m *Member) DeleteAccount() error {
	return m.change("delete the account of member", func(w *world.World, who *world.Member) error {
		switch {
		case who.Deleted:
			return errDeleted
		case w.Guild.OwnerID == m.id:
			return errors.New("they own the server: another member's Own comes first")
		}
		w.DeleteAccount(who)
		return nil
	})
}

// SetRole gives the member a role, or takes it. The bot reads it from what they do next. The owner may do everything
// without a role.
func (m *Member) SetRole(roleID string, on bool) error {
	return m.change("change the roles of member", func(w *world.World, who *world.Member) error {
		switch {
		case who.Left:
			return errLeft
		case !w.IsRole(roleID):
			return fmt.Errorf("there is no role %q", roleID)
		case roleID == w.Guild.ID || roleID == w.Guild.BotRoleID:
			return fmt.Errorf("role %s is everybody's or the bot's: it cannot be given", roleID)
		}
		w.SetRole(who, roleID, on)
		return nil
	})
}

// Own makes the member the owner of the server, in place of whoever is. At first that is the first one.
func (m *Member) Own() error {
	return m.change("hand the server to member", func(w *world.World, who *world.Member) error {
		if who.Left {
			return errLeft
		}
		w.SetOwner(who)
		return nil
	})
}

// RemoveBot takes the bot out of the server, as a moderator would. It stays connected, and hears of DMs alone.
func (s *Server) RemoveBot() error {
	return s.moderate("remove the bot from the server", s.GuildID(), func() error {
		if s.w.Guild.BotRemoved {
			return form.ErrUnknownGuild
		}
		s.w.RemoveBot()
		return nil
	})
}

// InviteBot brings the bot back that was removed. Its permissions are those of before; its threads and its commands of
// the server are not.
func (s *Server) InviteBot() error {
	return s.moderate("invite the bot to the server", s.GuildID(), func() error {
		if !s.w.Guild.BotRemoved {
			return errors.New("it is in the server")
		}
		s.w.InviteBot()
		return nil
	})
}
