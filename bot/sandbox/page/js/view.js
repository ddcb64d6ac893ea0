// view.js keeps everything that one member may see, as the live frames tell it.
import { Emitter } from "./emitter.js";
import { compare, place } from "./ids.js";

const kept = 400; // messages per channel; older ones are forgotten

// View emits each frame after applying it, with its own type, plus {type: "connection"}.
export class View extends Emitter {
  constructor(memberID) {
    super();
    this.memberID = memberID;
    this.ready = false; // a first hello has come
    this.connected = false;
    this.demo = false;
    this.bot = { user: {}, online: false };
    this.guild = {};
    this.members = [];
    this.channels = new Map();
    this.messages = new Map();
    this.commands = [];
    this.typing = new Map(); // channel id → user id, while somebody types
  }

  get member() {
    return this.members.find((m) => m.id === this.memberID);
  }

  // apply takes one live frame. Unknown types are ignored.
  apply(frame) {
    const how = this.#frames[frame.type];
    if (how === undefined) return;
    how.call(this, frame);
    this.emit(frame);
  }

  connection(connected) {
    if (this.connected === connected) return;
    this.connected = connected;
    this.emit({ type: "connection" });
  }

  #frames = {
    hello({ state }) {
      this.ready = true;
      this.demo = state.demo === true;
      this.bot = state.bot;
      this.guild = state.guild;
      this.members = state.members ?? [];
      this.channels = new Map((state.channels ?? []).map((c) => [c.id, c]));
      this.messages = new Map(Object.entries(state.messages ?? {}));
      this.commands = state.commands ?? [];
      this.typing.clear();
    },
    message({ message }) {
      const list = this.list(message.channel_id);
      const { index, found } = place(list, message.id);
      list.splice(index, found ? 1 : 0, message);
      if (list.length > kept) list.shift();
      if (this.typing.get(message.channel_id) === message.author?.id) this.typing.delete(message.channel_id);
    },
    message_deleted({ channel_id, id }) {
      const list = this.list(channel_id);
      const { index, found } = place(list, id);
      if (found) list.splice(index, 1);
    },
    channel({ channel }) { this.channels.set(channel.id, channel); },
    channel_deleted({ id }) {
      this.channels.delete(id);
      this.messages.delete(id);
    },
    commands({ commands }) { this.commands = commands; },
    member({ member }) {
      const i = this.members.findIndex((m) => m.id === member.id);
      if (i >= 0) this.members[i] = member;
    },
    bot({ bot }) { this.bot = bot; },
    typing({ channel_id, user_id }) {
      this.typing.set(channel_id, user_id);
      setTimeout(() => {
        if (this.typing.delete(channel_id)) this.emit({ type: "typing", channel_id });
      }, 10_000);
    },
  };

  // list returns the channel's messages, oldest first; the caller must not change it.
  list(channelID) {
    if (!this.messages.has(channelID)) this.messages.set(channelID, []);
    return this.messages.get(channelID);
  }

  latest(channelID) {
    return this.list(channelID).at(-1)?.id ?? "";
  }

  // of returns the channels of a kind: "text" in the server's order, "thread" (private ones
  // too) by latest activity with archived ones last, "dm".
  of(kind) {
    const all = [...this.channels.values()].filter((c) => family(c) === kind);
    if (kind !== "thread") return all.sort((a, b) => compare(a.id, b.id));
    const age = (c) => this.latest(c.id) || c.id;
    return all.sort((a, b) => Number(a.archived ?? false) - Number(b.archived ?? false) || compare(age(b), age(a)));
  }

  // user finds a member or the bot by id; undefined when the id is nobody's.
  user(id) {
    if (id === this.bot.user?.id) return { id, name: nameOf(this.bot.user), bot: true };
    return this.members.find((m) => m.id === id);
  }
}

// family is the tab that a channel belongs to: "text", "thread" or "dm".
export function family(channel) {
  return channel.kind === "private_thread" ? "thread" : channel.kind;
}

// nameOf is the name by which a Discord user object is shown.
export function nameOf(user) {
  return user?.global_name || user?.username || "Somebody";
}
