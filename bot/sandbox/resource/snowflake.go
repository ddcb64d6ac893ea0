package resource

import (
	"strconv"
	"time"
)

// discordEpoch is the first millisecond of 2015, from which snowflakes count.
const discordEpoch = 1420070400000

// Snowflakes hands out ids: the clock's milliseconds in the upper bits and a counter below. They grow strictly, even
// while the clock stands still. The same calls at the same times give the same ids.
type Snowflakes struct {
	Last uint64 `json:"last"`
}

// Next returns an id that is greater than all before.
func (s *Snowflakes) Next(now time.Time) string {
	id := uint64(now.UnixMilli()-discordEpoch) << 22
	if id <= s.Last {
		id = s.Last + 1
	}
	s.Last = id
	return strconv.FormatUint(id, 10)
}

// SnowflakeTime returns when an id was made, to the millisecond. ok is false for a text that is no number.
func SnowflakeTime(id string) (t time.Time, ok bool) {
	n, err := strconv.ParseUint(id, 10, 64)
	if err != nil {
		return time.Time{}, false
	}
	return time.UnixMilli(int64(n>>22) + discordEpoch).UTC(), true
}

// IDLess says whether an id is the smaller number, and so the older.
func IDLess(a, b string) bool {
	if len(a) != len(b) {
		return len(a) < len(b)
	}
	return a < b
}

// IsSnowflake says whether a text is an id: a number of 64 bits without leading zeros.
func IsSnowflake(s string) bool {
	if s == "" || len(s) > 20 || (len(s) > 1 && s[0] == '0') {
		return false
	}
	_, err := strconv.ParseUint(s, 10, 64)
	return err == nil
}
