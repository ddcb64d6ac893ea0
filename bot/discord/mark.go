package discord

import (
	"strings"

	"farpost/storage"
)

// A kept message's Hash column holds the content's hash and, behind "@", the mark in its footer, which an
// edit must not change.

func hashPart(m storage.Message) string {
	h, _, _ := strings.Cut(m.Hash, "@")
	return h
}

func splitMark(m storage.Message) (hash, mark string) {
	hash, mark, _ = strings.Cut(m.Hash, "@")
	return hash, mark
}

func joinMark(hash, mark string) string { return hash + "@" + mark }
