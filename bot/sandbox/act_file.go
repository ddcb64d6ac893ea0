package sandbox

import (
	"encoding/json"
	"fmt"
)

// File is the value of an option that takes an attachment, as a member fills it in.
type File struct {
	Name string `json:"filename"`
	// Type is the MIME type that the browser gave it, "" for none.
	Type string `json:"content_type"`
	Data []byte `json:"data"` // base64 in JSON
}

// readFileValue takes an attached file in, and adds it to the resolved data; the option's value is its id. Such
// files belong to no message: the last few are kept in memory for the bot to fetch, as Discord keeps them for
// a while.
func (a *acts) readFileValue(channel string, x any, resolved object) (value any, reason string) {
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
	id, name := a.w.newID(), safeName(f.Name)
	address := a.w.fileURL(channel, id, name)
	o := object{"id": id, "filename": name, "size": len(f.Data), "url": address, "proxy_url": address, "ephemeral": true}
	if f.Type != "" {
		o["content_type"] = f.Type
	}
	files, _ := resolved["attachments"].(object)
	if files == nil {
		files = object{}
		resolved["attachments"] = files
	}
	files[id] = o
	a.w.lendFile(id, f.Data)
	return id, ""
}
