// tabs.js is the bar at the bottom of a phone's screen, where one pane has room only for one
// thing at a time.
import { h, icon, redraw } from "./dom.js";
import { icons } from "./icons.js";
import { badge } from "./badge.js";
import { total } from "./unread.js";

const all = [["text", "Channel", icons.hash, "channel"], ["thread", "Thread", icons.thread, "thread"], ["dm", "DMs", icons.mail, "dms"], ["members", "Members", icons.people, "members"]];

// tabs draws the bar for a view. now is the tab shown; turn(tab) is called for another.
export function tabs(node, view, now, turn) {
  redraw(node, all.map(([tab, text, shape, name]) => {
    const news = tab === "members" || view === undefined ? null : badge(total(view, view.of(tab)));
    const on = tab === now;
    return h("button", { type: "button", class: "tab", role: "tab", "aria-selected": String(on), "aria-controls": tab === "members" ? "members" : "panes", tabindex: on ? "0" : "-1", data: { testid: `tab-${name}`, key: tab }, on: { click: () => turn(tab) } },
      icon(shape, 22), h("span", { text }), news);
  }));
  node.onkeydown = (event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const at = all.findIndex(([tab]) => tab === now);
    const next = all[(at + step + all.length) % all.length][0];
    node.children[(at + step + all.length) % all.length].focus();
    turn(next);
  };
}
