// modal.js shows a form that the bot asked for, checks it as Discord's client would, and
// sends it. Cancel and Escape close it without a word to the bot.
import * as api from "./api.js";
import { h } from "./dom.js";
import { closer, open } from "./dialogs.js";
import { settle, silent } from "./interaction.js";

let serial = 0;

// form opens the dialog of an outcome of kind "modal"; tell and reveal are as in interaction.js.
export function form({ interaction_id, modal }, { as, tell, reveal }) {
  const inputs = (modal.components ?? []).flatMap((row) => row.components ?? []).filter((c) => c.type === 4).map(textInput);
  const problem = h("p", { class: "problem", role: "alert" });
  const cancel = h("button", { type: "button", class: "button style-2", text: "Cancel", data: { testid: "modal-cancel" } });
  const submit = h("button", { type: "submit", class: "button style-1", text: "Submit", data: { testid: "modal-submit" } });
  const body = h("form", { class: "dialog-body", novalidate: true },
    h("h2", { text: modal.title }), inputs.map((i) => i.node), problem,
    h("div", { class: "dialog-actions" }, cancel, submit));
  const dialog = open({ name: "modal", label: modal.title, keep: true, testid: "modal" }, closer("Cancel"), body);
  cancel.addEventListener("click", () => dialog.close());

  body.addEventListener("submit", async (event) => {
    event.preventDefault();
    const wrong = inputs.filter((i) => !i.check());
    if (wrong.length > 0) return wrong[0].input.focus();
    problem.textContent = "";
    submit.setAttribute("aria-busy", "true");
    submit.disabled = true;
    try {
      const values = Object.fromEntries(inputs.map((i) => [i.id, i.input.value]));
      const outcome = await api.modal(as, interaction_id, values);
      if (outcome.outcome === "failed") {
        problem.textContent = `${silent} Your text is still here; copy it before you close the form.`;
        return;
      }
      dialog.close();
      settle(outcome, { as, tell, reveal });
    } catch (refusal) {
      const at = inputs.find((i) => refusal.field === i.id || refusal.field === `values.${i.id}`);
      if (at === undefined) problem.textContent = refusal.message;
      else at.complain(refusal.message);
    } finally {
      submit.removeAttribute("aria-busy");
      submit.disabled = false;
    }
  });
  inputs[0]?.input.focus();
}

// textInput makes one labelled field with its count of characters and its complaint.
function textInput(c) {
  const id = `modal-input-${++serial}`;
  const most = c.max_length ?? 4000;
  const least = c.min_length ?? 0;
  const required = c.required !== false;
  const props = {
    id, class: "field-input", placeholder: c.placeholder, maxlength: String(most), "aria-required": String(required),
    "aria-describedby": `${id}-note`, autocomplete: "off", data: { testid: "modal-input", customId: c.custom_id },
  };
  const input = c.style === 2 ? h("textarea", { ...props, rows: "5" }) : h("input", { ...props, type: "text" });
  input.value = c.value ?? "";
  const note = h("p", { id: `${id}-note`, class: "field-note" });
  const rule = [required ? null : "Optional", least > 0 ? `at least ${least} characters` : null].filter(Boolean).join(", ");
  const calm = () => {
    note.classList.remove("problem");
    input.removeAttribute("aria-invalid");
    const left = most - input.value.length;
    note.textContent = left <= Math.min(200, most / 2) ? `${rule}${rule && " · "}${left} left` : rule;
  };
  const complain = (text) => {
    note.classList.add("problem");
    input.setAttribute("aria-invalid", "true");
    note.textContent = text;
    input.focus();
  };
  const check = () => {
    const n = input.value.length;
    if (required && input.value.trim() === "") complain("This has to be filled in.");
    else if (n > 0 && n < least) complain(`Write at least ${least} characters (now ${n}).`);
    else return true;
    return false;
  };
  input.addEventListener("input", calm);
  calm();
  const label = h("label", { for: id }, c.label, required && h("span", { class: "required", "aria-hidden": "true", text: " *" }));
  return { id: c.custom_id, input, check, complain, node: h("div", { class: "field" }, label, input, note) };
}
