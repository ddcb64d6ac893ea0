package rest

import (
	"strings"
)

// routes are all operations. The first whose template fits a path counts.
var routes = []route{
	{"GET", "/gateway", true, getGateway},
	{"GET", "/gateway/bot", false, getGatewayBot},
	{"GET", "/users/@me", false, getMe},
	{"GET", "/users/@me/guilds", false, getMyGuilds},
	{"POST", "/users/@me/channels", false, createDM},
	{"GET", "/users/{user_id}", false, getUser},
	{"GET", "/applications/@me", false, getApplication},
	{"GET", "/oauth2/applications/@me", false, getApplication},

	{"GET", "/guilds/{guild_id}", false, getGuild},
	{"GET", "/guilds/{guild_id}/channels", false, getGuildChannels},
	{"GET", "/guilds/{guild_id}/roles", false, getGuildRoles},
	{"GET", "/guilds/{guild_id}/members", false, getGuildMembers},
	{"GET", "/guilds/{guild_id}/members/{user_id}", false, getGuildMember},
	{"GET", "/guilds/{guild_id}/threads/active", false, getActiveThreads},

	{"GET", "/channels/{channel_id}", false, getChannel},
	{"PATCH", "/channels/{channel_id}", false, editChannel},
	{"DELETE", "/channels/{channel_id}", false, deleteChannel},
	{"POST", "/channels/{channel_id}/typing", false, startTyping},
	{"GET", "/channels/{channel_id}/messages", false, listMessages},
	{"POST", "/channels/{channel_id}/messages", false, createMessage},
	{"GET", "/channels/{channel_id}/messages/{message_id}", false, getMessage},
	{"PATCH", "/channels/{channel_id}/messages/{message_id}", false, editMessage},
	{"DELETE", "/channels/{channel_id}/messages/{message_id}", false, deleteMessage},
	{"POST", "/channels/{channel_id}/messages/{message_id}/threads", false, createThreadFromMessage},
	{"POST", "/channels/{channel_id}/threads", false, createThread},
	{"GET", "/channels/{channel_id}/thread-members", false, listThreadMembers},
	{"PUT", "/channels/{channel_id}/thread-members/@me", false, joinThread},
	{"DELETE", "/channels/{channel_id}/thread-members/@me", false, leaveThread},
	{"GET", "/channels/{channel_id}/thread-members/{user_id}", false, getThreadMember},
	{"PUT", "/channels/{channel_id}/thread-members/{user_id}", false, addThreadMember},
	{"DELETE", "/channels/{channel_id}/thread-members/{user_id}", false, removeThreadMember},

	{"GET", "/applications/{application_id}/commands", false, listCommands},
	{"PUT", "/applications/{application_id}/commands", false, replaceCommands},
	{"POST", "/applications/{application_id}/commands", false, createCommand},
	{"GET", "/applications/{application_id}/commands/{command_id}", false, getCommand},
	{"DELETE", "/applications/{application_id}/commands/{command_id}", false, deleteCommand},
	{"GET", "/applications/{application_id}/emojis", false, listEmojis},
	{"POST", "/applications/{application_id}/emojis", false, createEmoji},
	{"GET", "/applications/{application_id}/emojis/{emoji_id}", false, getEmoji},
	{"PATCH", "/applications/{application_id}/emojis/{emoji_id}", false, editEmoji},
	{"DELETE", "/applications/{application_id}/emojis/{emoji_id}", false, deleteEmoji},
	{"GET", "/applications/{application_id}/guilds/{guild_id}/commands", false, listCommands},
	{"PUT", "/applications/{application_id}/guilds/{guild_id}/commands", false, replaceCommands},
	{"POST", "/applications/{application_id}/guilds/{guild_id}/commands", false, createCommand},
	{"GET", "/applications/{application_id}/guilds/{guild_id}/commands/{command_id}", false, getCommand},
	{"DELETE", "/applications/{application_id}/guilds/{guild_id}/commands/{command_id}", false, deleteCommand},

	{"POST", "/interactions/{interaction_id}/{interaction_token}/callback", true, respond},
	{"POST", "/webhooks/{webhook_id}/{webhook_token}", true, createFollowup},
	{"GET", "/webhooks/{webhook_id}/{webhook_token}/messages/{message_id}", true, getFollowup},
	{"PATCH", "/webhooks/{webhook_id}/{webhook_token}/messages/{message_id}", true, editFollowup},
	{"DELETE", "/webhooks/{webhook_id}/{webhook_token}/messages/{message_id}", true, deleteFollowup},
}

// apiPath returns a path without /api/v9 or /api/v10 and without a slash at the end. ok is false for any other path.
func apiPath(path string) (rest string, ok bool) {
	for _, version := range []string{"/api/v9", "/api/v10"} {
		if rest, found := strings.CutPrefix(path, version); found && (rest == "" || rest[0] == '/') {
			return strings.TrimSuffix(rest, "/"), true
		}
	}
	return "", false
}

// match returns the route of a call and the variable parts of its path. Without one found is false, and other says
// whether the path has a route with another method.
func match(method, path string) (rt route, params map[string]string, found, other bool) {
	steps := strings.Split(path, "/")
	for _, candidate := range routes {
		p, ok := matchPath(strings.Split(candidate.template, "/"), steps)
		if !ok {
			continue
		}
		if candidate.method == method {
			return candidate, p, true, false
		}
		other = true
	}
	return route{}, nil, false, other
}

// matchPath returns the variable parts of a path that fits a template, by their names.
func matchPath(pattern, steps []string) (map[string]string, bool) {
	if len(pattern) != len(steps) {
		return nil, false
	}
	params := map[string]string{}
	for i, p := range pattern {
		switch {
		case p == steps[i]:
		case strings.HasPrefix(p, "{") && steps[i] != "" && steps[i] != "@me":
			params[strings.Trim(p, "{}")] = steps[i]
		default:
			return nil, false
		}
	}
	return params, true
}
