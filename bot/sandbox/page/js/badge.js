// badge.js marks what is unread: a number for mentions, a dot for other news.
import { h } from "./dom.js";

// badge takes counts (unread.js); null when there is nothing to mark.
export function badge({ unread, mentions }, dot = true) {
  if (mentions > 0) return h("span", { class: "badge", data: { testid: "badge" } }, mentions > 99 ? "99+" : String(mentions), h("span", { class: "sr-only", text: mentions === 1 ? " mention" : " mentions" }));
  if (unread && dot) return h("span", { class: "dot", data: { testid: "unread" } }, h("span", { class: "sr-only", text: "unread" }));
  return null;
}
