package people

import (
	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/port"
	"farpost/engine"
)

// wanted are the permissions that matches want in their channel, and the codes of their words. Without the first
// Necessary ones there is no match; without the others it looks or stands otherwise.
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

// Necessary is how many permissions a match cannot do without.
const Necessary = 2

// Lacks names, in a language, the permissions that the bot wants in a channel and does not have there.
func (d *Directory) Lacks(lang string, have int64) []string { return d.lacks(lang, have, len(wanted)) }

// LacksNecessary is Lacks for the permissions without which there is no match.
func (d *Directory) LacksNecessary(lang string, have int64) []string {
	return d.lacks(lang, have, Necessary)
}

func (d *Directory) lacks(lang string, have int64, first int) []string {
	var out []string
	for _, p := range wanted[:first] {
		if have&p.bit == 0 && have&discordgo.PermissionAdministrator == 0 {
			out = append(out, d.Texts.Say(lang, "", engine.Say(p.code), port.Names{}))
		}
	}
	return out
}
