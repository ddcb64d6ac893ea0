// messages.js is the list of a channel's messages: it keeps to the end while the reader is
// there, marks what is new and what was read, and leads to single messages.
import { h, icon } from "./dom.js";
import { icons } from "./icons.js";
import { MessageNode } from "./message.js";
import { compare } from "./ids.js";
import { lastRead, markRead } from "./unread.js";
import * as clock from "./clock.js";

const near = 80; // pixels from the end that still count as being there
const together = 7 * 60_000; // milliseconds within which an author's messages form one block

export class MessageList {
  constructor() {
    this.nodes = new Map();
    this.list = h("ol", { class: "messages", data: { testid: "messages" } });
    this.empty = h("div", { class: "empty" });
    this.typing = h("p", { class: "typing", "aria-live": "off" });
    this.scroller = h("div", { class: "scroller", tabindex: "0" }, this.empty, this.list);
    this.jump = h("button", { type: "button", class: "jump", hidden: true, on: { click: () => this.toEnd() } }, "New messages ", icon(icons.down, 16));
    this.node = h("div", { class: "conversation" }, this.scroller, this.jump, this.typing);
    this.atEnd = true;
    this.scroller.addEventListener("scroll", () => this.#scrolled(), { passive: true });
    const grown = new ResizeObserver(() => { if (this.atEnd) this.toEnd(); });
    grown.observe(this.list);
    grown.observe(this.scroller);
    document.addEventListener("visibilitychange", () => this.seen());
  }

  // show draws a channel anew. ctx is a MessageNode's; emptyText is shown without messages.
  show(view, channelID, ctx, emptyNodes) {
    Object.assign(this, { view, channelID, ctx });
    this.since = channelID ? lastRead(view.memberID, channelID) : "";
    this.nodes = new Map((channelID ? view.list(channelID) : []).map((m) => [m.id, new MessageNode(m, ctx)]));
    this.list.replaceChildren(...[...this.nodes.values()].map((n) => n.node));
    this.empty.replaceChildren(...emptyNodes);
    this.scroller.setAttribute("aria-label", channelID ? `Messages in ${view.channels.get(channelID)?.name ?? ""}` : "Nothing to show");
    this.#arrange();
    this.#typing();
    this.toEnd();
  }

  // apply follows one live frame of the view.
  apply(frame) {
    if (frame.type === "typing" && frame.channel_id === this.channelID) this.#typing();
    if (frame.type === "channel" || frame.type === "member" || frame.type === "commands") for (const n of this.nodes.values()) n.update(n.message);
    if (frame.type === "message" && frame.message.channel_id === this.channelID) this.#put(frame.message);
    if (frame.type === "message_deleted" && frame.channel_id === this.channelID) this.#drop(frame.id);
  }

  #put(message) {
    if (this.scroller.scrollTop !== this.top) this.#scrolled(); // somebody scrolls, and the browser has not said so yet
    const known = this.nodes.get(message.id);
    if (known !== undefined) known.update(message);
    else {
      const made = new MessageNode(message, this.ctx);
      const after = [...this.nodes.values()].find((n) => compare(n.message.id, message.id) > 0);
      this.nodes.set(message.id, made);
      this.list.insertBefore(made.node, after?.node ?? null);
      if (message.author?.id === this.view.memberID) this.atEnd = true;
      while (this.nodes.size > this.view.list(this.channelID).length) this.#forget(this.list.firstElementChild.dataset.messageId);
    }
    this.#arrange();
    this.#typing();
    if (this.atEnd) this.toEnd();
    else if (known === undefined || message.id === this.list.lastElementChild.dataset.messageId) this.jump.hidden = false;
  }

  #drop(id) {
    if (!this.nodes.has(id)) return;
    this.#forget(id);
    this.#arrange();
  }

  #forget(id) {
    const { node } = this.nodes.get(id);
    if (node.contains(document.activeElement)) this.scroller.focus({ preventScroll: true });
    node.remove();
    this.nodes.delete(id);
  }

  // #arrange sets what depends on a message's neighbours: blocks, days, the mark of the new.
  #arrange() {
    this.empty.hidden = this.nodes.size > 0;
    this.list.hidden = this.nodes.size === 0;
    let before = null;
    let marked = this.since === "";
    for (const li of this.list.children) {
      const n = this.nodes.get(li.dataset.messageId);
      const m = n.message;
      const at = new Date(m.timestamp);
      const day = before === null || new Date(before.timestamp).toDateString() !== at.toDateString();
      const fresh = !marked && compare(m.id, this.since) > 0 && m.author?.id !== this.view.memberID;
      if (fresh) marked = true;
      const block = before !== null && !day && !fresh && before.author?.id === m.author?.id && !m.x?.used &&
        (before.x?.ephemeral ?? false) === (m.x?.ephemeral ?? false) && at - new Date(before.timestamp) < together;
      n.stand({ follows: block, fresh, day: day ? clock.absolute(at.getTime(), "D", this.view.member?.locale) : "" });
      before = m;
    }
  }

  #typing() {
    const user = this.view.typing.get(this.channelID);
    const name = user === undefined ? undefined : this.view.user(user)?.name ?? "Somebody";
    this.typing.textContent = name === undefined ? "" : `${name} is typing…`;
  }

  #scrolled() {
    const { scrollTop, scrollHeight, clientHeight } = this.scroller;
    this.top = scrollTop;
    this.atEnd = scrollHeight - scrollTop - clientHeight < near;
    if (this.atEnd) this.seen();
  }

  toEnd() {
    this.atEnd = true;
    this.scroller.scrollTop = this.scroller.scrollHeight;
    this.top = this.scroller.scrollTop;
    this.seen();
  }

  // seen marks the channel as read when its end is on the screen.
  seen() {
    if (!this.atEnd) return;
    this.jump.hidden = true;
    const visible = document.visibilityState === "visible" && this.scroller.offsetParent !== null;
    if (visible && this.view && this.channelID) markRead(this.view, this.channelID);
  }

  // reveal leads to a message; with focus the keyboard goes there too. It reports whether
  // the message is here.
  reveal(id, focus) {
    const found = this.nodes.get(id);
    if (found === undefined) return false;
    const last = [...this.nodes.values()].every((n) => compare(n.message.id, id) <= 0);
    if (last) this.toEnd();
    else {
      this.atEnd = false;
      found.node.scrollIntoView({ block: "center" });
      found.box.classList.add("pointed");
      setTimeout(() => found.box.classList.remove("pointed"), 2500);
    }
    if (focus) found.node.focus({ preventScroll: true });
    return true;
  }
}
