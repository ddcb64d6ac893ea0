// pictures.js shows pictures in messages: right size from the start (so nothing jumps while
// they load), with their alt text, pressed to enlarge.
import { h } from "./dom.js";
import { local } from "./api.js";
import { enlarge } from "./lightbox.js";

// picture makes a button around media {url, width, height, description, spoiler}. among is
// the list that the lightbox walks through; it gets this picture added.
export function picture(media, among = [], name = "picture") {
  const { width, height } = media;
  const alt = media.description ?? "";
  const index = among.push({ url: local(media.url), alt }) - 1;
  const image = h("img", { src: local(media.url), alt: alt || "Picture without a description", width, height, loading: "lazy", decoding: "async" });
  const vars = width > 0 && height > 0 ? { "--ratio": String(width / height), "--wide": width + "px" } : undefined;
  const props = { type: "button", class: name, title: alt || "Enlarge", vars, data: { testid: "picture" } };
  const button = h("button", props, image, h("span", { class: "sr-only", text: "Enlarge" }));
  if (media.spoiler) button.classList.add("veiled");
  button.addEventListener("click", () => {
    if (button.classList.contains("veiled")) button.classList.remove("veiled");
    else enlarge(among, index);
  });
  image.addEventListener("error", () => {
    button.classList.add("broken");
    image.replaceWith(h("span", { text: alt ? `Picture not available: ${alt}` : "Picture not available" }));
  });
  return button;
}
