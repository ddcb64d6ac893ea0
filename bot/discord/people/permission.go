package people

import (
	"slices"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/port"
	"farpost/engine"
)

// wanted are the permissions that matches need in their channel, with the codes of their names. Without the first
// necessary ones there is no match; without one of the others a match lacks something, such as pictures or a thread.
var wanted = []struct {
	bit  int64
	code string
}{
	{discordgo.PermissionViewChannel, "permission.view"},
	{discordgo.PermissionSendMessages, "permission.send"},
	{discordgo.PermissionEmbedLinks, "permission.embed"},
	{discordgo.PermissionAttachFiles, "permission.attach"},
	{discordgo.PermissionReadMessageHistory, "permission.history"},
	{discordgo.PermissionCreatePublicThreads, "permission.threads"},
	{discordgo.PermissionSendMessagesInThreads, "permission.sendthreads"},
}

// necessary is how many permissions no match can do without.
const necessary = 2

// Lacks names, in a language, the permissions that a channel does not give the bot. Have is what it gives, as Discord's
// bits.
func (d *Directory) Lacks(lang string, have int64) []string { return d.lacks(lang, have, len(wanted)) }

// LacksNecessary is Lacks for the permissions that no match can do without.
func (d *Directory) LacksNecessary(lang string, have int64) []string {
	return d.lacks(lang, have, necessary)
}

// lacks is Lacks for the first permissions of the list.
func (d *Directory) lacks(lang string, have int64, first int) []string {
	var out []string
	for _, p := range wanted[:first] {
		if have&p.bit == 0 && have&discordgo.PermissionAdministrator == 0 {
			out = append(out, d.Texts.Say(lang, "", engine.Say(p.code), port.Names{}))
		}
	}
	return out
}

// Manages reports whether a member may manage the server. Outside of servers there is no member: nil may not.
func Manages(m *discordgo.Member) bool {
	return m != nil && m.Permissions&(discordgo.PermissionManageGuild|discordgo.PermissionAdministrator) != 0
}

// Organises reports whether a member may run a server's tournaments: who may manage the server, and who has the role of
// organisers. Nil, outside of servers, may not.
func (s Setup) Organises(m *discordgo.Member) bool { return Manages(m) || hasRole(m, s.Organisers) }

// Judge reports whether a member has the server's role of judges.
func (s Setup) Judge(m *discordgo.Member) bool { return hasRole(m, s.Judges) }

func hasRole(m *discordgo.Member, role string) bool {
	return m != nil && role != "" && slices.Contains(m.Roles, role)
}
