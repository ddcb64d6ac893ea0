// lightbox.js enlarges a picture. One press toggles between the whole picture and its real
// size; the arrow keys walk through the pictures of the same message.
import { h, icon } from "./dom.js";
import { icons } from "./icons.js";
import { closer, open } from "./dialogs.js";

// enlarge shows pictures[at]; each is {url, alt}.
export function enlarge(pictures, at = 0) {
  const image = h("img", { class: "lightbox-image", data: { testid: "lightbox-image" } });
  const stage = h("div", { class: "lightbox-stage", tabindex: "0", role: "group" }, image);
  const caption = h("p", { class: "lightbox-alt", data: { testid: "lightbox-alt" } });
  const link = h("a", { class: "button style-2", target: "_blank", rel: "noopener noreferrer" }, "Open the file ", icon(icons.out, 16));
  const many = pictures.length > 1;
  const back = h("button", { type: "button", class: "button style-2", text: "‹ Previous", hidden: !many });
  const next = h("button", { type: "button", class: "button style-2", text: "Next ›", hidden: !many });
  const zoom = h("button", { type: "button", class: "button style-2", data: { testid: "lightbox-zoom" } });

  const actual = (on) => {
    stage.classList.toggle("actual", on);
    zoom.textContent = on ? "Fit" : "Real size";
  };
  const show = (index) => {
    at = (index + pictures.length) % pictures.length;
    const { url, alt } = pictures[at];
    Object.assign(image, { src: url, alt: alt || "Picture without a description" });
    caption.textContent = alt || "No description was given for this picture.";
    stage.setAttribute("aria-label", many ? `Picture ${at + 1} of ${pictures.length}` : "Picture");
    link.href = url;
    actual(false);
  };
  const toggle = () => actual(!stage.classList.contains("actual"));
  zoom.addEventListener("click", toggle);
  image.addEventListener("click", toggle);
  back.addEventListener("click", () => show(at - 1));
  next.addEventListener("click", () => show(at + 1));
  const bar = h("div", { class: "lightbox-bar" }, caption, h("div", { class: "lightbox-actions" }, back, next, zoom, link));
  const dialog = open({ name: "lightbox", label: "Picture", testid: "lightbox" }, closer(), stage, bar);
  stage.addEventListener("click", (event) => { if (event.target === stage) dialog.close(); });
  dialog.addEventListener("keydown", (event) => {
    if (!many || stage.classList.contains("actual")) return;
    if (event.key === "ArrowLeft") show(at - 1);
    if (event.key === "ArrowRight") show(at + 1);
  });
  show(at);
  stage.focus();
}
