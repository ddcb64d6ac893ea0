// composer.js is the line at the bottom of a channel: plain messages, and slash commands.
import * as api from "./api.js";
import { h, icon } from "./dom.js";
import { icons } from "./icons.js";
import { complete, grouped, leaves, search } from "./commands.js";
import { users } from "./choices.js";
import { settle } from "./interaction.js";
import { SlashForm } from "./commandform.js";
import { Suggestions } from "./suggestions.js";

const drafts = new Map(); // what was begun, by member and channel

export class Composer {
  constructor(index) {
    this.suggestions = new Suggestions();
    this.form = null;
    this.breaks = true; // the last Enter was a line break, not a handled key
    this.text = h("textarea", { class: "composer-text", rows: "1", maxlength: "2000", role: "combobox", "aria-expanded": "false", "aria-autocomplete": "list", autocomplete: "off", enterkeyhint: "send", data: { testid: `composer-${index}` } });
    this.slash = h("button", { type: "button", class: "icon-button", "aria-label": "Commands", title: "Commands", data: { testid: "commands" }, on: { click: () => this.begin("/") } }, icon(icons.slash));
    this.away = h("button", { type: "button", class: "icon-button", "aria-label": "Leave the command", title: "Leave the command", hidden: true, on: { click: () => this.leave("") } }, icon(icons.close));
    this.send = h("button", { type: "button", class: "icon-button send", "aria-label": "Send", title: "Send", data: { testid: "send" }, on: { click: () => this.#submit() } }, icon(icons.send));
    this.field = h("div", { class: "composer-field" }, this.text);
    this.told = h("div", { class: "composer-note", role: "alert", data: { testid: "composer-note" } });
    this.node = h("form", { class: "composer", novalidate: true }, this.suggestions.node, this.told, h("div", { class: "composer-line" }, this.slash, this.away, this.field, this.send));
    this.closed = h("p", { class: "composer-closed", hidden: true });
    this.root = h("div", { class: "composer-box" }, this.node, this.closed);
    this.node.addEventListener("submit", (event) => event.preventDefault()); // Enter is the inputs' own
    this.node.addEventListener("focusout", (event) => { if (!this.node.contains(event.relatedTarget)) this.suggestions.hide(); });
    this.text.addEventListener("input", () => this.#typed());
    this.text.addEventListener("focus", () => this.#typed());
    this.text.addEventListener("keydown", (event) => this.#key(event));
    // A handled Enter must not break the line as well, however its character arrives.
    this.text.addEventListener("beforeinput", (event) => { if (event.inputType === "insertLineBreak" && !this.breaks) event.preventDefault(); });
  }

  // show turns to a channel of a view. reveal(id) leads to a message.
  show(view, channel, reveal) {
    this.#keep();
    this.reveal = reveal;
    this.view = view;
    this.channelID = channel?.id;
    this.#clear();
    this.note("");
    this.text.value = drafts.get(this.#draft) ?? "";
    this.refresh(channel);
    this.#fit();
  }

  // refresh follows changes of the channel itself.
  refresh(channel) {
    const open = channel !== undefined && channel.can_write !== false;
    const name = channel === undefined ? "" : channel.kind === "text" ? "#" + channel.name : channel.name;
    this.text.placeholder = `Write to ${name}, or /`;
    this.text.setAttribute("aria-label", `Write to ${name}, or / for commands`);
    this.node.hidden = !open;
    this.closed.hidden = open || channel === undefined;
    this.closed.textContent = channel?.locked ? "This thread is locked. Its messages stay readable." : channel?.archived ? "This thread is archived. Its messages stay readable." : "You cannot write in this channel.";
  }

  get #draft() { return `${this.view?.memberID}/${this.channelID}`; }

  #keep() {
    if (this.view === undefined) return;
    const text = this.form === null ? this.text.value : "";
    if (text === "") drafts.delete(this.#draft);
    else drafts.set(this.#draft, text);
  }

  // begin writes a text and takes the keyboard, as if it had been typed.
  begin(text) {
    if (this.node.hidden) return;
    this.#clear();
    this.text.value = text;
    this.text.focus();
    this.#typed();
  }

  // note tells the visitor of a problem, until something else is done.
  note(text) {
    this.told.replaceChildren(...(text ? [h("span", { text }), h("button", { type: "button", class: "icon-button", "aria-label": "Dismiss", on: { click: () => this.note("") } }, icon(icons.close, 16))] : []));
  }

  #typed() {
    this.#fit();
    if (document.activeElement !== this.text) return;
    const text = this.text.value;
    if (text.startsWith("/")) return this.#commands(text.slice(1));
    const at = /(?:^|\s)@(\w*)$/.exec(text.slice(0, this.text.selectionStart));
    if (at !== null) return this.#members(at[1]);
    this.suggestions.hide();
  }

  get #entries() {
    return leaves(this.view.commands, this.view.channels.get(this.channelID)?.kind, this.view.member?.locale);
  }

  #commands(text) {
    const entries = this.#entries;
    const whole = complete(entries, text);
    if (whole !== null) return this.#pick(whole.entry, whole.rest);
    const groups = grouped(search(entries, text));
    const nothing = entries.length > 0 ? "No command begins like this." : this.view.bot.online ? "The bot has no commands here." : "The bot is not connected yet.";
    this.suggestions.show(this.text, { groups, text: nothing, testid: "command-item", pick: (entry) => this.#pick(entry) });
  }

  #pick(entry, rest) {
    this.suggestions.hide();
    this.note("");
    this.form = new SlashForm(entry, this);
    this.field.replaceChildren(this.form.node);
    this.away.hidden = false;
    this.slash.hidden = true;
    this.form.begin(rest);
  }

  #members(typed) {
    const fits = users(this.view).filter((u) => `${u.label} ${u.description}`.toLowerCase().includes(typed.toLowerCase()));
    const pick = (id) => {
      const end = this.text.selectionStart;
      this.text.setRangeText(`<@${id}> `, end - typed.length - 1, end, "end");
      this.#typed();
    };
    this.suggestions.show(this.text, { groups: [{ title: "Members", items: fits }], testid: "mention-item", pick });
  }

  // leave gives a command up; what is left of it becomes the text.
  leave(text) {
    this.#clear();
    this.text.value = text;
    this.text.focus();
    this.#typed();
  }

  #clear() {
    this.suggestions.hide();
    if (this.form !== null) this.field.replaceChildren(this.text);
    this.form = null;
    this.away.hidden = true;
    this.slash.hidden = false;
  }

  #fit() {
    this.text.style.height = "auto";
    this.text.style.height = Math.min(this.text.scrollHeight, 180) + "px";
  }

  #key(event) {
    this.breaks = event.key !== "Enter" || event.shiftKey;
    if (event.isComposing || this.suggestions.key(event)) return;
    if (event.key === "Enter" && !event.shiftKey) this.#submit();
    else if (event.key === "Escape" && this.suggestions.open) this.suggestions.hide();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  #submit() {
    if (this.form !== null) return this.form.submit();
    const content = this.text.value.trim();
    if (content === "") return this.text.focus();
    if (content.startsWith("/")) {
      const found = search(this.#entries, content.slice(1));
      if (found.length > 0) return this.#pick(found[0]);
      return this.note("There is no such command here. Press / to see what there is.");
    }
    const draft = this.#draft;
    this.#working(async () => {
      await api.message(this.view.memberID, this.channelID, content);
      drafts.delete(draft);
      if (this.#draft !== draft) return;
      this.text.value = "";
      this.#typed();
    });
  }

  // run sends a filled-in command; find(name) gives the field that a refusal is about.
  run(body, find) {
    const { form, reveal } = this;
    const tell = (text) => this.note(text);
    this.#working(async () => {
      const outcome = await api.command(body);
      if (outcome.outcome !== "failed" && this.form === form) this.leave("");
      settle(outcome, { as: body.as, tell, reveal });
    }, (refusal) => find(refusal.field?.replace(/^options\./, ""))?.complain(refusal.message));
  }

  async #working(work, refused) {
    if (this.node.getAttribute("aria-busy") === "true") return;
    this.note("");
    this.node.setAttribute("aria-busy", "true");
    try {
      await work();
    } catch (refusal) {
      this.note(refusal.message);
      refused?.(refusal);
    } finally {
      this.node.removeAttribute("aria-busy");
    }
  }
}
