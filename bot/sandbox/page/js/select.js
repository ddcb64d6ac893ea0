// select.js draws a select menu: a button that opens a list. With one choice a press sends
// it; with several the visitor ticks and confirms, within the menu's minimum and maximum.
import { h, icon } from "./dom.js";
import { icons } from "./icons.js";
import { emojiNode } from "./emoji.js";
import { ofSelect } from "./choices.js";
import { float } from "./popover.js";
import { keys } from "./listkeys.js";

export function select(c, ctx) {
  const entries = ofSelect(c, ctx.view);
  const preset = new Set([...(c.default_values ?? []).map((d) => d.id), ...entries.filter((e) => e.default).map((e) => e.value)]);
  const shown = entries.filter((e) => preset.has(e.value)).map((e) => e.label).join(", ");
  const label = h("span", { class: shown ? "select-value" : "select-placeholder", text: shown || c.placeholder || "Make a selection" });
  const node = h("button", {
    type: "button", class: "select", "aria-haspopup": "listbox", "aria-expanded": "false",
    "aria-label": [c.placeholder || "Menu", shown].filter(Boolean).join(": "),
    disabled: c.disabled || ctx.message.x?.actionable === false,
    data: { testid: "select", customId: c.custom_id, key: c.custom_id },
  }, label, icon(icons.down, 18));
  node.addEventListener("click", () => {
    if (node.getAttribute("aria-expanded") === "true" || node.getAttribute("aria-busy") === "true") return;
    menu(c, entries, preset, node, (values) => ctx.act(c, values, node));
  });
  return node;
}

function menu(c, entries, preset, anchor, send) {
  const least = c.min_values ?? 1;
  const most = c.max_values ?? 1;
  const many = most > 1 || least === 0;
  const chosen = new Set(preset);
  const options = entries.map((e) => option(e, chosen.has(e.value), many));
  const list = h("div", { class: "menu-list", role: "listbox", "aria-label": c.placeholder || "Menu", "aria-multiselectable": many ? "true" : undefined }, options);
  const hint = h("span", { class: "menu-hint", text: range(least, most) });
  const done = h("button", { type: "button", class: "button style-1", text: "Choose", data: { testid: "select-done" } });
  const empty = entries.length === 0 && h("p", { class: "menu-empty", text: "There is nothing to choose." });
  const title = h("div", { class: "menu-title", "aria-hidden": "true", text: c.placeholder || "Make a selection" });
  const box = float(anchor, "menu", title, list, empty, many && h("div", { class: "menu-foot" }, hint, done));

  const update = () => {
    options.forEach((o) => o.setAttribute("aria-selected", String(chosen.has(o.dataset.value))));
    done.disabled = chosen.size < least || chosen.size > most;
  };
  const pick = (o) => {
    const value = o.dataset.value;
    if (!many) {
      box.close();
      send([value]);
      return;
    }
    if (chosen.has(value)) chosen.delete(value);
    else if (most === 1) { chosen.clear(); chosen.add(value); }
    else if (chosen.size < most) chosen.add(value);
    update();
  };
  options.forEach((o) => o.addEventListener("click", () => pick(o)));
  done.addEventListener("click", () => {
    box.close();
    send(entries.map((e) => e.value).filter((v) => chosen.has(v)));
  });
  keys(list, options);
  update();
  (options.find((o) => chosen.has(o.dataset.value)) ?? options[0])?.focus();
}

function option(e, selected, many) {
  return h("div", { class: "menu-option" + (many ? " many" : ""), role: "option", tabindex: "-1", "aria-selected": String(selected), data: { testid: "select-option", value: e.value } },
    e.emoji && emojiNode(e.emoji),
    h("span", { class: "menu-text" }, h("span", { class: "menu-label", text: e.label }), e.description && h("small", { text: e.description })),
    h("span", { class: "menu-tick" }, icon(icons.check, 16)));
}

function range(least, most) {
  if (least === most) return `Choose ${most}`;
  return least === 0 ? `Choose up to ${most}` : `Choose ${least} to ${most}`;
}
