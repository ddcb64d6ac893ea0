// apps.js offers the bot's commands on a message, as Discord's client does under Apps.
import * as api from "./api.js";
import { h, icon } from "./dom.js";
import { icons } from "./icons.js";
import { localised } from "./commands.js";
import { settle } from "./interaction.js";
import { keys } from "./listkeys.js";
import { float } from "./popover.js";

// onMessages lists the commands on messages that the member may use in a channel of this kind.
export function onMessages(view, channelID) {
  const context = view.channels.get(channelID)?.kind === "dm" ? 1 : 0;
  return view.commands.filter((c) => c.type === 3 && !(Array.isArray(c.contexts) && !c.contexts.includes(context)));
}

// apps is the button that opens the menu of a message; null where there is no command, and on what one member alone sees.
export function apps(message, ctx) {
  const { view } = ctx;
  const found = message.x?.ephemeral ? [] : onMessages(view, message.channel_id);
  if (found.length === 0) return null;
  const node = h("button", {
    type: "button", class: "icon-button", "aria-label": "Apps: commands on this message", title: "Apps", "aria-haspopup": "menu", "aria-expanded": "false",
    data: { testid: "apps", key: "apps" },
  }, icon(icons.apps, 16));
  node.addEventListener("click", () => {
    if (node.getAttribute("aria-expanded") === "true" || node.getAttribute("aria-busy") === "true") return;
    menu(found, message, ctx, node);
  });
  return node;
}

function menu(commands, message, ctx, anchor) {
  const options = commands.map((c) => h("div", { class: "menu-option", role: "menuitem", tabindex: "-1", data: { testid: "app-command", command: c.name } },
    h("span", { class: "menu-text" }, h("span", { class: "menu-label", text: localised(c, "name", ctx.view.member?.locale) }))));
  const list = h("div", { class: "menu-list", role: "menu", "aria-label": "Apps" }, options);
  const box = float(anchor, "menu", h("div", { class: "menu-title", "aria-hidden": "true", text: "Apps" }), list);
  options.forEach((o, i) => o.addEventListener("click", () => {
    box.close();
    run(commands[i], message, ctx, anchor);
  }));
  keys(list, options);
  options[0].focus();
}

async function run(command, message, { view, tell, reveal }, control) {
  tell("");
  control.setAttribute("aria-busy", "true");
  try {
    const outcome = await api.command({ as: view.memberID, command_id: command.id, target_id: message.id });
    settle(outcome, { as: view.memberID, tell, reveal });
  } catch (refusal) {
    tell(refusal.message);
  } finally {
    control.removeAttribute("aria-busy");
  }
}
