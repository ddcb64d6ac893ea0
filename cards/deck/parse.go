package deck

import (
	"regexp"
	"strconv"
	"strings"
	"unicode"

	"golang.org/x/text/unicode/norm"
)

// Limits of a pasted text.
const (
	maxText  = 64 << 10
	maxLines = 2000
	maxCount = 999
	maxEcho  = 60 // runes of a person's text that a message repeats
)

// line is a line of a text. It names a card (n is more than 0), cannot be read (code is the message), or is a note or
// blank (neither).
type line struct {
	no   int // from 1
	n    int
	name string
	// full is the name with what stands behind "//": a comment, or the second name of a card of two; "" without it.
	full string
	code string
	raw  string // as written, without invisible characters
	// general says that it is a heading as lists of other games have them, such as "Creatures (12)"; side, that it is
	// one of a sideboard, or a card of one ("SB: 1 Card Name").
	general, side bool
}

// parse splits a text into lines; ok is false if it is too long for a deck.
func parse(s string) (lines []line, ok bool) {
	if len(s) > maxText {
		return nil, false
	}
	s = strings.TrimPrefix(s, "\ufeff")
	if written, ok := fromXML(s); ok {
		s = written
	}
	all := strings.Split(ends.Replace(s), "\n")
	if len(all) > maxLines {
		return nil, false
	}
	for i, raw := range all {
		l := line{no: i + 1, raw: strings.TrimSpace(visible(raw))}
		named := i > 0 && strings.EqualFold(lines[i-1].raw, "about") && called.MatchString(l.raw)
		if named || isNote(l.raw) {
			lines = append(lines, l)
			continue
		}
		said := sideCard.ReplaceAllString(l.raw, "")
		l.n, l.name, l.code = parseLine(said)
		l.full = fullName(said)
		if l.side = said != l.raw; l.code != "" {
			words := headingWords(l.raw)
			l.general = isHeading(words)
			l.side = l.side || l.general && sideHeadings[words[0]]
		}
		lines = append(lines, l)
	}
	return lines, true
}

// ends are the ways to end a line.
var ends = strings.NewReplacer("\r\n", "\n", "\r", "\n", "\u2028", "\n", "\u2029", "\n", "\v", "\n", "\f", "\n")

// visible drops what cannot be seen: control characters and marks of direction or of zero width. It makes every kind of
// space a plain one, and every invalid byte a question mark.
func visible(s string) string {
	return strings.Map(func(r rune) rune {
		switch {
		case unicode.IsSpace(r):
			return ' '
		case unicode.In(r, unicode.Cc, unicode.Cf, unicode.Co, unicode.Cs):
			return -1
		case r == unicode.ReplacementChar:
			return '?'
		}
		return r
	}, s)
}

// isNote reports whether a line is blank, a comment, or says something of the list that is no card, as Forge writes it
// ("Name=Small"), or the sign of a part that holds such lines. MTG Arena writes the name behind a line "About".
func isNote(raw string) bool {
	return raw == "" || strings.HasPrefix(raw, "#") || strings.HasPrefix(raw, "//") || about.MatchString(raw)
}

// Lines that are about a list, and the sign before a card of a sideboard.
var (
	about = regexp.MustCompile(
		`^(?i:about|\[metadata\]|(?:name|title|description|comment|deck type|set|image|tags)\s*=.*)$`)
	called   = regexp.MustCompile(`^(?i:name\s.*)$`)
	sideCard = regexp.MustCompile(`^(?i:sb:)\s*`)
)

// parseLine reads "3 Card Name" in all the forms in which lists have it: "3x Card Name", "Card Name x3", "3,Card Name",
// with a set's sign and number behind the name, and with a comment; code is the message for anything else.
func parseLine(t string) (n int, name, code string) {
	count, name := splitCount(comment.ReplaceAllString(norm.NFKC.String(t), ""))
	if count == "" { // it may stand behind a second name
		count, _ = splitCount(remark.ReplaceAllString(norm.NFKC.String(t), ""))
	}
	name = tail.ReplaceAllString(name, "")
	if !strings.ContainsFunc(name, unicode.IsLetter) {
		return 0, "", "V-SYNTAX"
	}
	n, err := strconv.Atoi(count)
	if err != nil || n < 1 || n > maxCount {
		return 0, "", "V-COUNT"
	}
	return n, name, ""
}

// fullName is the name of a line with what stands behind "//"; "" if nothing does.
func fullName(t string) string {
	plain := remark.ReplaceAllString(norm.NFKC.String(t), "")
	if !strings.Contains(plain, " // ") {
		return ""
	}
	_, name := splitCount(plain)
	return tail.ReplaceAllString(name, "")
}

// leading is a count in front: "3 ", "3x ", "3 x ", and "3x" without a space.
var leading = regexp.MustCompile(`^([+-]?[\d.,]+)(?:\s*[xX×*]\s+|[xX×*]|\s+|$)(.*)$`)

// setSign is the sign of a set, such as "(EMB)" or "[2X2]": two to eight letters and digits, of which one is a letter.
const setSign = `[(\[](?:\pL[\pL\pN]{1,7}|\pN[\pL\pN]{0,6}\pL[\pL\pN]{0,6})[)\]]`

// Forms of lines: a comment behind a card, the sign of a set and a card's number in it, a count behind the name, and
// rows of a table with the count in either column.
var (
	comment = regexp.MustCompile(`\s+(#|//).*$`)
	remark  = regexp.MustCompile(`\s+#.*$`)
	tail    = regexp.MustCompile(`(?:\s+` + setSign + `(?:\s+\S*\pN\S*)?|\|.*?)?` +
		`(?:\s+\*\pL+\*|\s+\^[^^]*\^|\s+\[[^\]]*\])*$`)
	behind   = regexp.MustCompile(`^(.*\pL.*?)\s+(?:[xX×*]\s?(\d+)|(\d+)[xX×])$`)
	rowFront = regexp.MustCompile(`^"?(\d+)"?\s*[,;]\s*(?:"([^"]+)"|([^,;"]*\pL.*))$`)
	rowBack  = regexp.MustCompile(`^(?:"([^"]+)"|([^"]*\pL[^;"]*?))\s*[,;]\s*"?(\d+)"?$`)
)

// splitCount parts the number of a line from its name; count is "" if there is none.
func splitCount(t string) (count, name string) {
	if m := rowFront.FindStringSubmatch(t); m != nil {
		return m[1], strings.TrimSpace(m[2] + m[3])
	}
	if m := rowBack.FindStringSubmatch(t); m != nil {
		return m[3], strings.TrimSpace(m[1] + m[2])
	}
	if m := behind.FindStringSubmatch(t); m != nil && !leading.MatchString(t) {
		return m[2] + m[3], strings.TrimSpace(m[1])
	}
	if m := leading.FindStringSubmatch(t); m != nil {
		return m[1], strings.TrimSpace(m[2])
	}
	return "", t
}

// echo shortens a person's text so that a message can repeat it.
func echo(s string) string {
	r := []rune(s)
	if len(r) > maxEcho {
		return string(r[:maxEcho-1]) + "…"
	}
	return s
}

// headings are the words over the parts of lists of other games, and over the columns of tables.
var headings = map[string]bool{}

func init() {
	for _, w := range strings.Fields("deck main mainboard maindeck creatures creature spells spell lands land artifacts " +
		"enchantments instants sorceries planeswalkers monsters traps sideboard maybeboard cards card count quantity qty " +
		"name number total decklist list mazzo principale creature magie terre artefatti incantesimi istantanei " +
		"stregonerie side considering riserva riserve commander companion carte carta numero quantita nome totale lista resonators chants additions regalia stones rulers " +
		"risonatori canti addizioni emblemi pietre sovrani evocations attacks mystics protections recoveries evocazioni " +
		"attacchi mistiche protezioni recuperi of the delle di") {
		headings[w] = true
	}
}

// sideHeadings begin the headings of cards that do not belong to a deck.
var sideHeadings = map[string]bool{"sideboard": true, "side": true, "maybeboard": true, "considering": true,
	"riserva": true, "riserve": true}

// headingWords are the words of a line as headings are written; "[Main]" is "main".
func headingWords(raw string) []string { return strings.Fields(Fold(strings.Trim(raw, "[]"))) }

// isHeading reports whether words are a heading or the first row of a table: nothing but such words and a number.
func isHeading(words []string) bool {
	for _, w := range words {
		if !headings[w] && strings.Trim(w, "0123456789") != "" {
			return false
		}
	}
	return len(words) > 0 && headings[words[0]]
}
