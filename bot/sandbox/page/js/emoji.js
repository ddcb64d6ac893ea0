// emoji.js shows emoji in texts, buttons and menus.
import { h } from "./dom.js";

// emojiNode shows a Unicode emoji as itself and one of the application's as its picture; without its picture
// (it is another's, or was removed) by its name.
export function emojiNode(emoji) {
  if (!emoji.id) return h("span", { class: "emoji", text: emoji.name });
  const name = `:${emoji.name}:`;
  const img = h("img", { class: "emoji", src: `/emojis/${emoji.id}`, alt: name, title: name, draggable: "false" });
  img.addEventListener("error", () => img.replaceWith(h("span", { class: "emoji-name", text: name })), { once: true });
  return img;
}
