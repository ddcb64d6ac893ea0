// chatheading.js is the line above a conversation: where one is, and what can be done there.
import * as api from "./api.js";
import { h, icon, redraw } from "./dom.js";
import { icons } from "./icons.js";
import { confirm } from "./dialogs.js";
import { notice } from "./notices.js";

const empty = { text: "Channels", thread: "Threads", dm: "Direct messages" };

// chathead fills the heading of a pane. kind is the pane's when there is no channel;
// open(id) leads to another channel; choose() lets the visitor pick one (on a phone).
export function chathead(node, view, channel, kind, { open, choose }) {
  const shape = { text: icons.hash, thread: icons.thread, private_thread: icons.lock, dm: icons.mail }[channel?.kind ?? kind];
  const parent = view.channels.get(channel?.parent_id);
  const title = h("h2", { class: "chat-title", data: { testid: "chat-title" } }, channel?.name ?? empty[kind]);
  const state = channel?.archived ? "Archived" : channel?.locked ? "Locked" : "";
  const closed = channel?.kind === "dm" && view.member?.dms_open === false;
  redraw(node,
    parent && h("button", { type: "button", class: "crumb", data: { key: "crumb", testid: "crumb" }, on: { click: () => open(parent.id) } }, "#" + parent.name, h("span", { class: "crumb-sep", "aria-hidden": "true", text: "›" })),
    icon(shape, 20), title,
    h("button", { type: "button", class: "icon-button choose", "aria-label": "Choose another", title: "Choose another", data: { key: "choose", testid: "choose-channel" }, on: { click: choose } }, icon(icons.down)),
    state && h("span", { class: "pill", text: state }),
    closed && h("span", { class: "pill warn", text: "DMs closed", title: "The bot cannot write to this member now." }),
    channel?.topic && h("p", { class: "topic", text: channel.topic, title: channel.topic }),
    channel?.parent_id && view.member?.administrator && h("button", { type: "button", class: "icon-button end", "aria-label": "Delete this thread", title: "Delete this thread", data: { key: "delete", testid: "delete-thread" }, on: { click: () => remove(view, channel) } }, icon(icons.bin, 18)));
}

async function remove(view, channel) {
  if (!await confirm("Delete this thread?", `“${channel.name}” and its messages disappear for everyone, as when a moderator deletes them.`, "Delete")) return;
  await api.removeThread(view.memberID, channel.id).catch((refusal) => notice(refusal.message));
}
