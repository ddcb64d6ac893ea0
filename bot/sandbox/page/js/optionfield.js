// optionfield.js is one option of a command that is being filled in: a labelled input with
// its suggestions.
import * as api from "./api.js";
import { h } from "./dom.js";
import { localised } from "./commands.js";
import { fixed, rule, value } from "./optiontypes.js";

const still = 160; // milliseconds without a key before the bot is asked

let serial = 0;

// OptionField belongs to a form: {view, suggestions, body(focused, text), next(field),
// remove(field), submit(), leave()}.
export class OptionField {
  #asking = null;
  #timer = null;

  constructor(option, form) {
    this.option = option;
    this.form = form;
    this.chosen = null; // the suggestion taken, until the text is changed
    const id = `option-${++serial}`;
    const locale = form.view.member?.locale;
    this.title = localised(option, "name", locale);
    this.input = h("input", {
      id, type: "text", role: "combobox", autocomplete: "off", spellcheck: "false", "aria-expanded": "false", "aria-autocomplete": "list",
      "aria-required": String(option.required === true), enterkeyhint: "send",
      inputmode: option.type === 4 ? "numeric" : option.type === 10 ? "decimal" : undefined,
      data: { testid: "option-input", option: option.name },
    });
    this.node = h("div", { class: "option" + (option.required ? " needed" : "") }, h("label", { for: id, text: this.title }), this.input);
    this.about = [h("b", { text: this.title }), h("span", { text: localised(option, "description", locale) }), h("small", { text: [option.required ? "Required" : "Optional", rule(option)].filter(Boolean).join(". ") })];
    this.input.addEventListener("input", () => this.#typed());
    this.input.addEventListener("focus", () => this.suggest());
    this.input.addEventListener("click", () => { if (!form.suggestions.open) this.suggest(true); });
    this.input.addEventListener("keydown", (event) => this.#key(event));
    this.#size();
  }

  // read is as value in optiontypes.js.
  read() { return value(this.option, this.input.value, this.chosen, this.form.view); }

  fill(text) {
    this.input.value = text;
    this.#typed();
  }

  complain(text) {
    this.node.classList.toggle("wrong", text !== "");
    this.input.setAttribute("aria-invalid", String(text !== ""));
  }

  #typed() {
    this.chosen = null;
    this.complain("");
    this.#size();
    this.suggest();
  }

  #size() {
    const n = Math.max(this.input.value.length, 4);
    this.input.style.width = Math.min(n + 2, 34) + "ch";
  }

  // suggest opens the list for what is typed; all ignores the text.
  suggest(all = false) {
    if (document.activeElement !== this.input) return;
    this.stop();
    const head = this.about;
    if (this.chosen !== null && !all) return this.form.suggestions.show(this.input, { head });
    const typed = all || this.chosen !== null ? "" : this.input.value.trim().toLowerCase();
    if (this.option.autocomplete) return this.#ask(head);
    const offered = fixed(this.option, this.form.view);
    if (offered === null) return this.form.suggestions.show(this.input, { head });
    const plain = typed.replace(/^[@#]/, "");
    const fitting = offered.filter((o) => `${o.label} ${o.description ?? ""}`.toLowerCase().includes(plain));
    this.#offer(head, fitting, "Nothing in the list fits this text.");
  }

  #offer(head, items, text) {
    const pick = (v, item) => this.#take(item);
    this.form.suggestions.show(this.input, { head, groups: [{ items }], text, testid: "autocomplete-item", pick });
  }

  // #ask asks the bot for suggestions, once the keys rest.
  #ask(head) {
    this.form.suggestions.show(this.input, { head, text: "Asking the bot…" });
    const asking = (this.#asking = new AbortController());
    this.#timer = setTimeout(async () => {
      let items = [];
      let text = "The bot has no suggestion for this.";
      try {
        const { choices } = await api.autocomplete(this.form.body(this), asking.signal);
        items = choices.map((c) => ({ label: c.name, value: c.value }));
      } catch (refusal) {
        text = refusal.message;
      }
      if (asking.signal.aborted || document.activeElement !== this.input) return;
      this.#offer(head, items, text);
    }, this.input.value === "" ? 0 : still);
  }

  // stop forgets a question to the bot that is under way.
  stop() {
    clearTimeout(this.#timer);
    this.#asking?.abort();
  }

  #take(item) {
    this.stop();
    this.chosen = item;
    this.input.value = item.label;
    this.complain("");
    this.#size();
    this.form.suggestions.hide();
    this.form.next(this);
  }

  #key(event) {
    const { suggestions } = this.form;
    const { key } = event;
    if (event.isComposing) return;
    if (key === "Tab" && this.input.value === "" && !this.option.required && suggestions.at <= 0) return;
    if (suggestions.key(event)) return;
    if (key === "ArrowDown") this.suggest(true);
    else if (key === "Enter") this.form.submit();
    else if (key === "Escape" && suggestions.items.length > 0) suggestions.hide();
    else if (key === "Escape") this.form.leave();
    else if (key === "Backspace" && this.input.value === "") this.form.remove(this);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
}
