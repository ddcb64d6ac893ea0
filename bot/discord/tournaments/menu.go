package tournaments

import "farpost/bot/discord/route"

// pageAt is the number of a page as it stands last in an argument.
func pageAt(n int) string { return route.PageAt(n) }

// pageOf reads the number of a page that stands last; without one it is 0.
func pageOf(args []string) int { return route.PageOf(args) }

// unpaged is an argument without the number of a page.
func unpaged(args []string) []string {
	if n := len(args); n > 0 && args[n-1] == pageAt(pageOf(args)) {
		return args[:n-1]
	}
	return args
}

// last is what stands last in an argument; "" in an empty one.
func last(args []string) string {
	if len(args) == 0 {
		return ""
	}
	return args[len(args)-1]
}
