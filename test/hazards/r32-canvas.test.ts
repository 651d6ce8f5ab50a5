import assert from 'node:assert/strict';
import { hazard } from './hazard.js';

/** Boxes that a page draws itself; a press on one lights it up and is told. */
const topology = (boxes: readonly { name: string; x: number; y: number }[], style = ''): string => `
  <section aria-label="Topology"><canvas id="map" width="420" height="240" style="border:1px solid;${style}"></canvas></section>
  <script>
    const boxes = ${JSON.stringify(boxes)};
    const drawing = map.getContext('2d');
    const draw = (lit) => {
      drawing.clearRect(0, 0, 420, 240);
      for (const box of boxes) {
        drawing.fillStyle = box.name === lit ? 'orange' : 'lightblue';
        drawing.fillRect(box.x, box.y, 60, 40);
      }
    };
    draw('');
    map.onclick = (event) => {
      const rect = map.getBoundingClientRect();
      const scale = 422 / rect.width;
      const x = (event.clientX - rect.left) * scale - 1;
      const y = (event.clientY - rect.top) * scale - 1;
      const hit = boxes.find((box) => x >= box.x && x < box.x + 60 && y >= box.y && y < box.y + 40);
      if (hit) { draw(hit.name); tell(hit.name); }
    };
  </script>`;

hazard('R32', 'controls that a page draws on a canvas have no element', {
  async 'are pressed by their place, and the picture says whether something happened'({ page, open, random, hears }) {
    const names = [random.word(), random.word(), random.word()];
    const boxes = names.map((name, at) => ({ name, x: 20 + at * 120, y: random.integer(10, 180) }));
    page('/map', topology(boxes));
    const agent = await open('/map');
    const mark = agent.all(/.*/, { role: 'canvas' })[0]?.mark ?? 0;
    const wanted = random.pick(boxes);
    const at = { x: wanted.x + 31, y: wanted.y + 21 };
    assert.equal(await agent.does({ kind: 'click', mark, at }), 'the picture changed');
    await hears([wanted.name]);
    assert.equal(await agent.does({ kind: 'click', mark, at: { x: 415, y: 236 } }), 'the picture did not change');
    await hears([wanted.name]);
  },

  async 'are out of reach where something covers them, and a place is no way to press anything else'({
    page,
    open,
    random,
    hears,
  }) {
    page(
      '/covered',
      `${topology([{ name: random.word(), x: 20, y: 20 }])}<button onclick="tell('button')">Save</button>
       <div style="position:absolute;left:8px;top:8px;width:150px;height:150px;background:white">Legend</div>`,
    );
    const agent = await open('/covered');
    const mark = agent.all(/.*/, { role: 'canvas' })[0]?.mark ?? 0;
    await agent.fails({ kind: 'click', mark, at: { x: 40, y: 30 } }, 'ElementBlocked');
    await agent.fails({ kind: 'click', mark, at: { x: 4_000, y: 30 } }, 'ElementUnsuitable');
    await agent.fails({ kind: 'click', mark: agent.mark('Save'), at: { x: 3, y: 3 } }, 'ElementUnsuitable');
    await hears([]);
  },
});

hazard('R33', 'places of the model, the picture and the page differ', {
  async 'every cell of a grid is hit on a page that is zoomed and scrolled'({ page, open, random, hears }) {
    const zoom = random.pick([0.9, 1, 1.25]);
    const [columns, rows] = [10, 6];
    page(
      '/grid',
      `<div style="height:${random.integer(300, 900)}px">above</div><div style="zoom:${zoom}"><canvas id="grid" width="${columns * 20}" height="${rows * 20}"></canvas></div>
       <script>
         const paint = grid.getContext('2d');
         grid.onclick = (event) => {
           const rect = grid.getBoundingClientRect();
           const cell = [(event.clientX - rect.left) / rect.width * ${columns}, (event.clientY - rect.top) / rect.height * ${rows}].map(Math.floor);
           paint.fillRect(cell[0] * 20, cell[1] * 20, 20, 20);
           tell(cell.join(','));
         };
       </script>`,
    );
    const agent = await open('/grid');
    const cells = random
      .shuffle(Array.from({ length: columns * rows }, (_, at) => [at % columns, Math.floor(at / columns)] as const))
      .slice(0, 4);
    for (const [column, row] of cells) {
      if (agent.all(/.*/, { role: 'canvas' }).length === 0) await agent.act({ kind: 'scroll', direction: 'down' });
      const [canvas] = agent.all(/.*/, { role: 'canvas' });
      assert.ok(canvas);
      const at = {
        x: ((column + 0.5) * canvas.box.width) / columns,
        y: ((row + 0.5) * canvas.box.height) / rows,
      };
      await agent.does({ kind: 'click', mark: canvas.mark, at });
    }
    await hears(cells.map(([column, row]) => `${column},${row}`));
  },
});
