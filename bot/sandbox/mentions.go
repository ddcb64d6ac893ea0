package sandbox

import "regexp"

// mentionRule is allowed_mentions: whom the text of a message may ping. The zero value allows
// everybody.
type mentionRule struct {
	given           bool
	everyone, users bool
	roles           bool
	userIDs         map[string]bool
	roleIDs         map[string]bool
}

func readMentionRule(v value) mentionRule {
	m := mentionRule{userIDs: map[string]bool{}, roleIDs: map[string]bool{}}
	if !v.given() || !v.object() {
		return m
	}
	m.given = true
	for _, p := range v.at("parse").list(0, 1521) {
		switch p.text(0, 20) {
		case "users":
			m.users = true
		case "roles":
			m.roles = true
		case "everyone":
			m.everyone = true
		default:
			p.bad("BASE_TYPE_CHOICES", "Value must be one of ('everyone', 'roles', 'users').")
		}
	}
	for _, id := range v.at("users").list(0, 100) {
		m.userIDs[id.snowflake()] = true
	}
	for _, id := range v.at("roles").list(0, 100) {
		m.roleIDs[id.snowflake()] = true
	}
	const exclusive = "parse:[%q] and %s: [ids...] are mutually exclusive."
	if m.users && len(m.userIDs) > 0 {
		v.bad("MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", exclusive, "users", "users")
	}
	if m.roles && len(m.roleIDs) > 0 {
		v.bad("MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", exclusive, "roles", "roles")
	}
	return m
}

var (
	userMention = regexp.MustCompile(`<@!?([0-9]{1,20})>`)
	roleMention = regexp.MustCompile(`<@&([0-9]{1,20})>`)
	allMention  = regexp.MustCompile(`@(everyone|here)\b`)
)

// mentioned finds whom a text pings under a rule, among the known users and roles, each once
// and in the order of the text.
func (m mentionRule) mentioned(text string, user, role func(id string) bool) (users, roles []string, everyone bool) {
	users, roles = []string{}, []string{}
	seen := map[string]bool{}
	for _, hit := range userMention.FindAllStringSubmatch(text, -1) {
		id := hit[1]
		if !seen[id] && user(id) && (!m.given || m.users || m.userIDs[id]) {
			seen[id] = true
			users = append(users, id)
		}
	}
	for _, hit := range roleMention.FindAllStringSubmatch(text, -1) {
		id := hit[1]
		if !seen[id] && role(id) && (!m.given || m.roles || m.roleIDs[id]) {
			seen[id] = true
			roles = append(roles, id)
		}
	}
	everyone = (!m.given || m.everyone) && allMention.MatchString(text)
	return users, roles, everyone
}
