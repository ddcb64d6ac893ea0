// commandform.js is a command that was picked and is being filled in: its name, the options
// that are needed, those that were added, and a place to add more.
import { h } from "./dom.js";
import { localised } from "./commands.js";
import { FileField } from "./filefield.js";
import { OptionField } from "./optionfield.js";
import { FILE } from "./optiontypes.js";

const fieldOf = (option, form) => (option.type === FILE ? new FileField(option, form) : new OptionField(option, form));

// SlashForm belongs to a composer: {view, channelID, suggestions, run(body), leave(text),
// note(text)}. entry is from commands.js.
export class SlashForm {
  constructor(entry, composer) {
    this.entry = entry;
    this.composer = composer;
    this.suggestions = composer.suggestions;
    this.view = composer.view;
    this.fields = entry.options.filter((o) => o.required).map((o) => fieldOf(o, this));
    this.more = h("input", {
      type: "text", class: "more", role: "combobox", autocomplete: "off", "aria-expanded": "false", "aria-autocomplete": "list", "aria-label": "Add an option, or press Enter to send",
      data: { testid: "more-options" }, enterkeyhint: "send",
    });
    this.more.addEventListener("focus", () => this.#offer());
    this.more.addEventListener("input", () => this.#offer());
    this.more.addEventListener("keydown", (event) => this.#key(event));
    this.name = h("span", { class: "command-name", text: "/" + entry.title });
    this.node = h("div", { class: "slash", role: "group", "aria-label": `Command ${entry.title}`, data: { testid: "command-form", command: [entry.command.name, ...entry.path].join(" ") } });
    this.#draw();
  }

  get #left() {
    return this.entry.options.filter((o) => !this.fields.some((f) => f.option === o));
  }

  #draw() {
    const left = this.#left.length;
    this.more.placeholder = left === 0 ? "Enter to send" : `+${left} option${left === 1 ? "" : "s"}`;
    this.more.readOnly = left === 0;
    this.more.value = "";
    this.node.replaceChildren(this.name, ...this.fields.map((f) => f.node), this.more);
  }

  // begin puts the keyboard where something has to be filled in; rest is what was typed
  // after the command's name.
  begin(rest = "") {
    const first = this.fields[0];
    (first?.input ?? this.more).focus();
    if (first !== undefined && rest !== "") first.fill(rest);
  }

  // next moves on after a field was filled by a suggestion.
  next(field) {
    const missing = this.fields.find((f) => f !== field && f.option.required && "error" in f.read());
    (missing?.input ?? field.input).focus();
    if (missing === undefined) field.suggest();
  }

  remove(field) {
    const at = this.fields.indexOf(field);
    if (field.option.required) {
      if (at > 0) this.fields[at - 1].input.focus();
      else if (this.fields.every((f) => f.input.value === "")) this.leave();
      return;
    }
    field.stop();
    this.fields.splice(at, 1);
    this.#draw();
    (this.fields[at - 1]?.input ?? this.more).focus();
  }

  leave() {
    this.fields.forEach((f) => f.stop());
    this.composer.leave("/" + this.entry.title);
  }

  #offer() {
    const typed = this.more.value.trim().toLowerCase();
    const locale = this.view.member?.locale;
    const items = this.#left.map((o) => ({ label: localised(o, "name", locale), description: localised(o, "description", locale), value: o }));
    const fitting = items.filter((i) => i.label.toLowerCase().startsWith(typed.replace(/:$/, "")) || i.value.name.startsWith(typed.replace(/:$/, "")));
    if (typed.endsWith(":") && fitting.length === 1) return this.#add(fitting[0].value);
    const head = [h("b", { text: "/" + this.entry.title }), h("span", { text: this.entry.description }), h("small", { text: "Press Enter to send." })];
    const pick = (option) => this.#add(option);
    this.suggestions.show(this.more, { head, groups: [{ title: "Options", items: fitting }], mark: typed === "" ? -1 : 0, testid: "option-item", pick });
  }

  #add(option) {
    const field = fieldOf(option, this);
    this.fields.push(field);
    this.#draw();
    field.input.focus();
  }

  #key(event) {
    if (event.isComposing || this.suggestions.key(event)) return;
    if (event.key === "Enter") this.submit();
    else if (event.key === "Escape") this.leave();
    else if (event.key === "Backspace" && this.more.value === "" && this.fields.length > 0) this.fields.at(-1).input.focus();
    else if (event.key === "Backspace" && this.more.value === "") this.leave();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  // body is the request for this command. With a focused field it is a question for
  // suggestions: that field's text as it stands, and of the others what can be read.
  body(focused) {
    const options = [];
    for (const f of this.fields) {
      if (f === focused) options.push({ name: f.option.name, value: f.input.value });
      else if (focused === undefined || f.option.type !== FILE) {
        const read = f.read();
        if ("value" in read) options.push({ name: f.option.name, value: read.value });
      }
    }
    const { command, path } = this.entry;
    const body = { as: this.view.memberID, channel_id: this.composer.channelID, command_id: command.id, name: command.name, path, options };
    return focused === undefined ? body : { ...body, focused: focused.option.name };
  }

  submit() {
    for (const f of this.fields) {
      const { error } = f.read();
      if (error === undefined) continue;
      f.complain(error);
      f.input.focus();
      this.composer.note(error);
      return;
    }
    this.fields.forEach((f) => f.stop());
    this.suggestions.hide();
    this.composer.run(this.body(), (name) => this.fields.find((f) => f.option.name === name));
  }
}
