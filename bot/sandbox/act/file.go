package act

import (
	"encoding/json"
	"fmt"

	"farpost/bot/sandbox/resource"
)

// readFileValue takes an attached file in, and adds it to the resolved data; the option's value is its id. Such
// files belong to no message: the last few are kept in memory for the bot to fetch, as Discord keeps them for
// a while.
func (a *Acts) readFileValue(channel string, x any, resolved resource.Object) (value any, reason string) {
	f, ok := x.(File)
	if !ok {
		raw, err := json.Marshal(x)
		if err != nil || json.Unmarshal(raw, &f) != nil {
			return nil, "must be a file"
		}
	}
	switch {
	case f.Name == "":
		return nil, "must be a file with a name"
	case len(f.Data) > a.fileBytes:
		return nil, fmt.Sprintf("must have at most %d bytes", a.fileBytes)
	}
	id, name := a.W.NewID(), resource.SafeName(f.Name)
	address := a.W.FileURL(channel, id, name)
	o := resource.Object{"id": id, "filename": name, "size": len(f.Data), "url": address, "proxy_url": address, "ephemeral": true}
	if f.Type != "" {
		o["content_type"] = f.Type
	}
	files, _ := resolved["attachments"].(resource.Object)
	if files == nil {
		files = resource.Object{}
		resolved["attachments"] = files
	}
	files[id] = o
	a.W.LendFile(id, f.Data)
	return id, ""
}
