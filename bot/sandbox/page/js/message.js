// message.js draws one message and redraws only those parts of it that changed, so that a
// new button row neither reloads a picture nor takes the keyboard's place away.
import { h } from "./dom.js";
import { onMessages } from "./apps.js";
import { attachments } from "./attachments.js";
import { avatar } from "./avatar.js";
import { components } from "./components.js";
import { embed } from "./embed.js";
import { press } from "./interaction.js";
import { content, foot, head, tools, used } from "./messageparts.js";

const V2 = 1 << 15;

// MessageNode is a message on the screen. ctx is as in mention.js, with reveal(message id)
// and tell(text) added.
export class MessageNode {
  constructor(message, ctx) {
    this.ctx = ctx;
    this.keys = new Map();
    this.parts = Object.fromEntries(["used", "head", "content", "embeds", "files", "components", "problem", "foot", "tools"].map((name) => [name, h("div", { class: "part part-" + name })]));
    const p = this.parts;
    p.problem.setAttribute("role", "alert");
    this.avatar = h("div", { class: "message-avatar" });
    const body = h("div", { class: "message-body" }, p.head, p.content, p.embeds, p.files, p.components, p.problem, p.foot);
    this.box = h("div", { class: "message" }, p.used, this.avatar, body, p.tools);
    this.node = h("li", { class: "entry", tabindex: "-1", data: { testid: "message", messageId: message.id } }, this.box);
    this.update(message);
  }

  update(message) {
    this.message = message;
    const { x = {}, author } = message;
    const view = this.ctx.view;
    const look = this.box.classList;
    look.toggle("ephemeral", x.ephemeral === true);
    look.toggle("mentions-me", x.mentions_me === true);
    look.toggle("system", ![0, 19, 20, 23].includes(message.type));
    this.node.dataset.author = author?.username ?? "";
    this.node.dataset.ephemeral = String(x.ephemeral === true);
    this.node.setAttribute("aria-busy", String(x.thinking === true));
    const pictures = [];
    const ctx = { ...this.ctx, message, pictures, act: (c, values, control) => this.#act(c, values, control) };

    this.#part("avatar", author, () => avatar(author, view));
    this.#part("used", [x.used, view.user(x.used?.user_id)?.name], () => used(x.used, view));
    this.#part("head", [author, message.timestamp], () => head(message, view));
    this.#part("content", [message.content, x.thinking, message.edited_timestamp, message.type], () => content(message, ctx));
    this.#part("embeds", message.embeds, () => (message.embeds ?? []).map((e) => embed(e, pictures, ctx)));
    this.#part("files", message.attachments, () => attachments(message.attachments ?? [], pictures));
    this.#part("components", [message.components, x.actionable], () => components(message.components, ctx));
    this.parts.components.classList.toggle("v2", (message.flags & V2) !== 0);
    this.#part("foot", [x.ephemeral, x.thread_id, view.channels.get(x.thread_id)?.name], () => foot(message, this.ctx));
    const commands = onMessages(view, message.channel_id).map((c) => c.id);
    this.#part("tools", [author, x.ephemeral, view.member?.administrator, commands], () => tools(message, this.ctx, (text) => this.tell(text)));
  }

  // #part draws a part again when what it shows has changed.
  #part(name, shows, draw) {
    const key = JSON.stringify(shows ?? null);
    if (this.keys.get(name) === key) return;
    this.keys.set(name, key);
    const place = name === "avatar" ? this.avatar : this.parts[name];
    const active = document.activeElement;
    const held = place.contains(active) && active !== place ? active.dataset.key ?? "" : null;
    place.replaceChildren(...[draw()].flat(Infinity).filter(Boolean));
    if (held === null) return;
    const again = place.querySelector(`[data-key="${CSS.escape(held)}"]:not(:disabled)`) ?? place.querySelector("button:not(:disabled)") ?? this.node;
    again.focus({ preventScroll: true });
  }

  #act(component, values, control) {
    const { view, reveal } = this.ctx;
    press({ as: view.memberID, message: this.message, component, values, control, reveal, tell: (text) => this.tell(text) });
  }

  // stand sets what depends on the neighbours: follows, the message continues a block; day, a
  // date to stand above it; fresh, it is the first that was not read.
  stand({ follows, day, fresh }) {
    this.box.classList.toggle("follows", follows);
    const key = `${day}/${fresh}`;
    if (this.rule === key) return;
    this.rule = key;
    const text = [day, fresh && "New"].filter(Boolean).join(" · ");
    this.node.replaceChildren(...(text ? [h("div", { class: "rule" + (fresh ? " new" : ""), role: "separator", text })] : []), this.box);
  }

  // tell shows a problem below the message's components; an empty text clears it.
  tell(text) {
    this.parts.problem.replaceChildren(...(text ? [h("p", { class: "problem", data: { testid: "problem" }, text })] : []));
  }
}
