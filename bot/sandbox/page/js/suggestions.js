// suggestions.js is the list above the composer that belongs to whatever input has the
// keyboard: commands, options, choices, members. The input keeps the focus; arrows walk
// through the list; Enter and Tab take the entry that is marked.
import { h } from "./dom.js";

let serial = 0;

export class Suggestions {
  constructor() {
    this.id = `suggestions-${++serial}`;
    this.head = h("div", { class: "suggest-head" });
    this.list = h("div", { class: "suggest-list", role: "listbox", id: this.id, "aria-label": "Suggestions" });
    this.node = h("div", { class: "suggest", hidden: true, data: { testid: "suggestions" } }, this.head, this.list);
    this.node.addEventListener("pointerdown", (event) => event.preventDefault()); // the input keeps the focus
    this.items = [];
    this.at = -1;
  }

  get open() { return !this.node.hidden; }

  // show opens the list for an input. groups: [{title, note, items: [{label, description,
  // value}]}]. head is shown above it; text stands in for an empty list; mark is the index
  // of the entry marked at first (-1 none); testid names the entries; pick(value, item) is
  // called for the one taken.
  show(input, { groups = [], head = [], text = "", mark = 0, testid, pick }) {
    this.#leave();
    Object.assign(this, { input, pick, items: [] });
    const drawn = groups.filter((g) => g.items.length > 0).map((g) => this.#group(g, testid));
    this.head.replaceChildren(...head);
    this.head.hidden = head.length === 0;
    this.list.replaceChildren(...drawn);
    if (drawn.length === 0 && text) this.list.append(h("p", { class: "suggest-empty", role: "status", text }));
    this.list.hidden = this.list.childElementCount === 0;
    this.node.hidden = this.head.hidden && this.list.hidden;
    input.setAttribute("aria-expanded", String(this.items.length > 0));
    input.setAttribute("aria-controls", this.id);
    this.list.scrollTop = 0;
    this.#mark(Math.min(mark, this.items.length - 1));
  }

  hide() {
    this.#leave();
    this.node.hidden = true;
    this.items = [];
    this.at = -1;
  }

  #leave() {
    this.input?.setAttribute("aria-expanded", "false");
    this.input?.removeAttribute("aria-activedescendant");
  }

  #group({ title, note, items }, testid) {
    const head = title && h("div", { class: "suggest-group", id: `${this.id}-g${this.items.length}` }, h("b", { text: title }), note && h("span", { text: note }));
    const nodes = items.map((item) => {
      const index = this.items.length;
      const node = h("div", { class: "suggest-item", role: "option", id: `${this.id}-${index}`, "aria-selected": "false", data: { testid, value: typeof item.value === "object" ? item.label : String(item.value) } },
        h("span", { class: "suggest-label", text: item.label }), item.description && h("small", { text: item.description }));
      node.addEventListener("click", () => this.pick(item.value, item));
      node.addEventListener("pointermove", () => { if (this.at !== index) this.#mark(index, false); });
      this.items.push({ item, node });
      return node;
    });
    return h("div", { role: "group", "aria-labelledby": head ? head.id : undefined }, head, nodes);
  }

  #mark(index, scroll = true) {
    this.at = index;
    this.items.forEach(({ node }, i) => node.setAttribute("aria-selected", String(i === index)));
    const marked = this.items[index]?.node;
    if (marked === undefined) return this.input?.removeAttribute("aria-activedescendant");
    this.input.setAttribute("aria-activedescendant", marked.id);
    if (scroll) marked.scrollIntoView({ block: "nearest" });
  }

  // key takes a keydown of the input and reports whether it was for the list.
  key(event) {
    if (!this.open || this.items.length === 0 || event.isComposing) return false;
    const n = this.items.length;
    switch (event.key) {
      case "ArrowDown": this.#mark((this.at + 1) % n); break;
      case "ArrowUp": this.#mark(this.at < 0 ? n - 1 : (this.at + n - 1) % n); break;
      case "Enter":
      case "Tab":
        if (this.at < 0 || event.shiftKey) return false;
        this.pick(this.items[this.at].item.value, this.items[this.at].item);
        break;
      default: return false;
    }
    event.preventDefault();
    return true;
  }
}
