package api

import (
	"context"
	"encoding/json"
	"fmt"
	"hash/fnv"
	"net/http"
	"strconv"

	"github.com/bwmarrin/discordgo"
)

// shards is how many of discordgo's buckets interactions share. discordgo keeps a bucket for ever, so one for each
// token would be a leak. It sends the requests of a bucket one after another, so a single bucket would be a queue.
const shards = 64

// shard returns the bucket of an interaction for one purpose.
func shard(what, id string) string {
	h := fnv.New32a()
	h.Write([]byte(id)) // never fails
	return "interaction-" + what + "-" + strconv.Itoa(int(h.Sum32()%shards))
}

// Respond sends the first answer to an interaction. Discord waits 3 seconds for it.
func (c *Client) Respond(ctx context.Context, i *discordgo.Interaction, r *discordgo.InteractionResponse) error {
	raw, err := json.Marshal(r)
	if err != nil {
		return fmt.Errorf("answer interaction %s: %w", i.ID, err)
	}
	url := discordgo.EndpointInteractionResponse(i.ID, i.Token)
	if _, err = c.RequestRaw(http.MethodPost, url, "application/json", raw, shard("answer", i.ID), 0,
		discordgo.WithContext(ctx)); err != nil {
		return fmt.Errorf("answer interaction %s: %w", i.ID, err)
	}
	return nil
}
