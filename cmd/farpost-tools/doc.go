// Command farpost-tools has the commands for developers of Farpost: self-play, the coverage of the contracts by
// scenarios, samples of every picture, and load. They are a program of their own so that the bot does not carry what
// only they need.
//
//	farpost-tools selfplay -game farwald -matches 200
//	farpost selfplay -game farwald -matches 200   # the same: farpost runs this program
//
// "farpost help" lists them.
package main
