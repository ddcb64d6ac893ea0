package gateway

import (
	"encoding/json"

	"farpost/bot/sandbox/resource"
)

// sendMembers answers a request for members: those whose ids it names, or without ids all if the bot has the privileged
// intent.
func (g *Gateway) sendMembers(c *conn, data json.RawMessage) {
	var d struct {
		UserIDs []string `json:"user_ids"`
		Nonce   string   `json:"nonce"`
	}
	if c.session == nil {
		c.Close(4003, "Not authenticated.")
		return
	}
	if err := json.Unmarshal(data, &d); err != nil {
		c.Close(4002, "Error while decoding payload.")
		return
	}
	if !g.hearsGuild() {
		return
	}
	ids, missing, found := d.UserIDs, []string{}, []resource.Object{}
	if len(ids) == 0 && c.session.intents&resource.IntentMembers != 0 {
		ids = append([]string{g.w.Bot.ID}, g.w.Order...)
	}
	for _, id := range ids {
		if m := g.w.MemberObject(id); m != nil {
			found = append(found, m)
		} else {
			missing = append(missing, id)
		}
	}
	g.Dispatch(0, "GUILD_MEMBERS_CHUNK", resource.Object{
		"guild_id": g.w.Guild.ID, "members": found, "not_found": missing,
		"chunk_index": 0, "chunk_count": 1, "nonce": d.Nonce,
	})
}

// sendMember sends what became of a member, who may be gone, to a bot with the privileged intent.
func (g *Gateway) sendMember(id, event string) {
	if !g.hearsGuild() {
		return
	}
	data := g.w.MemberObject(id)
	if data == nil {
		data = resource.Object{"user": *g.w.User(id)}
	}
	data["guild_id"] = g.w.Guild.ID
	g.Dispatch(resource.IntentMembers, event, data)
}
