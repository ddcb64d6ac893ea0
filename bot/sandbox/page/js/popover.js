// popover.js shows a box beside a control, above all else: under it or over it, wherever there
// is room; on a phone at the bottom of the screen. It closes on Escape, on a press beside it,
// and when the focus leaves it.
import { h } from "./dom.js";

const phone = matchMedia("(max-width: 719px)");

// float opens the box; its close() gives the focus back to the anchor.
export function float(anchor, name, ...children) {
  const box = h("div", { class: "float " + name, popover: "manual", tabindex: "-1" }, children);
  // Inside a modal dialog the box has to be part of it, else it would be inert.
  (anchor.closest("dialog") ?? document.body).append(box);
  box.showPopover();
  anchor.setAttribute("aria-expanded", "true");
  if (!phone.matches) place(box, anchor);
  box.focus({ preventScroll: true });

  const stop = new AbortController();
  const end = (refocus) => {
    if (stop.signal.aborted) return;
    stop.abort();
    box.remove();
    anchor.setAttribute("aria-expanded", "false");
    if (refocus && anchor.isConnected) anchor.focus({ preventScroll: true });
  };
  const listen = (target, type, fn, more = {}) => target.addEventListener(type, fn, { signal: stop.signal, ...more });
  listen(document, "pointerdown", (event) => { if (!box.contains(event.target)) end(false); }, { capture: true });
  listen(box, "keydown", (event) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    end(true);
  });
  listen(box, "focusout", (event) => { if (event.relatedTarget !== null && !box.contains(event.relatedTarget)) end(false); });
  listen(window, "resize", () => end(false));
  return { close: () => end(true) };
}

function place(box, anchor) {
  const a = anchor.getBoundingClientRect();
  const gap = 4;
  const below = innerHeight - a.bottom - 2 * gap;
  const above = a.top - 2 * gap;
  const up = below < Math.min(box.offsetHeight, 280) && above > below;
  const width = Math.max(a.width, 260);
  box.style.width = width + "px";
  box.style.maxHeight = Math.max(120, Math.min(420, up ? above : below)) + "px";
  box.style.left = Math.max(gap, Math.min(a.left, innerWidth - width - gap)) + "px";
  if (up) box.style.bottom = innerHeight - a.top + gap + "px";
  else box.style.top = a.bottom + gap + "px";
}
