// Package ranking shows how people do in the matches of a server. What it shows lies in package results; nothing here
// is written but the beginning of a season.
//
//	/leaderboard  the ratings of a game in a season, ten on a page (leaderboard.go)
//	/profile      a person's rating, series against others, last matches and earlier seasons (profile.go)
//	/season       begins a new season; for those who may manage the server (season.go)
//
// All answer privately and call people by their names, so nobody is pinged. They show results of matches in this server
// only, which everybody there could watch.
package ranking
