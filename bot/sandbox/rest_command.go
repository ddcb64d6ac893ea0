package sandbox

import (
	"net/http"
	"strconv"
)

// maxCommands is how many slash commands a scope may have.
const maxCommands = 100

// scope returns the guild of a call about commands, "" for the global ones.
func (a *api) scope(r *request) (guildID string, err *apiError) {
	if id := r.params["application_id"]; id != a.w.App {
		if !isSnowflake(id) {
			return "", badParam("application_id", id)
		}
		return "", refuse(http.StatusForbidden, 20012, "You are not authorized to perform this action on this application")
	}
	if r.params["guild_id"] == "" {
		return "", nil
	}
	return a.w.Guild.ID, a.mustGuild(r)
}

func listCommands(a *api, r *request) (any, *apiError) {
	scope, err := a.scope(r)
	if err != nil {
		return nil, err
	}
	return a.w.sortedCommands(scope), nil
}

// replaceCommands overwrites all commands of a scope; one that had the same name and type keeps
// its id.
func replaceCommands(a *api, r *request) (any, *apiError) {
	scope, err := a.scope(r)
	if err != nil {
		return nil, err
	}
	items := r.body.list(0, 130)
	r.body.mustList()
	list := make([]Command, 0, len(items))
	names := map[string]bool{}
	slash := 0
	for _, item := range items {
		c := readCommand(item)
		if key := strconv.Itoa(c.Type) + c.Name; names[key] {
			item.at("name").bad("APPLICATION_COMMANDS_DUPLICATE_NAME", "Application command names must be unique")
		} else {
			names[key] = true
		}
		if c.Type == 1 {
			slash++
		}
		list = append(list, c)
	}
	if err := r.form.err(); err != nil {
		return nil, err
	}
	if slash > maxCommands {
		return nil, errTooManyCommands
	}
	old := a.w.sortedCommands(scope)
	for _, c := range old {
		delete(a.w.commands, c.ID)
		a.w.touch(kindCommand, c.ID)
	}
	for i := range list {
		a.keepCommand(&list[i], scope, old)
	}
	a.w.notify(event{Kind: commandsChanged})
	return a.w.sortedCommands(scope), nil
}

// keepCommand registers a command, under the id of an old one of the same name and type.
func (a *api) keepCommand(c *Command, scope string, old []*Command) (existed bool) {
	for _, o := range old {
		if o.Name == c.Name && o.Type == c.Type {
			c.ID, existed = o.ID, true
		}
	}
	if c.ID == "" {
		c.ID = a.w.newID()
	}
	c.ApplicationID, c.GuildID, c.Version = a.w.App, scope, a.w.newID()
	a.w.commands[c.ID] = c
	a.w.touch(kindCommand, c.ID)
	return existed
}

func createCommand(a *api, r *request) (any, *apiError) {
	scope, err := a.scope(r)
	if err != nil {
		return nil, err
	}
	c := readCommand(r.body)
	if err := r.form.err(); err != nil {
		return nil, err
	}
	old := a.w.sortedCommands(scope)
	existed := a.keepCommand(&c, scope, old)
	if !existed {
		if len(old) >= maxCommands {
			delete(a.w.commands, c.ID)
			return nil, errTooManyCommands
		}
		r.status = http.StatusCreated
	}
	a.w.notify(event{Kind: commandsChanged})
	return c, nil
}

func (a *api) mustCommand(r *request) (*Command, *apiError) {
	scope, err := a.scope(r)
	if err != nil {
		return nil, err
	}
	c := a.w.commands[r.params["command_id"]]
	if c == nil || c.GuildID != scope {
		return nil, errUnknownCommand
	}
	return c, nil
}

func getCommand(a *api, r *request) (any, *apiError) {
	c, err := a.mustCommand(r)
	if err != nil {
		return nil, err
	}
	return c, nil
}

func deleteCommand(a *api, r *request) (any, *apiError) {
	c, err := a.mustCommand(r)
	if err != nil {
		return nil, err
	}
	delete(a.w.commands, c.ID)
	a.w.touch(kindCommand, c.ID)
	a.w.notify(event{Kind: commandsChanged})
	return nil, nil
}
