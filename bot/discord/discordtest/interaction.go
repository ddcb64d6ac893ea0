package discordtest

import (
	"encoding/json"
	"fmt"
	"strings"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/ui"
	"farpost/bot/sandbox"
)

// Visitor is who acts in an interaction that no member of the sandbox could send: from another server, with rights that
// nobody has there, on a button that stands on no message.
type Visitor struct {
	*Member
	Server      string // the id of the server from which they act
	Permissions int64
}

// Visit is a member at home, with no special rights.
func (p *Member) Visit() Visitor { return Visitor{Member: p, Server: p.w.Server.GuildID()} }

// PressesID hands the bot a press on what has a custom id, with what is chosen in a menu, and gives the answer.
func (v Visitor) PressesID(id ui.ID, values ...string) Message {
	v.w.Helper()
	data := discordgo.MessageComponentInteractionData{CustomID: id.String(), Values: values,
		ComponentType: discordgo.ButtonComponent}
	if len(values) > 0 {
		data.ComponentType = discordgo.SelectMenuComponent
	}
	return v.send(discordgo.InteractionMessageComponent, data)
}

// SubmitsID hands the bot an empty form of a custom id, and gives the answer.
func (v Visitor) SubmitsID(id ui.ID) Message {
	v.w.Helper()
	return v.send(discordgo.InteractionModalSubmit, discordgo.ModalSubmitInteractionData{CustomID: id.String()})
}

// RunsCommand hands the bot a command, such as "match board", and gives the answer. Options are texts; "opponent" is a
// user's id.
func (v Visitor) RunsCommand(command string, options map[string]string) Message {
	v.w.Helper()
	var opts []*discordgo.ApplicationCommandInteractionDataOption
	for name, value := range options {
		kind := discordgo.ApplicationCommandOptionString
		if name == "opponent" {
			kind = discordgo.ApplicationCommandOptionUser
		}
		opts = append(opts, &discordgo.ApplicationCommandInteractionDataOption{Name: name, Value: value, Type: kind})
	}
	name, sub, ok := strings.Cut(command, " ")
	if ok {
		opts = []*discordgo.ApplicationCommandInteractionDataOption{{Name: sub, Options: opts,
			Type: discordgo.ApplicationCommandOptionSubCommand}}
	}
	return v.send(discordgo.InteractionApplicationCommand,
		discordgo.ApplicationCommandInteractionData{Name: name, Options: opts})
}

// send hands the bot an interaction, and gives the first answer as it went out. Discord, which never sent it, refuses
// the answer.
func (v Visitor) send(kind discordgo.InteractionType, data discordgo.InteractionData) Message {
	w := v.w
	w.Helper()
	id := fmt.Sprint("visit", w.ids.Add(1))
	w.Bot.Handle(&discordgo.Interaction{ID: id, Type: kind, Data: data, GuildID: v.Server, ChannelID: w.Matches(),
		Token: "token", Locale: "en-GB", AppPermissions: discordgo.PermissionAdministrator,
		Message: &discordgo.Message{ID: "1", ChannelID: w.Matches()},
		Member:  &discordgo.Member{User: &discordgo.User{ID: v.ID(), Username: v.Name}, Permissions: v.Permissions}})
	for _, x := range w.Exchanges() {
		if strings.Contains(x.Path, id) && x.Method == "POST" {
			var answer struct{ Data sandbox.Message }
			w.OK(json.Unmarshal(x.Body, &answer))
			return Message{answer.Data}
		}
	}
	w.Fatalf("%s got no answer; reported %v", v.Name, w.Faults())
	return Message{}
}
