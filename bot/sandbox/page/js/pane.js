// pane.js is one member's window on the server: who acts, what is open, the conversation and
// the composer.
import * as api from "./api.js";
import { coalesce, h, redraw } from "./dom.js";
import { chathead } from "./chatheading.js";
import { Composer } from "./composer.js";
import { closer, open as openDialog } from "./dialogs.js";
import { emptiness } from "./emptystate.js";
import { family } from "./view.js";
import { MessageList } from "./messages.js";
import { notice } from "./notices.js";
import { Picker } from "./picker.js";
import { recall, remember } from "./storage.js";
import { reading } from "./unread.js";
import { sidebar } from "./sidebar.js";

const patience = 15_000; // milliseconds for which a pane waits for a new thread of its member

export class Pane {
  // index counts from 1. app gives live (the views), changed() and demo().
  constructor(index, app) {
    this.index = index;
    this.app = app;
    this.kind = "text";
    this.places = {}; // the channel last open, by kind
    this.picker = new Picker(index, (id) => this.act(id));
    this.side = h("nav", { class: "side" });
    this.head = h("header", { class: "chat-head" });
    this.list = new MessageList();
    this.composer = new Composer(index);
    const chat = h("div", { class: "chat" }, this.head, this.list.node, this.composer.root);
    this.node = h("section", { class: "pane", data: { testid: `pane-${index}` } }, this.picker.node, h("div", { class: "pane-body" }, this.side, chat));
    this.go = {
      channel: (id) => this.open(id),
      message: (channel, id) => { this.open(channel); this.#reveal(id); },
      command: (text) => this.composer.begin(text),
    };
    this.frame = coalesce(() => this.#frame());
    reading.on(() => this.frame());
  }

  get view() { return this.app.live.views.get(this.memberID); }
  get channel() { return this.view?.channels.get(this.places[this.kind]); }

  // act changes the member who acts in this pane. The kind of place stays the same.
  act(memberID) {
    if (!this.app.live.views.has(memberID)) return;
    this.unsubscribe?.();
    const fresh = this.memberID === undefined;
    this.memberID = memberID;
    const before = recall(`places.${this.index}`, {})[memberID];
    this.places = { ...before?.places };
    if (fresh) this.kind = before?.kind ?? "text";
    this.unsubscribe = this.view.on((event) => this.#apply(event));
    remember(`member.${this.index}`, memberID);
    this.#settle();
    this.draw();
  }

  // open shows a channel; one that is not known yet is shown as soon as it appears.
  open(channelID) {
    const channel = this.view.channels.get(channelID);
    this.wanted = channel === undefined ? channelID : undefined;
    if (channel === undefined) return;
    this.kind = family(channel);
    this.places[this.kind] = channelID;
    this.#remember();
    this.draw();
    this.app.changed();
  }

  // turn shows the place of a kind that was open last, or the first there is.
  turn(kind) {
    this.kind = kind;
    this.#settle();
    this.#remember();
    this.draw();
    this.app.changed();
  }

  #remember() {
    const key = `places.${this.index}`;
    remember(key, { ...recall(key, {}), [this.memberID]: { kind: this.kind, places: { ...this.places } } });
  }

  // expect opens the next thread that the member gets into, if it comes soon.
  expect() { this.expecting = Date.now() + patience; }

  #settle() {
    if (this.channel !== undefined) return;
    const all = this.view.of(this.kind);
    const busy = this.kind === "text" ? all.findLast((c) => this.view.latest(c.id) !== "") : undefined;
    this.places[this.kind] = (busy ?? all[0])?.id;
  }

  // draw shows the whole pane anew.
  draw() {
    const { view, channel } = this;
    const ctx = { view, go: this.go, reveal: (id) => this.#reveal(id), tell: notice };
    this.list.show(view, channel?.id, ctx, this.#emptiness());
    this.composer.show(view, channel, ctx.reveal);
    this.frame();
  }

  #emptiness() {
    const demo = this.view.demo ? () => this.app.demo() : undefined;
    const slash = this.channel?.can_write === false ? undefined : () => this.composer.begin("/");
    return emptiness(this.kind, this.channel, { demo, slash, channel: () => this.turn("text"), dm: () => this.#dm() });
  }

  // #frame draws what surrounds the conversation.
  #frame() {
    const { view } = this;
    if (view === undefined || !view.ready) return;
    const name = view.member?.name ?? "";
    this.node.setAttribute("aria-label", `Pane ${this.index}, acting as ${name}`);
    this.node.dataset.member = this.memberID;
    this.side.setAttribute("aria-label", `Channels of ${name}`);
    this.picker.show(this.app.live.views, this.memberID);
    redraw(this.side, sidebar(view, this.channel?.id, this.#ways()));
    chathead(this.head, view, this.channel, this.kind, { open: this.go.channel, choose: () => this.#choose() });
  }

  #ways() { return { open: (id) => this.open(id), dm: () => this.#dm() }; }

  // #choose lists the places of this kind in a dialog, for phones.
  #choose() {
    const ways = { open: (id) => { dialog.close(); this.open(id); }, dm: () => { dialog.close(); this.#dm(); } };
    const dialog = openDialog({ name: "chooser", label: "Choose where to go", testid: "chooser" }, closer(), h("div", { class: "dialog-body" }, sidebar(this.view, this.channel?.id, ways)));
  }

  async #dm() {
    try {
      const { channel } = await api.openDM(this.memberID);
      this.open(channel.id);
    } catch (refusal) {
      notice(refusal.message);
    }
  }

  #reveal(id) {
    const byKeyboard = document.documentElement.dataset.input === "keys";
    const active = document.activeElement;
    const elsewhere = active !== document.body && !this.node.contains(active); // an answer takes the keyboard from nobody
    if (!this.list.reveal(id, byKeyboard && !elsewhere && !this.composer.root.contains(active))) this.awaited = id;
  }

  #apply(event) {
    if (event.type === "connection") return;
    if (event.type === "hello") {
      this.#settle();
      this.list.show(this.view, this.channel?.id, this.list.ctx, this.#emptiness());
      this.composer.refresh(this.channel);
    }
    this.list.apply(event);
    if (event.type === "message" && event.message.id === this.awaited) this.#awaited();
    if (event.type === "channel") this.#channel(event.channel);
    if (event.type === "channel_deleted" && event.id === this.places[this.kind]) this.turn(this.kind);
    this.frame();
  }

  #awaited() {
    const id = this.awaited;
    this.awaited = undefined;
    this.#reveal(id);
  }

  #channel(channel) {
    const mine = family(channel) === "thread" && channel.member_ids?.includes(this.memberID) && this.expecting > Date.now();
    if (channel.id === this.wanted || mine) {
      this.expecting = 0;
      this.open(channel.id);
    } else if (channel.id === this.channel?.id) this.composer.refresh(channel);
    else if (this.channel === undefined && family(channel) === this.kind) this.turn(this.kind);
  }
}
