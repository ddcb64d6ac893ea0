package resource

import "regexp"

// AllowedMentions says whom the text of a message may ping: allowed_mentions of a request. The zero value allows
// everybody.
type AllowedMentions struct {
	Given    bool // something was said about it; else the fields below do not count
	Everyone bool // @everyone and @here
	Users    bool // all users
	Roles    bool // all roles
	UserIDs  map[string]bool
	RoleIDs  map[string]bool
}

var (
	userMention = regexp.MustCompile(`<@!?([0-9]{1,20})>`)
	roleMention = regexp.MustCompile(`<@&([0-9]{1,20})>`)
	allMention  = regexp.MustCompile(`@(everyone|here)\b`)
)

// Mentioned returns whom a text pings, each once and in the order of the text. user and role say whether an id is
// known.
func (m AllowedMentions) Mentioned(
	text string, user, role func(id string) bool,
) (users, roles []string, everyone bool) {
	users, roles = []string{}, []string{}
	seen := map[string]bool{}
	for _, hit := range userMention.FindAllStringSubmatch(text, -1) {
		id := hit[1]
		if !seen[id] && user(id) && (!m.Given || m.Users || m.UserIDs[id]) {
			seen[id] = true
			users = append(users, id)
		}
	}
	for _, hit := range roleMention.FindAllStringSubmatch(text, -1) {
		id := hit[1]
		if !seen[id] && role(id) && (!m.Given || m.Roles || m.RoleIDs[id]) {
			seen[id] = true
			roles = append(roles, id)
		}
	}
	everyone = (!m.Given || m.Everyone) && allMention.MatchString(text)
	return users, roles, everyone
}
