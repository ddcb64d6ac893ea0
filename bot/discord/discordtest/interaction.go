package discordtest

import (
	"strconv"
	"strings"

	"farpost/bot/discord/ui"
	"farpost/bot/sandbox"
)

// Visitor is who acts by interactions that no client sends by itself: from another server, with rights that nobody has
// there, by a button that does not stand on the message, with options longer than they may be. They are answered in
// English.
type Visitor struct {
	*Member
	Server      string // the id of the server from which they act
	Permissions int64
	// On is the message on which they press, by its id; "" for none.
	On string
	// Edit changes the event further before it is sent; nil leaves it.
	Edit func(event map[string]any)
}

// Visit is a member at home, with no special rights.
func (p *Member) Visit() Visitor { return Visitor{Member: p, Server: p.w.Server.GuildID()} }

// PressesID presses what has a custom id, with what is chosen in a menu, and gives the answer.
func (v Visitor) PressesID(id ui.ID, values ...string) Message {
	v.w.Helper()
	data := map[string]any{"custom_id": id.String(), "component_type": sandbox.TypeButton}
	if len(values) > 0 {
		data["component_type"], data["values"] = sandbox.TypeStringSelect, values
	}
	return v.Sends(sandbox.InteractionComponent, data)
}

// SubmitsID sends a form of a custom id with its texts, and gives the answer. Each text stands in a row of its own.
func (v Visitor) SubmitsID(id ui.ID, texts map[string]string) Message {
	v.w.Helper()
	rows := []any{}
	for input, text := range texts {
		rows = append(rows, map[string]any{"type": sandbox.TypeRow, "components": []any{
			map[string]any{"type": sandbox.TypeTextInput, "custom_id": input, "value": text}}})
	}
	return v.Sends(sandbox.InteractionModal, map[string]any{"custom_id": id.String(), "components": rows})
}

// NoMember is the id of a user who is no member of any server.
const NoMember = "404"

// RunsCommand runs a command, such as "match board", and gives the answer. Options are texts; "opponent" and "block"
// are a user's id, and who that is comes along, as a member of the server unless it is NoMember.
func (v Visitor) RunsCommand(command string, options map[string]string) Message {
	v.w.Helper()
	var opts []any
	users, members := map[string]any{}, map[string]any{}
	for name, value := range options {
		kind := sandbox.OptionString
		if name == "opponent" || name == "block" {
			kind = sandbox.OptionUser
			users[value] = map[string]any{"id": value, "username": value}
			if value != NoMember {
				members[value] = map[string]any{"roles": []string{}}
			}
		}
		opts = append(opts, map[string]any{"name": name, "value": value, "type": kind})
	}
	if strings.ToLower(command) != command { // a command on messages
		return v.Sends(sandbox.InteractionCommand, map[string]any{"name": command, "type": 3, "target_id": "1",
			"resolved": map[string]any{"messages": map[string]any{"1": map[string]any{"id": "1", "content": "spark"}}}})
	}
	name, sub, ok := strings.Cut(command, " ")
	if ok {
		opts = []any{map[string]any{"name": sub, "options": opts, "type": sandbox.OptionSubcommand}}
	}
	return v.Sends(sandbox.InteractionCommand, map[string]any{"name": name, "options": opts, "type": 1,
		"resolved": map[string]any{"users": users, "members": members}})
}

// Sends sends an interaction of a kind with its data, and gives the private answer; a zero message when that is a form.
func (v Visitor) Sends(kind int, data map[string]any) Message {
	v.w.Helper()
	out := v.TrySend(kind, data)
	if out.Kind == sandbox.OutcomeModal {
		return Message{}
	}
	return v.Answer(out)
}

// TrySend is Sends for what may have no answer.
func (v Visitor) TrySend(kind int, data map[string]any) sandbox.Outcome {
	v.w.Helper()
	f := sandbox.Forged{MessageID: v.On, Kind: kind, Data: data, Edit: func(event map[string]any) {
		event["guild_id"], event["locale"] = v.Server, "en-GB"
		if m, ok := event["member"].(map[string]any); ok {
			m["permissions"] = strconv.FormatInt(v.Permissions, 10)
		}
		if v.Edit != nil {
			v.Edit(event)
		}
	}}
	if v.On == "" {
		f.ChannelID = v.w.Matches()
	}
	out, err := v.Forge(v.w.Ctx, f)
	v.w.OK(err)
	return out
}
