// sidebar.js lists what a member can open: channels with their threads, and the messages
// with the bot.
import { h, icon } from "./dom.js";
import { icons } from "./icons.js";
import { avatar } from "./avatar.js";
import { badge } from "./badge.js";
import { counts } from "./unread.js";

// sidebar returns the sections for a view. current is the open channel's id; open(id) and
// dm() (opens the messages with the bot) are called; kinds limits the sections.
export function sidebar(view, current, { open, dm }, kinds = ["text", "thread", "dm"]) {
  const entry = (c, shape, more = "") => item(view, c, c.id === current, open, shape, more);
  const texts = view.of("text");
  const threads = view.of("thread");
  const live = threads.filter((c) => !c.archived);
  const old = threads.filter((c) => c.archived);
  const direct = view.of("dm");
  const under = (c) => (kinds.includes("thread") ? live.filter((t) => t.parent_id === c.id).map((t) => entry(t, icons.thread, " child")) : []);
  const orphans = live.filter((t) => !texts.some((c) => c.id === t.parent_id));
  const out = [];
  if (kinds.includes("text")) out.push(section(view.guild.name || "Channels", texts.map((c) => [entry(c, icons.hash), under(c)]), orphans.map((t) => entry(t, icons.thread))));
  else if (kinds.includes("thread")) out.push(section("Threads", live.map((t) => entry(t, icons.thread))));
  if (kinds.includes("thread") && old.length > 0) out.push(section("Archived threads", old.map((t) => entry(t, icons.thread, " old"))));
  if (kinds.includes("dm")) out.push(section("Direct messages", direct.map((c) => entry(c)), direct.length === 0 && begin(view, dm)));
  return out;
}

function section(title, ...items) {
  return h("section", { class: "side-section" }, h("h3", { text: title }), h("ul", {}, items));
}

function item(view, c, on, open, shape, more) {
  const news = counts(view, c.id);
  const label = c.kind === "private_thread" ? icons.lock : shape;
  const props = {
    type: "button", class: "side-item" + more + (news.unread ? " unread" : ""), "aria-current": on ? "page" : undefined, title: c.name,
    data: { testid: "channel", channel: c.id, kind: c.kind, key: c.id }, on: { click: () => open(c.id) },
  };
  const mark = label === undefined ? avatar(view.bot.user, view, 22) : icon(label, 18);
  return h("li", {}, h("button", props, mark, h("span", { class: "side-name", text: c.name }), badge(news)));
}

function begin(view, dm) {
  const name = view.user(view.bot.user?.id)?.name ?? "the bot";
  return h("li", {}, h("button", { type: "button", class: "side-item", data: { testid: "open-dm", key: "open-dm" }, on: { click: dm } }, icon(icons.plus, 18), h("span", { class: "side-name", text: `Message ${name}` })));
}
