// members.js lists the sample members with their switches: whether one plays by itself, and
// whether the bot may write to it.
import * as api from "./api.js";
import { h, redraw } from "./dom.js";
import { avatar } from "./avatar.js";
import { badge } from "./badge.js";
import { notice } from "./notices.js";
import { total } from "./unread.js";

// members draws the list. shown are the ids of the members in the panes; act(id) shows one.
export function members(node, views, shown, act) {
  redraw(node, h("h2", { class: "members-title", text: "Members" }), h("ul", { class: "member-list" }, [...views.values()].map((view, i) => card(view, i + 1, shown, act))));
}

function card(view, n, shown, act) {
  const m = view.member;
  if (m === undefined) return null;
  const here = shown.includes(m.id);
  return h("li", { class: "member-card" + (here ? " here" : ""), vars: { "--colour": m.colour } },
    h("button", { type: "button", class: "member-name", title: `Act as ${m.name}`, data: { testid: `act-${n}`, key: `act-${n}` }, on: { click: () => act(m.id) } },
      avatar(m, view, 30),
      h("span", { class: "member-who" }, h("b", { text: m.name }), h("small", { text: [here ? "you" : "@" + m.username, m.administrator && "admin", m.left && "has left the server"].filter(Boolean).join(" · ") })),
      badge(total(view))),
    toggle(view, "autoplay", n, "Plays by itself", `${m.name} plays by itself`, m.autoplay === true),
    toggle(view, "dms_open", n, "DMs", `${m.name} accepts direct messages`, m.dms_open !== false));
}

function toggle(view, key, n, text, label, on) {
  const test = key === "autoplay" ? `autoplay-${n}` : `dms-${n}`;
  const node = h("button", { type: "button", class: "switch", role: "switch", "aria-checked": String(on), "aria-label": label, data: { testid: test, key: test } }, h("span", { class: "switch-track", "aria-hidden": "true" }), h("span", { class: "switch-text", text }));
  node.addEventListener("click", async () => {
    node.setAttribute("aria-busy", "true");
    await api.member(view.memberID, { [key]: !on }).catch((refusal) => notice(refusal.message));
    node.removeAttribute("aria-busy");
  });
  return node;
}
