// Command farpost is the Farpost bot and its tools. Without arguments it runs the bot: on Discord when
// DISCORD_TOKEN is set, else on a sandbox in the browser. "farpost help" lists the tools.
package main
