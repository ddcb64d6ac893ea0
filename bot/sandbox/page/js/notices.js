// notices.js tells of things that belong to no message and no composer.
import { h, icon } from "./dom.js";
import { icons } from "./icons.js";

const shown = 12_000; // milliseconds

// notice shows a sentence for a while; the visitor can send it away at once.
export function notice(text) {
  const place = document.getElementById("notices");
  for (const old of place.children) if (old.dataset.text === text) old.remove();
  const close = h("button", { type: "button", class: "icon-button", "aria-label": "Dismiss" }, icon(icons.close, 16));
  const node = h("div", { class: "notice", role: "alert", data: { text, testid: "notice" } }, h("span", { text }), close);
  close.addEventListener("click", () => node.remove());
  place.append(node);
  setTimeout(() => node.remove(), shown);
}
