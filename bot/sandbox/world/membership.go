package world

// IsMember says whether a user is in the guild: a member until they leave, the bot until it is removed.
func (w *World) IsMember(userID string) bool {
	if userID == w.Bot.ID {
		return !w.Guild.BotRemoved
	}
	m := w.Members[userID]
	return m != nil && !m.Left
}

// IsDeleted says whether a user is known no more, because they have deleted their account.
func (w *World) IsDeleted(userID string) bool {
	m := w.Members[userID]
	return m != nil && m.Deleted
}

// MeetsBot says whether a member shares a guild with the bot.
func (w *World) MeetsBot(member string) bool { return w.IsMember(member) && w.IsMember(w.Bot.ID) }

// MemberCount counts who is in the guild, the bot included.
func (w *World) MemberCount() int {
	n := 0
	for _, id := range append([]string{w.Bot.ID}, w.Order...) {
		if w.IsMember(id) {
			n++
		}
	}
	return n
}
