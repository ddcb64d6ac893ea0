// dialogs.js opens native modal dialogs: the browser keeps the focus inside, makes the rest
// inert, and closes on Escape. Closing gives the focus back to where it was.
import { h, icon } from "./dom.js";
import { icons } from "./icons.js";

// open shows a dialog of the given class around its content and returns it. The dialog is
// removed when closed; a press beside it closes it unless props.keep is set.
export function open({ name, label, keep = false, testid }, ...children) {
  const dialog = h("dialog", { class: "dialog " + name, "aria-label": label, data: { testid } }, children);
  const back = document.activeElement;
  dialog.addEventListener("close", () => {
    dialog.remove();
    if (back?.isConnected) back.focus({ preventScroll: true });
  });
  if (!keep) dialog.addEventListener("click", (event) => { if (event.target === dialog) dialog.close(); });
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}

// closer is the cross in a dialog's corner.
export function closer(label = "Close") {
  const on = { click: (event) => event.currentTarget.closest("dialog").close() };
  return h("button", { type: "button", class: "icon-button dialog-close", "aria-label": label, data: { testid: "dialog-close" }, on }, icon(icons.close));
}

// confirm asks before something that cannot be undone; it answers true or false.
export function confirm(title, text, action) {
  return new Promise((done) => {
    let answer = false;
    const no = h("button", { type: "button", class: "button style-2", text: "Cancel" });
    const yes = h("button", { type: "button", class: "button style-4", data: { testid: "confirm" }, text: action });
    const body = [h("h2", { text: title }), h("p", { text }), h("div", { class: "dialog-actions" }, no, yes)];
    const dialog = open({ name: "confirm", label: title, testid: "confirm-dialog" }, h("div", { class: "dialog-body" }, body));
    no.addEventListener("click", () => dialog.close());
    yes.addEventListener("click", () => { answer = true; dialog.close(); });
    dialog.addEventListener("close", () => done(answer));
    no.focus();
  });
}
