// embed.js draws an embed: colour bar, author, title, description, fields, picture, footer.
import { h } from "./dom.js";
import { local } from "./api.js";
import { inline } from "./inline.js";
import { link } from "./mention.js";
import { markdown } from "./markdown.js";
import { picture } from "./pictures.js";
import * as clock from "./clock.js";

// embed makes one embed; among collects pictures for the lightbox; ctx is as in mention.js.
export function embed(e, among, ctx) {
  const colour = typeof e.color === "number" ? "#" + e.color.toString(16).padStart(6, "0") : undefined;
  const title = e.title && h("div", { class: "embed-title" }, e.url ? link(e.url, inline(e.title, ctx), ctx) : inline(e.title, ctx));
  const body = h("div", { class: "embed-body" },
    e.author?.name && h("div", { class: "embed-author" }, thumb(e.author.icon_url, "embed-icon"), e.author.name),
    title,
    e.description && h("div", { class: "embed-description" }, markdown(e.description, ctx)),
    e.fields?.length > 0 && h("div", { class: "embed-fields" }, e.fields.map((f) => field(f, ctx))));
  return h("article", { class: "embed", "aria-label": e.title || "Embed", vars: colour && { "--bar": colour }, data: { testid: "embed" } },
    h("div", { class: "embed-top" }, body, e.thumbnail?.url && picture(e.thumbnail, among, "picture thumbnail")),
    e.image?.url && picture(e.image, among),
    footer(e, ctx));
}

function field(f, ctx) {
  return h("div", { class: "embed-field" + (f.inline ? " inline" : "") },
    h("div", { class: "embed-name" }, inline(f.name, ctx)),
    h("div", {}, markdown(f.value, ctx)));
}

function footer(e, ctx) {
  if (!e.footer?.text && !e.timestamp) return null;
  const stamp = e.timestamp && clock.element(Date.parse(e.timestamp), "f", ctx.view.member?.locale);
  return h("div", { class: "embed-footer" },
    thumb(e.footer?.icon_url, "embed-icon"), e.footer?.text, e.footer?.text && stamp && " · ", stamp);
}

function thumb(url, name) {
  return url && h("img", { class: name, src: local(url), alt: "", width: 20, height: 20 });
}
