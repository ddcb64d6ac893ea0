package tournaments

import "farpost/bot/discord/route"

// unpaged is an argument without the number of a page.
func unpaged(args []string) []string {
	if n := len(args); n > 0 && args[n-1] == route.PageAt(route.PageOf(args)) {
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
