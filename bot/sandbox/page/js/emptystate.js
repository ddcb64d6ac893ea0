// emptystate.js says what to do where there is nothing to see.
import { h, icon } from "./dom.js";
import { icons } from "./icons.js";

// emptiness returns the nodes for an empty pane. channel is undefined when there is none of
// this kind; does holds the ways out: demo (undefined when there is none), channel, dm, slash.
export function emptiness(kind, channel, does) {
  const press = (text, fn, style = 2) => fn && h("button", { type: "button", class: `button style-${style}`, on: { click: fn } }, text);
  if (channel !== undefined) {
    const name = channel.kind === "text" ? "#" + channel.name : channel.name;
    return look(channel.kind === "dm" ? icons.mail : icons.hash, `Nothing in ${name} yet`, "Write / to see what the bot can do.", press("Show the commands", does.slash, 1));
  }
  if (kind === "thread") {
    const text = does.demo ? "A match opens one. Start a demo match, or write a command in the channel." : "A match opens one. Write a command in the channel.";
    return look(icons.thread, "No thread yet", text, press("Start a demo match", does.demo, 1), press("Go to the channel", does.channel));
  }
  if (kind === "dm") return look(icons.mail, "No direct messages yet", "The bot writes here when something is for this member alone.", press("Open the conversation", does.dm, 1));
  return look(icons.hash, "No channel", "This member sees no channel of the server.");
}

function look(shape, title, text, ...buttons) {
  return [icon(shape, 40), h("h3", { text: title }), h("p", { text }), h("div", { class: "empty-actions" }, buttons)];
}
