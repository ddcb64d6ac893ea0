package sqlite

import (
	"database/sql"
	"encoding/json"

	"farpost/storage"
)

// nullable stores an empty reference as null.
func nullable(text string) sql.NullString {
	return sql.NullString{String: text, Valid: text != ""}
}

// blob stores nil as empty bytes: our columns hold no null.
func blob(bytes []byte) []byte {
	if bytes == nil {
		return []byte{}
	}
	return bytes
}

// bytesOf reads empty bytes as nil.
func bytesOf(blob []byte) []byte {
	if len(blob) == 0 {
		return nil
	}
	return blob
}

// jsonOf reads empty text as no JSON.
func jsonOf(text string) json.RawMessage {
	if text == "" {
		return nil
	}
	return json.RawMessage(text)
}

// flag stores a bool.
func flag(on bool) int64 {
	if on {
		return 1
	}
	return 0
}

// limitOf is a LIMIT for "at most n, 0 for all".
func limitOf(n int) int64 {
	if n <= 0 {
		return -1
	}
	return int64(n)
}

// each converts every row; no rows make a nil slice.
func each[From, To any](rows []From, convert func(From) To) []To {
	if len(rows) == 0 {
		return nil
	}
	out := make([]To, len(rows))
	for i, row := range rows {
		out[i] = convert(row)
	}
	return out
}

var (
	millis  = storage.Millis
	instant = storage.FromMillis
)
