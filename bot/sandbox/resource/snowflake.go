package resource

import (
	"strconv"
	"time"
)

// discordEpoch is the first millisecond of 2015, from which snowflakes count.
const discordEpoch = 1420070400000

// Snowflakes hands out ids: the clock's milliseconds in the upper bits and a counter below, so
// that they grow strictly even while the clock stands still, and are the same for the same
// sequence of calls at the same times.
type Snowflakes struct {
	Last uint64 `json:"last"`
}

func (s *Snowflakes) Next(now time.Time) string {
	id := uint64(now.UnixMilli()-discordEpoch) << 22
	if id <= s.Last {
		id = s.Last + 1
	}
	s.Last = id
	return strconv.FormatUint(id, 10)
}

// SnowflakeTime returns when an id was made, to the millisecond; ok is false for text that is
// no id.
func SnowflakeTime(id string) (t time.Time, ok bool) {
	n, err := strconv.ParseUint(id, 10, 64)
	if err != nil {
		return time.Time{}, false
	}
	return time.UnixMilli(int64(n>>22) + discordEpoch).UTC(), true
}

// IdLess orders ids as numbers.
func IdLess(a, b string) bool {
	if len(a) != len(b) {
		return len(a) < len(b)
	}
	return a < b
}

func IsSnowflake(s string) bool {
	if s == "" || len(s) > 20 || (len(s) > 1 && s[0] == '0') {
		return false
	}
	_, err := strconv.ParseUint(s, 10, 64)
	return err == nil
}
