package deliver

import (
	"bytes"
	"encoding/json"

	"github.com/bwmarrin/discordgo"
	lru "github.com/hashicorp/golang-lru/v2"
)

// mostArrivals is how many of the bot's own messages are remembered: far more than can be on their way at once.
const mostArrivals = 4096

// noncePrefix begins the nonce of every message.
const noncePrefix = "farpost-"

// arrivals are the messages of the bot that the gateway has told of since the program started, by nonce. So a row whose
// answer was lost finds its message, also where the bot may not read the history.
type arrivals struct{ seen *lru.Cache[string, string] }

func newArrivals() arrivals {
	seen, err := lru.New[string, string](mostArrivals)
	if err != nil {
		panic(err) // the size is a constant
	}
	return arrivals{seen}
}

// note remembers a message of the bot's own. Others do not carry our nonces, and are not decoded.
func (a arrivals) note(e *discordgo.Event, bot string) {
	if e.Type != "MESSAGE_CREATE" || !bytes.Contains(e.RawData, []byte(noncePrefix)) {
		return
	}
	var m struct {
		ID     string `json:"id"`
		Nonce  any    `json:"nonce"` // a text, or a number from other programs
		Author struct {
			ID string `json:"id"`
		} `json:"author"`
	}
	if json.Unmarshal(e.RawData, &m) != nil || m.Author.ID != bot {
		return
	}
	if nonce, ok := m.Nonce.(string); ok {
		a.seen.Add(nonce, m.ID)
	}
}

// of returns the id of the message with a nonce; "" if the gateway has not told of it.
func (a arrivals) of(nonce string) string {
	id, _ := a.seen.Get(nonce)
	return id
}
