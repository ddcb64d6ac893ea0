package act

import (
	"net/http"

	"farpost/bot/sandbox/interaction"
	"farpost/bot/sandbox/resource"
)

// startOnMessage begins a command on a message (in Discord's client: Apps). The bot gets the message with its text,
// whatever its intents are. What only one member sees has no such commands.
func (a *Acts) startOnMessage(call CommandCall) (*interaction.Interaction, *Refusal) {
	m := a.w.Messages[call.TargetID]
	if m == nil || a.w.Members[call.As] == nil || !a.w.SeesMessage(call.As, m) {
		return nil, unknownMessage()
	}
	call.ChannelID = m.Channel
	c, cmd, refusal := a.command(call, resource.CommandMessage)
	if refusal != nil {
		return nil, refusal
	}
	if m.Flags&resource.FlagEphemeral != 0 {
		return nil, Refuse(http.StatusForbidden, "not_permitted", "A message that only you see has no such commands.")
	}
	it := &interaction.Interaction{Kind: resource.InteractionCommand, User: call.As, Channel: c.ID, Text: cmd.Name}
	data := commandData(cmd)
	data["target_id"] = m.ID
	data["resolved"] = resource.Object{"messages": resource.Object{m.ID: a.w.MessageObject(m)}}
	a.interactions.Begin(it, data)
	return it, nil
}
