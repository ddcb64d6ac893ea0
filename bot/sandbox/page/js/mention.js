// mention.js makes the pieces of text that point at something: members, channels, commands,
// moments and links. ctx is {view, go}: view is the reading member's, go says where to lead
// (channel(id), message(channel id, message id), command(text)).
import { h, icon } from "./dom.js";
import { icons } from "./icons.js";
import * as clock from "./clock.js";

export function user(id, ctx) {
  const found = ctx.view.user(id);
  const me = id === ctx.view.memberID ? " mention-me" : "";
  return h("span", { class: "mention" + me, data: { user: id } }, "@" + (found?.name ?? "somebody"));
}

export function role(id, ctx) {
  return h("span", { class: "mention", text: id === ctx.view.guild.id ? "@everyone" : "@role" });
}

export function channel(id, ctx) {
  const found = ctx.view.channels.get(id);
  if (found === undefined) return h("span", { class: "mention", text: "#unknown" });
  const shape = found.kind === "text" ? icons.hash : icons.thread;
  const on = { click: () => ctx.go.channel(id) };
  return h("button", { type: "button", class: "mention", data: { channel: id }, on }, icon(shape, 14), found.name);
}

// time is null when the moment cannot be shown, so that the text stays as it was written.
export function time(unix, style, ctx) {
  const at = Number(unix) * 1000;
  return Math.abs(at) > 8.64e15 ? null : clock.element(at, style ?? "f", ctx.view.member?.locale);
}

export function command(name, ctx) {
  return h("button", { type: "button", class: "mention", on: { click: () => ctx.go.command("/" + name) } }, "/" + name);
}

const inside = /^https:\/\/(?:\w+\.)?discord(?:app)?\.com\/channels\/(\d+|@me)\/(\d+)(?:\/(\d+))?\/?$/;

// destination reads the address of a Discord message or channel; null for other addresses.
export function destination(address) {
  const m = inside.exec(address);
  return m === null ? null : { channel: m[2], message: m[3] };
}

// follow leads to a destination inside the page.
export function follow(to, ctx) {
  if (to.message === undefined) ctx.go.channel(to.channel);
  else ctx.go.message(to.channel, to.message);
}

// link leads inside the page for Discord's own addresses, else to a new tab.
export function link(address, children, ctx) {
  const to = destination(address);
  if (to === null) return h("a", { href: address, target: "_blank", rel: "noopener noreferrer" }, children);
  const found = ctx.view.channels.get(to.channel);
  const name = found === undefined || children[0] !== address ? children : ["#" + found.name, to.message ? " › message" : ""];
  return h("button", { type: "button", class: "mention", on: { click: () => follow(to, ctx) } }, name);
}
