package rest

import (
	"net/http"
	"strconv"

	"farpost/bot/sandbox/form"
	"farpost/bot/sandbox/resource"
	"farpost/bot/sandbox/world"
)

// maxCommands is how many slash commands there may be in a scope: the guild's, or the global ones.
const maxCommands = 100

// scope returns the guild of a call about commands, "" for global ones.
func (a *API) scope(r *request) (guildID string, err *form.Error) {
	if id := r.params["application_id"]; id != a.w.App {
		if !resource.IsSnowflake(id) {
			return "", form.BadParam("application_id", id)
		}
		return "", form.ErrOtherApplication
	}
	if r.params["guild_id"] == "" {
		return "", nil
	}
	return a.w.Guild.ID, a.mustGuild(r)
}

func listCommands(a *API, r *request) (any, *form.Error) {
	scope, err := a.scope(r)
	if err != nil {
		return nil, err
	}
	return a.w.SortedCommands(scope), nil
}

// replaceCommands replaces all commands of a scope. One with the name and type of an old one gets its id.
func replaceCommands(a *API, r *request) (any, *form.Error) {
	scope, err := a.scope(r)
	if err != nil {
		return nil, err
	}
	items := r.body.List(0, 130)
	r.body.MustList()
	list := make([]resource.Command, 0, len(items))
	names := map[string]bool{}
	slash := 0
	for _, item := range items {
		c := form.ReadCommand(item)
		if key := strconv.Itoa(c.Type) + c.Name; names[key] {
			item.At("name").Bad("APPLICATION_COMMANDS_DUPLICATE_NAME", "Application command names must be unique")
		} else {
			names[key] = true
		}
		if c.Type == 1 {
			slash++
		}
		list = append(list, c)
	}
	if err := r.form.Err(); err != nil {
		return nil, err
	}
	if slash > maxCommands {
		return nil, form.ErrTooManyCommands
	}
	old := a.w.SortedCommands(scope)
	for _, c := range old {
		a.w.RemoveCommand(c.ID)
	}
	for i := range list {
		a.putCommand(&list[i], scope, old)
	}
	a.w.Notify(world.Event{Kind: world.CommandsChanged})
	return a.w.SortedCommands(scope), nil
}

// putCommand registers a command, under the id of an old one with its name and type. existed says whether there is one.
func (a *API) putCommand(c *resource.Command, scope string, old []*resource.Command) (existed bool) {
	for _, o := range old {
		if o.Name == c.Name && o.Type == c.Type {
			c.ID, existed = o.ID, true
		}
	}
	if c.ID == "" {
		c.ID = a.w.NewID()
	}
	c.ApplicationID, c.GuildID, c.Version = a.w.App, scope, a.w.NewID()
	a.w.PutCommand(c)
	return existed
}

func createCommand(a *API, r *request) (any, *form.Error) {
	scope, err := a.scope(r)
	if err != nil {
		return nil, err
	}
	c := form.ReadCommand(r.body)
	if err := r.form.Err(); err != nil {
		return nil, err
	}
	old := a.w.SortedCommands(scope)
	existed := a.putCommand(&c, scope, old)
	if !existed {
		if len(old) >= maxCommands {
			a.w.RemoveCommand(c.ID)
			return nil, form.ErrTooManyCommands
		}
		r.status = http.StatusCreated
	}
	a.w.Notify(world.Event{Kind: world.CommandsChanged})
	return c, nil
}

// mustCommand returns the command of a call.
func (a *API) mustCommand(r *request) (*resource.Command, *form.Error) {
	scope, err := a.scope(r)
	if err != nil {
		return nil, err
	}
	c := a.w.Commands[r.params["command_id"]]
	if c == nil || c.GuildID != scope {
		return nil, form.ErrUnknownCommand
	}
	return c, nil
}

func getCommand(a *API, r *request) (any, *form.Error) {
	c, err := a.mustCommand(r)
	if err != nil {
		return nil, err
	}
	return c, nil
}

func deleteCommand(a *API, r *request) (any, *form.Error) {
	c, err := a.mustCommand(r)
	if err != nil {
		return nil, err
	}
	a.w.RemoveCommand(c.ID)
	a.w.Notify(world.Event{Kind: world.CommandsChanged})
	return nil, nil
}
