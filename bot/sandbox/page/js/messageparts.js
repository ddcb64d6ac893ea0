// messageparts.js draws the parts of a message around its embeds and components: the line
// above it, its heading, its text, what stands below it, and its tools.
import * as api from "./api.js";
import { h, icon } from "./dom.js";
import { icons } from "./icons.js";
import { apps } from "./apps.js";
import { avatar } from "./avatar.js";
import { confirm } from "./dialogs.js";
import { markdown } from "./markdown.js";
import { nameOf } from "./view.js";
import * as clock from "./clock.js";

// used says which command, by whom, the message answers.
export function used(by, view) {
  if (!by) return null;
  const user = view.user(by.user_id);
  return [icon(icons.reply, 14), avatar(user ?? { id: by.user_id }, view, 16), h("span", {}, h("b", { text: user?.name ?? "Somebody" }), " used ", h("span", { class: "mention", text: by.text }))];
}

// head is the author, the bot's mark and the time.
export function head(message, view) {
  const at = Date.parse(message.timestamp);
  const member = view.user(message.author?.id);
  const locale = view.member?.locale;
  return [
    h("span", { class: "author", vars: member?.colour && { "--colour": member.colour }, text: member?.name ?? nameOf(message.author) }),
    message.author?.bot && h("span", { class: "tag", text: "App" }),
    h("time", { class: "when", datetime: message.timestamp, title: clock.absolute(at, "F", locale), text: clock.short(at, locale) }),
  ];
}

const joins = { 7: "joined the server.", 6: "pinned a message.", 18: "started a thread: " };

// content is the text, or that the bot is still thinking, or what the system tells.
export function content(message, ctx) {
  if (message.x?.thinking) {
    return h("p", { class: "thinking", data: { testid: "thinking" } }, h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i")), `${nameOf(message.author)} is thinking…`);
  }
  const told = joins[message.type];
  const nodes = told === undefined ? markdown(message.content, ctx) : [h("div", { class: "text" }, told, h("b", { text: message.content }))];
  if (message.edited_timestamp) {
    const at = Date.parse(message.edited_timestamp);
    nodes.push(h("span", { class: "edited", title: clock.absolute(at, "F", ctx.view.member?.locale), text: "(edited)" }));
  }
  return nodes;
}

// foot leads to the thread that grew from the message, and marks what nobody else sees.
export function foot(message, ctx) {
  const { x = {} } = message;
  const thread = ctx.view.channels.get(x.thread_id);
  return [
    thread && h("button", { type: "button", class: "thread-card", data: { testid: "open-thread", key: "thread", channel: thread.id }, on: { click: () => ctx.go.channel(thread.id) } },
      icon(icons.thread, 18), h("b", { text: thread.name }), h("span", { text: "Open the thread ›" })),
    x.ephemeral && h("p", { class: "only-you" }, icon(icons.eye, 14), "Only you can see this · ",
      h("button", { type: "button", class: "link-button", data: { testid: "dismiss", key: "dismiss" }, on: { click: () => dismiss(message, ctx) } }, "Dismiss message")),
  ];
}

async function dismiss(message, ctx) {
  await api.dismiss(ctx.view.memberID, message.id).catch((refusal) => ctx.tell(refusal.message));
}

// tools are what the reading member may do to the message; tell(text) shows a problem at it.
export function tools(message, ctx, tell) {
  const view = ctx.view;
  const mine = message.author?.id === view.memberID;
  if (message.x?.ephemeral || !(mine || view.member?.administrator)) return apps(message, { ...ctx, tell });
  const remove = async () => {
    if (!await confirm("Delete this message?", "It disappears for everyone. The bot is told, as on Discord.", "Delete")) return;
    await api.removeMessage(view.memberID, message.id).catch((refusal) => ctx.tell(refusal.message));
  };
  return [apps(message, { ...ctx, tell }), h("button", { type: "button", class: "icon-button", "aria-label": "Delete this message", title: "Delete", data: { testid: "delete-message", key: "delete" }, on: { click: remove } }, icon(icons.bin, 16))];
}
