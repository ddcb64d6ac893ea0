package act

import (
	"encoding/json"
	"fmt"

	"farpost/bot/sandbox/resource"
)

// readFileValue takes in a file that comes with a command, and adds it to resolved. The option's value is the file's
// id. No message shows the file, so it is only lent: the bot can fetch it for a while, as on Discord.
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
	id, name := a.w.NewID(), resource.SafeName(f.Name)
	address := a.w.FileURL(channel, id, name)
	o := resource.Object{
		"id": id, "filename": name, "size": len(f.Data), "url": address, "proxy_url": address, "ephemeral": true,
	}
	if f.Type != "" {
		o["content_type"] = f.Type
	}
	files, _ := resolved["attachments"].(resource.Object)
	if files == nil {
		files = resource.Object{}
		resolved["attachments"] = files
	}
	files[id] = o
	a.w.LendFile(id, f.Data)
	return id, ""
}
