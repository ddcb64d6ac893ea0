package form

import "farpost/bot/sandbox/resource"

// readAllowedMentions reads allowed_mentions. An id beside the word that allows all of its kind is an error.
func readAllowedMentions(v Value) resource.AllowedMentions {
	m := resource.AllowedMentions{UserIDs: map[string]bool{}, RoleIDs: map[string]bool{}}
	if !v.Given() || !v.Object() {
		return m
	}
	m.Given = true
	for _, p := range v.At("parse").List(0, 1521) {
		switch p.Text(0, 20) {
		case "users":
			m.Users = true
		case "roles":
			m.Roles = true
		case "everyone":
			m.Everyone = true
		default:
			p.Bad("BASE_TYPE_CHOICES", "Value must be one of ('everyone', 'roles', 'users').")
		}
	}
	for _, id := range v.At("users").List(0, 100) {
		m.UserIDs[id.Snowflake()] = true
	}
	for _, id := range v.At("roles").List(0, 100) {
		m.RoleIDs[id.Snowflake()] = true
	}
	const exclusive = "parse:[%q] and %s: [ids...] are mutually exclusive."
	if m.Users && len(m.UserIDs) > 0 {
		v.Bad("MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", exclusive, "users", "users")
	}
	if m.Roles && len(m.RoleIDs) > 0 {
		v.Bad("MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", exclusive, "roles", "roles")
	}
	return m
}
