// live.js keeps one WebSocket per member open. After a break, one probe asks the sandbox who
// its members are; then every socket connects again and starts with the whole state, so
// nothing that happened in between is missed.
import * as api from "./api.js";
import { Emitter } from "./emitter.js";
import { View } from "./view.js";
import * as clock from "./clock.js";

const pause = 1000; // milliseconds between attempts

// Live holds the views. It emits {type: "members"} when the set of members is new,
// {type: "connection"} when a connection came or went, and {type: "any"} after every frame.
export class Live extends Emitter {
  views = new Map();
  #sockets = new Map();
  #timer = null;

  start() { this.#probe(); }

  get connected() {
    return this.views.size > 0 && [...this.views.values()].every((v) => v.connected);
  }

  async #probe() {
    this.#timer = null;
    try {
      const state = await api.state();
      const ids = state.members.map((m) => m.id);
      if (ids.join() !== [...this.views.keys()].join()) this.#replace(ids);
      for (const id of ids) if (!this.#sockets.has(id)) this.#connect(this.views.get(id));
    } catch {
      this.emit({ type: "connection" });
      this.#later();
    }
  }

  #later() {
    this.#timer ??= setTimeout(() => this.#probe(), pause);
  }

  #replace(ids) {
    for (const socket of this.#sockets.values()) socket.close();
    this.#sockets.clear();
    this.views = new Map(ids.map((id) => [id, new View(id)]));
    this.emit({ type: "members" });
  }

  #connect(view) {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}/_sandbox/live?as=${view.memberID}`);
    this.#sockets.set(view.memberID, socket);
    socket.onmessage = (event) => {
      if (this.views.get(view.memberID) !== view) return;
      const frame = JSON.parse(event.data);
      if (frame.type === "hello") clock.set(frame.state.now);
      view.apply(frame);
      if (frame.type === "hello") this.#connection(view, true);
      this.emit({ type: "any", frame, view });
    };
    socket.onclose = () => {
      if (this.#sockets.get(view.memberID) !== socket) return;
      this.#sockets.delete(view.memberID);
      this.#connection(view, false);
      this.#later();
    };
  }

  #connection(view, connected) {
    view.connection(connected);
    this.emit({ type: "connection" });
  }
}
