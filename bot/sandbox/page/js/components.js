// components.js draws message components by their type. ctx adds to mention.js's: message,
// act(component, values, control) and pictures, the list for the lightbox.
import { h, icon } from "./dom.js";
import { icons } from "./icons.js";
import { emojiNode } from "./emoji.js";
import { file } from "./attachments.js";
import { markdown } from "./markdown.js";
import { destination, follow } from "./mention.js";
import { picture } from "./pictures.js";
import { select } from "./select.js";

const kinds = {
  1: row, 2: button, 3: select, 5: select, 6: select, 7: select, 8: select,
  9: section, 10: textDisplay, 11: thumbnail, 12: gallery, 13: fileDisplay, 14: separator, 17: container,
};

// components returns the nodes of a list of components. A type that the page does not know
// is named instead of left out.
export function components(list, ctx) {
  return (list ?? []).map((c) => {
    const draw = kinds[c.type];
    return draw === undefined ? h("p", { class: "small", text: `(A component of type ${c.type} cannot be shown here.)` }) : draw(c, ctx);
  });
}

function row(c, ctx) {
  return h("div", { class: "row", role: "group" }, components(c.components, ctx));
}

function button(c, ctx) {
  const label = [c.emoji && emojiNode(c.emoji), c.label && h("span", { text: c.label })];
  const data = { testid: "button", customId: c.custom_id, key: c.custom_id ?? c.url };
  if (c.style === 5) return linkButton(c, label, data, ctx);
  const node = h("button", { type: "button", class: `button style-${c.style}`, disabled: c.disabled || ctx.message.x?.actionable === false, "aria-label": c.label ? undefined : c.emoji?.name ?? "Button", data }, label);
  node.addEventListener("click", () => ctx.act(c, undefined, node));
  return node;
}

function linkButton(c, label, data, ctx) {
  const to = destination(c.url);
  if (to === null) {
    return h("a", { class: "button style-5", href: c.url, target: "_blank", rel: "noopener noreferrer", data }, label, icon(icons.out, 14));
  }
  return h("button", { type: "button", class: "button style-5", disabled: c.disabled, data, on: { click: () => follow(to, ctx) } }, label, icon(icons.reply, 14));
}

function textDisplay(c, ctx) {
  return h("div", { class: "text-display" }, markdown(c.content, ctx));
}

function section(c, ctx) {
  return h("div", { class: "section" },
    h("div", { class: "section-text" }, components(c.components, ctx)),
    c.accessory && components([c.accessory], ctx));
}

function thumbnail(c, ctx) {
  return picture(described(c), ctx.pictures, "picture thumbnail");
}

function gallery(c, ctx) {
  const items = c.items ?? [];
  return h("div", { class: "gallery", data: { count: Math.min(items.length, 4) } }, items.map((i) => picture(described(i), ctx.pictures)));
}

function described(c) {
  return { ...c.media, description: c.description ?? c.media?.description, spoiler: c.spoiler };
}

function fileDisplay(c) {
  return file(c.file?.url, c.name, c.size);
}

function separator(c) {
  return h("div", { class: `separator spacing-${c.spacing ?? 1}${c.divider === false ? " bare" : ""}`, role: "separator" });
}

function container(c, ctx) {
  const colour = typeof c.accent_color === "number" ? "#" + c.accent_color.toString(16).padStart(6, "0") : undefined;
  const node = h("div", { class: "container" + (c.spoiler ? " veiled" : ""), vars: colour && { "--bar": colour } }, components(c.components, ctx));
  if (c.spoiler) node.addEventListener("click", () => node.classList.remove("veiled"), { once: true });
  return node;
}
