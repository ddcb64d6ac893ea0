package sandbox

import (
	"net/http"
)

// maxCommands is how many slash commands a scope may have.
const maxCommands = 100

// scope returns the guild of a call about commands, "" for the global ones.
func (s *Server) scope(r *request) (guildID string, err *apiError) {
	if id := r.params["application_id"]; id != s.w.App {
		if !isSnowflake(id) {
			return "", badParam("application_id", id)
		}
		return "", refuse(http.StatusForbidden, 20012, "You are not authorized to perform this action on this application")
	}
	if r.params["guild_id"] == "" {
		return "", nil
	}
	return s.w.Guild.ID, s.mustGuild(r)
}

func listCommands(s *Server, r *request) (any, *apiError) {
	scope, err := s.scope(r)
	if err != nil {
		return nil, err
	}
	return s.w.sortedCommands(scope), nil
}

// replaceCommands overwrites all commands of a scope; one that had the same name and type keeps
// its id.
func replaceCommands(s *Server, r *request) (any, *apiError) {
	scope, err := s.scope(r)
	if err != nil {
		return nil, err
	}
	items := r.body.list(0, 130)
	if _, isList := r.body.v.([]any); !isList {
		r.body.bad("LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
	}
	list := make([]Command, 0, len(items))
	names := map[string]bool{}
	slash := 0
	for _, item := range items {
		c := readCommand(item)
		if key := itoa(c.Type) + c.Name; names[key] {
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
	old := s.w.sortedCommands(scope)
	for _, c := range old {
		delete(s.w.commands, c.ID)
		s.w.touch(kindCommand, c.ID)
	}
	for i := range list {
		s.keepCommand(&list[i], scope, old)
	}
	s.commandsChanged()
	return s.w.sortedCommands(scope), nil
}

// keepCommand registers a command, under the id of an old one of the same name and type.
func (s *Server) keepCommand(c *Command, scope string, old []*Command) (existed bool) {
	for _, o := range old {
		if o.Name == c.Name && o.Type == c.Type {
			c.ID, existed = o.ID, true
		}
	}
	if c.ID == "" {
		c.ID = s.newID()
	}
	c.ApplicationID, c.GuildID, c.Version = s.w.App, scope, s.newID()
	s.w.commands[c.ID] = c
	s.w.touch(kindCommand, c.ID)
	return existed
}

func createCommand(s *Server, r *request) (any, *apiError) {
	scope, err := s.scope(r)
	if err != nil {
		return nil, err
	}
	c := readCommand(r.body)
	if err := r.form.err(); err != nil {
		return nil, err
	}
	old := s.w.sortedCommands(scope)
	existed := s.keepCommand(&c, scope, old)
	if !existed {
		if len(old) >= maxCommands {
			delete(s.w.commands, c.ID)
			return nil, errTooManyCommands
		}
		r.status = http.StatusCreated
	}
	s.commandsChanged()
	return c, nil
}

func (s *Server) mustCommand(r *request) (*Command, *apiError) {
	scope, err := s.scope(r)
	if err != nil {
		return nil, err
	}
	c := s.w.commands[r.params["command_id"]]
	if c == nil || c.GuildID != scope {
		return nil, errUnknownCommand
	}
	return c, nil
}

func getCommand(s *Server, r *request) (any, *apiError) {
	c, err := s.mustCommand(r)
	if err != nil {
		return nil, err
	}
	return c, nil
}

func deleteCommand(s *Server, r *request) (any, *apiError) {
	c, err := s.mustCommand(r)
	if err != nil {
		return nil, err
	}
	delete(s.w.commands, c.ID)
	s.w.touch(kindCommand, c.ID)
	s.commandsChanged()
	return nil, nil
}

func (s *Server) commandsChanged() {
	s.live.each(func(sub *subscriber) {
		sub.send(object{"type": "commands", "commands": s.commandsFor(sub.member)})
	})
}
