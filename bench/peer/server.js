// A boardgame.io server in memory with a minimal game of four: in turn each says something, TURNS times in all.
// `node server.js PORT TURNS`
const { Server } = require('boardgame.io/server');

const [port, turns] = process.argv.slice(2).map(Number);

const table = {
  name: 'table',
  minPlayers: 4,
  maxPlayers: 4,
  setup: () => ({ played: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: ({ G }) => {
      G.played += 1;
    },
  },
  endIf: ({ G }) => (G.played >= turns ? { over: true } : undefined),
};

Server({ games: [table], origins: [/.*/] }).run(port);
