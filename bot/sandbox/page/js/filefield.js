// filefield.js is an option of a command that takes a file. To the form it is like an
// OptionField.
import { h } from "./dom.js";
import { localised } from "./commands.js";
import { rule } from "./optiontypes.js";

const most = 10 * 1024 * 1024; // bytes, as on Discord

let serial = 0;

export class FileField {
  constructor(option, form) {
    this.option = option;
    this.form = form;
    this.file = null; // as it is sent
    this.problem = "";
    const id = `file-${++serial}`;
    const locale = form.view.member?.locale;
    const title = localised(option, "name", locale);
    this.input = h("input", { id, type: "file", "aria-required": String(option.required === true), data: { testid: "file-input", option: option.name } });
    this.node = h("div", { class: "option" + (option.required ? " needed" : "") }, h("label", { for: id, text: title }), this.input);
    this.about = [h("b", { text: title }), h("span", { text: localised(option, "description", locale) }), h("small", { text: [option.required ? "Required" : "Optional", rule(option)].join(". ") })];
    this.input.addEventListener("change", () => this.#chosen());
    this.input.addEventListener("focus", () => this.suggest());
    this.input.addEventListener("keydown", (event) => this.#key(event));
  }

  // read is as value in optiontypes.js.
  read() {
    if (this.problem !== "") return { error: this.problem };
    if (this.file !== null) return { value: this.file };
    return this.option.required ? { error: `“${this.option.name}” is needed.` } : {};
  }

  fill() {} // what is typed is no file

  complain(text) {
    this.node.classList.toggle("wrong", text !== "");
    this.input.setAttribute("aria-invalid", String(text !== ""));
  }

  suggest() {
    if (document.activeElement === this.input) this.form.suggestions.show(this.input, { head: this.about });
  }

  stop() {}

  async #chosen() {
    const [file] = this.input.files;
    this.file = null;
    this.problem = file === undefined ? "" : "The file is still being read. Try again in a moment.";
    this.complain("");
    if (file === undefined) return;
    if (file.size > most) {
      this.problem = `“${file.name}” is larger than 10 MiB.`;
      return this.complain(this.problem);
    }
    try {
      const data = await base64(file);
      if (this.input.files[0] !== file) return; // another one was chosen meanwhile
      this.file = { filename: file.name, content_type: file.type, data };
      this.problem = "";
    } catch {
      this.problem = `“${file.name}” cannot be read.`;
      this.complain(this.problem);
    }
  }

  #key(event) {
    const { key } = event;
    if (key === "Enter" && this.file !== null) this.form.submit();
    else if (key === "Escape") this.form.leave();
    else if (key === "Backspace") this.form.remove(this);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
}

function base64(file) {
  return new Promise((done, failed) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => done(reader.result.slice(reader.result.indexOf(",") + 1)));
    reader.addEventListener("error", () => failed(reader.error));
    reader.readAsDataURL(file);
  });
}
