// The trivial game in boardgame.io; see README.md.
const { Client } = require("boardgame.io/client");

const game = {
  setup: () => ({
    cards: Array.from({ length: 120 }, (_, i) => ({ id: i, name: "card" + i, owner: i % 2, zone: "deck", marks: 0 })),
    decks: [0, 1].map((p) => Array.from({ length: 60 }, (_, i) => 2 * i + p)),
    table: [],
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: ({ G, ctx }) => {
      const deck = G.decks[Number(ctx.currentPlayer)];
      const id = deck.pop();
      G.cards[id].zone = "table";
      G.table.push(id);
    },
  },
};

function play(moves) {
  let client, left = 0;
  for (let n = 0; n < moves; n++) {
    if (left === 0) {
      client = Client({ game, debug: false });
      client.start();
      left = 120;
    }
    client.moves.play();
    left--;
  }
}

play(3000);
const moves = 12000;
const start = process.cpuUsage();
play(moves);
const used = process.cpuUsage(start);
const seconds = (used.user + used.system) / 1e6;
console.log(`boardgame.io ${require("boardgame.io/package.json").version}, node ${process.version}: ${Math.round(moves / seconds)} moves/cpu-s`);
