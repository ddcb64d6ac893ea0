// avatar.js draws somebody's mark: the first letter on the member's colour, or the bot's
// lighthouse.
import { h } from "./dom.js";

// avatar takes a member of the view, the bot's user or a message's author.
export function avatar(user, view, size = 40) {
  const vars = { "--size": size + "px" };
  if (user?.id !== undefined && user.id === view.bot.user?.id) {
    return h("span", { class: "avatar bot", vars, "aria-hidden": "true" }, h("img", { src: "/favicon.svg", alt: "" }));
  }
  const member = view.user(user?.id);
  const name = member?.name ?? user?.global_name ?? user?.username ?? "?";
  if (member?.colour) vars["--colour"] = member.colour;
  return h("span", { class: "avatar", vars, "aria-hidden": "true", text: [...name][0]?.toUpperCase() ?? "?" });
}
