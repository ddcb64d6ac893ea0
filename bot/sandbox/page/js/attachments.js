// attachments.js draws a message's files: pictures as pictures, all else as a named link.
import { h, icon } from "./dom.js";
import { icons } from "./icons.js";
import { local } from "./api.js";
import { picture } from "./pictures.js";

// attachments returns the nodes of all files; among collects pictures for the lightbox.
export function attachments(list, among) {
  const drawn = list.filter(isPicture);
  const rest = list.filter((a) => !isPicture(a));
  return [
    drawn.length > 0 && h("div", { class: "gallery", data: { count: Math.min(drawn.length, 4) } }, drawn.map((a) => picture(a, among))),
    ...rest.map((a) => file(a.url, a.filename, a.size, a.description)),
  ].filter(Boolean);
}

function isPicture(a) {
  return /^image\/(png|jpeg|gif|webp|avif)/.test(a.content_type ?? "");
}

// file is a link to download something.
export function file(url, name, size, description) {
  const props = { class: "file", href: local(url), target: "_blank", rel: "noopener noreferrer", title: description };
  return h("a", props, icon(icons.file, 24), h("span", {}, name || "file"), h("small", { text: bytes(size) }));
}

function bytes(n) {
  if (!(n >= 0)) return "";
  if (n < 1024) return `${n} bytes`;
  return n < 1024 * 1024 ? `${(n / 1024).toFixed(1)} KiB` : `${(n / 1024 / 1024).toFixed(1)} MiB`;
}
