package deck

import (
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"strings"
)

// sideHeading is the heading of a sideboard in a list that we write.
const sideHeading = "Sideboard"

// fromXML writes the list of a file of Magic Online (.dek) or of Cockatrice (.cod) as lines; ok is false for everything
// else. Cards of a sideboard stand below its heading.
func fromXML(s string) (text string, ok bool) {
	if !strings.HasPrefix(strings.TrimSpace(s), "<") {
		return "", false
	}
	var main, side []string
	zone := ""
	for dec := xml.NewDecoder(strings.NewReader(s)); ; {
		tok, err := dec.Token()
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			return "", false // damaged: nobody knows what is missing
		}
		start, is := tok.(xml.StartElement)
		if !is {
			continue
		}
		has := map[string]string{}
		for _, a := range start.Attr {
			has[strings.ToLower(a.Name.Local)] = a.Value
		}
		n := has["quantity"] + has["number"]
		switch {
		case strings.EqualFold(start.Name.Local, "zone"):
			zone = has["name"]
		case n == "" || has["name"] == "":
		case strings.EqualFold(has["sideboard"], "true") || strings.EqualFold(zone, "side"):
			side = append(side, fmt.Sprintf("%s %s", n, has["name"]))
		default:
			main = append(main, fmt.Sprintf("%s %s", n, has["name"]))
		}
	}
	if len(side) > 0 {
		main = append(append(main, sideHeading), side...)
	}
	return strings.Join(main, "\n"), len(main) > 0
}
