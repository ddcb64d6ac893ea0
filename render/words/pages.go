package words

import "strings"

// pageMost is the greatest length of a page of text, in the units that Discord counts: a message has room for 2,000.
const pageMost = 1900

// eventAlt is the greatest length of the description of an event's picture.
const eventAlt = 1000

// paged joins lines to pages. Each begins with head and ends with foot, of which either may be empty. A line that is
// longer than a page is cut.
func paged(head, foot string, lines []string) []string {
	head, foot = cutTo(head, pageMost/4), cutTo(foot, pageMost/2)
	wrap := func(body string) string {
		return strings.Join(present(head, body, foot), "\n")
	}
	var out []string
	body := ""
	for _, l := range lines {
		next := strings.Join(present(body, l), "\n")
		if units(wrap(next)) > pageMost && body != "" {
			out = append(out, wrap(body))
			next = l
		}
		body = cutTo(next, pageMost-units(wrap(""))-2)
	}
	return append(out, wrap(body))
}

// present leaves out empty texts.
func present(texts ...string) (out []string) {
	for _, t := range texts {
		if t != "" {
			out = append(out, t)
		}
	}
	return out
}

// cutTo cuts a text to a length, with an ellipsis if something had to go.
func cutTo(t string, most int) string { return upTo(most, present(t)) }

// shortest returns the first of texts that has at most so many units; if there is none the last one, cut.
func shortest(most int, texts ...func() string) string {
	out := ""
	for _, f := range texts {
		if out = f(); units(out) <= most {
			return out
		}
	}
	return cutTo(out, most)
}
