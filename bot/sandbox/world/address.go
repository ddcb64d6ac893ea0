package world

import (
	"encoding/json"
	"fmt"
	"net/url"
	"strings"
)

// Rebase mends the addresses of attachments after a restart at another address.
func (w *World) Rebase(url string) error {
	old := w.Base
	if old == url {
		return nil
	}
	w.Base = url
	w.Touch(kindHead, "")
	if old == "" {
		return nil
	}
	for id, m := range w.Messages {
		raw, err := json.Marshal(m)
		if err != nil {
			return fmt.Errorf("sandbox state: message %s: %w", id, err)
		}
		mended := strings.ReplaceAll(string(raw), old+"/attachments/", url+"/attachments/")
		if mended == string(raw) {
			continue
		}
		*m = Message{}
		if err := json.Unmarshal([]byte(mended), m); err != nil {
			return fmt.Errorf("sandbox state: message %s: %w", id, err)
		}
		w.Touch(KindMessage, id)
	}
	return nil
}

// GatewayURL returns the address of the gateway.
func (w *World) GatewayURL() string { return "ws" + strings.TrimPrefix(w.Base, "http") + "/gateway" }

// FileURL returns the address of a file in a channel.
func (w *World) FileURL(channelID, fileID, name string) string {
	return w.Base + "/attachments/" + channelID + "/" + fileID + "/" + url.PathEscape(name)
}
