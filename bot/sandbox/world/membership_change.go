package world

import "slices"

// Leave takes a member out of the guild, with their roles and out of their threads.
func (w *World) Leave(m *Member) {
	m.Left, m.Roles = true, []string{}
	w.touch(kindMember, m.User.ID)
	w.Notify(Event{Kind: MemberLeft, Member: m.User.ID})
	w.quitThreads(m.User.ID)
}

// DeleteAccount takes a member out of everything for good. What they wrote keeps their name.
func (w *World) DeleteAccount(m *Member) {
	m.Deleted = true
	if m.Left {
		w.touch(kindMember, m.User.ID)
		return
	}
	w.Leave(m)
}

// Return brings a member back who left, without the roles and threads of before.
func (w *World) Return(m *Member) {
	m.Left, m.Joined = false, w.Clock.Now()
	w.touch(kindMember, m.User.ID)
	w.Notify(Event{Kind: MemberCame, Member: m.User.ID})
}

// SetRole gives a member a role or takes it.
func (w *World) SetRole(m *Member, roleID string, on bool) {
	m.Roles = slices.DeleteFunc(m.Roles, func(id string) bool { return id == roleID })
	if on {
		m.Roles = append(m.Roles, roleID)
	}
	w.touch(kindMember, m.User.ID)
	w.Notify(Event{Kind: RolesChanged, Member: m.User.ID})
}

// SetOwner hands the guild to a member, and tells everybody of the new owner and the old one.
func (w *World) SetOwner(m *Member) {
	old := w.Guild.OwnerID
	w.Guild.OwnerID = m.User.ID
	w.touch(kindHead, "")
	w.Notify(Event{Kind: GuildChanged})
	for _, id := range []string{old, m.User.ID} {
		w.Notify(Event{Kind: MemberChanged, Member: id})
	}
}

// RemoveBot takes the bot out of the guild, out of its threads and with its commands there.
func (w *World) RemoveBot() {
	w.Guild.BotRemoved = true
	w.touch(kindHead, "")
	for _, c := range w.SortedCommands(w.Guild.ID) {
		w.RemoveCommand(c.ID)
	}
	w.Notify(Event{Kind: BotRemoved})
	w.Notify(Event{Kind: CommandsChanged})
	w.quitThreads(w.Bot.ID)
}

// InviteBot brings the bot back that was removed, with its role and without the threads and commands of before.
func (w *World) InviteBot() {
	w.Guild.BotRemoved = false
	w.touch(kindHead, "")
	w.Notify(Event{Kind: BotInvited})
	w.Notify(Event{Kind: CommandsChanged})
}

// quitThreads takes a user out of all threads.
func (w *World) quitThreads(userID string) {
	for _, c := range w.SortedChannels() {
		if c.has(userID) {
			w.Quit(c, userID)
		}
	}
}
