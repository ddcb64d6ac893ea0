// picker.js lets the visitor choose as whom a pane acts.
import { h, redraw } from "./dom.js";
import { avatar } from "./avatar.js";
import { badge } from "./badge.js";
import { total } from "./unread.js";

// Picker is a group of radio buttons, one per member. choose(member id) is called on a choice.
export class Picker {
  constructor(index, choose) {
    this.choose = choose;
    this.node = h("div", { class: "picker", role: "radiogroup", "aria-label": `Pane ${index}: act as` });
    this.node.addEventListener("keydown", (event) => this.#key(event));
  }

  // show draws the members of the views, with what waits for each.
  show(views, chosen) {
    redraw(this.node, [...views.values()].map((view, i) => {
      const m = view.member;
      if (m === undefined) return null;
      const on = m.id === chosen;
      const props = {
        type: "button", class: "pick", role: "radio", "aria-checked": String(on), tabindex: on ? "0" : "-1",
        title: on ? `You act as ${m.name}` : `Act as ${m.name}`, vars: { "--colour": m.colour },
        data: { testid: `member-${i + 1}`, key: m.id, member: m.id }, on: { click: () => this.choose(m.id) },
      };
      return h("button", props, h("span", { class: "face" }, avatar(m, view, 28), badge(total(view), false)), h("span", { class: "pick-name", text: m.name }));
    }));
  }

  #key(event) {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const all = [...this.node.children];
    const next = all[(all.indexOf(document.activeElement) + step + all.length) % all.length];
    next.focus();
    this.choose(next.dataset.member);
  }
}
