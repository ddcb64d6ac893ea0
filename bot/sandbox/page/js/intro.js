// intro.js tells a first visitor what to do, in two sentences; after the start of a demo
// match, who plays against whom.
import * as api from "./api.js";
import { h, icon } from "./dom.js";
import { icons } from "./icons.js";
import { notice } from "./notices.js";
import { recall, remember } from "./storage.js";

const words = ["no", "one", "two", "three", "four"];

export class Intro {
  constructor() {
    this.node = document.getElementById("intro");
    this.text = h("p", { class: "intro-text", data: { testid: "intro" } });
    const close = h("button", { type: "button", class: "icon-button", "aria-label": "Close the introduction", on: { click: () => this.toggle(false) } }, icon(icons.close, 18));
    this.node.append(this.text, close);
    this.node.hidden = recall("intro", true) === false;
  }

  // first writes the two sentences.
  first(members) {
    const b = (text) => h("b", { text });
    this.text.replaceChildren(`You are one of ${words[members] ?? members} members; the others can play by themselves. Press `, b("Start a demo match"), " and answer by the buttons under the newest message.");
  }

  // match tells what a demo match needs next; other is the opponent's member.
  match(me, other) {
    const b = (text) => h("b", { text });
    const alone = h("button", { type: "button", class: "button style-2 small-button", text: `Let ${other.name} play alone`, data: { testid: "let-play" } });
    this.other = other.id;
    this.alone = undefined; // whether the opponent plays by itself, as far as was heard
    const rest = h("span", {});
    const say = (on) => rest.replaceChildren(...(on ? [`${other.name} now plays alone; the switch is under Members.`] : [`When ${other.name} is asked, answer as ${other.name} yourself, or `, alone]));
    say(false);
    this.say = say;
    alone.addEventListener("click", async () => {
      try {
        await api.member(other.id, { autoplay: true });
        say(true);
      } catch (refusal) {
        notice(refusal.message);
      }
    });
    this.text.replaceChildren(b(`${me} plays against ${other.name}.`), " Answer by the buttons under the newest message. ", rest);
    this.toggle(true);
  }

  // follow keeps the choice true: the opponent's switch can be turned elsewhere too.
  follow(members) {
    const other = members.find((m) => m.id === this.other);
    if (!other || this.alone === other.autoplay) return;
    this.alone = other.autoplay;
    this.say(other.autoplay);
  }

  toggle(open = this.node.hidden) {
    this.node.hidden = !open;
    remember("intro", open);
  }
}
