// Command farpost is the Farpost bot. Without arguments it runs: on Discord when DISCORD_TOKEN is set, else on a
// sandbox in the browser. "farpost help" lists its commands.
//
// The developers' commands (selfplay, coverage, gallery) are those of a second program, farpost-tools, so that the bot
// does not carry self-play and scenarios. "farpost selfplay" runs it as git runs its external commands. It is looked
// for
//
//   - beside this program, where "go build -o DIR/ ./cmd/..." puts it
//   - on PATH
//   - in the checkout around the working folder, where the go command builds it (once, into its cache)
//
// and takes this program's place: arguments, standard streams, signals and exit status are its own.
package main
