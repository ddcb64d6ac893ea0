package laws

import "fmt"

// Signs: in a world in which nothing goes wrong everybody gets a sign in time of what they did.
func Signs(e Evidence) []string {
	if e.Faults || e.Unanswered == 0 {
		return nil
	}
	return []string{fmt.Sprintf("%d times somebody did something and got no sign", e.Unanswered)}
}
