// emitter.js lets one part of the page tell others what happened.
export class Emitter {
  #listeners = new Set();

  // on adds a listener and returns the function that takes it away again.
  on(fn) {
    this.#listeners.add(fn);
    return () => this.#listeners.delete(fn);
  }

  // emit calls every listener in the order in which they came.
  emit(event) {
    for (const fn of [...this.#listeners]) fn(event);
  }
}
