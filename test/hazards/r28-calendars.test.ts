import assert from 'node:assert/strict';
import { hazard } from './hazard.js';

interface CalendarPage {
  readonly label: string;
  readonly start: string;
  /** Writes month and year over the days; a JavaScript expression of `year` and `month` (0 to 11). */
  readonly head: string;
  readonly yearArrows?: boolean;
  readonly confirm?: string;
  /** How the field writes the day; a JavaScript expression of `year`, `month` and `day`. */
  readonly shown?: string;
}

/** A read-only field whose calendar can be turned by arrows only, the days of the neighbouring months in grey. */
const calendar = ({ label, start, head, yearArrows = false, confirm, shown }: CalendarPage): string => `
  <style>
    #pop { position: absolute; top: 60px; left: 8px; width: 260px; background: white; border: 1px solid }
    td { width: 32px; height: 24px; text-align: center; cursor: pointer } .other { color: #ccc }
    .head { display: flex; justify-content: space-between }
  </style>
  <label>${label} <input id="field" readonly></label>
  <script>
    const two = (number) => String(number).padStart(2, '0');
    let [year, month] = '${start}'.split('-').map(Number);
    month -= 1;
    const take = (day) => {
      field.value = ${shown ?? `year + '-' + two(month + 1) + '-' + two(day)`};
      tell(year + '-' + two(month + 1) + '-' + two(day));
      pop.remove();
    };
    const draw = () => {
      const first = new Date(year, month, 1).getDay();
      const days = Array.from({ length: 42 }, (_, at) => new Date(year, month, at - first + 1));
      let chosen = 0;
      pop.innerHTML = '<div class="head">${yearArrows ? '<button class="super-prev">«</button>' : ''}<button class="prev-icon">‹</button><span>' + ${head} +
        '</span><button class="next-icon">›</button>${yearArrows ? '<button class="super-next">»</button>' : ''}</div><table>' +
        [0, 1, 2, 3, 4, 5].map((week) => '<tr>' + days.slice(week * 7, week * 7 + 7).map((day) =>
          '<td class="' + (day.getMonth() === month ? 'own' : 'other') + '">' + day.getDate() + '</td>').join('') + '</tr>').join('') +
        '</table>${confirm === undefined ? '' : `<button id="sure">${confirm}</button>`}';
      const turn = (selector, months) => { const arrow = pop.querySelector(selector); if (arrow) arrow.onclick = () => {
        const to = new Date(year, month + months, 1); year = to.getFullYear(); month = to.getMonth(); setTimeout(draw, 40); }; };
      turn('.prev-icon', -1); turn('.next-icon', 1); turn('.super-prev', -12); turn('.super-next', 12);
      pop.querySelector('table').onclick = (event) => {
        if (!event.target.matches('.own')) return;
        chosen = Number(event.target.textContent);
        if (${confirm === undefined}) take(chosen);
      };
      const sure = document.getElementById('sure');
      if (sure) sure.onclick = () => take(chosen);
    };
    field.onclick = () => {
      if (document.getElementById('pop')) return;
      const box = document.createElement('div');
      box.id = 'pop';
      document.body.append(box);
      draw();
    };
  </script>`;

const ENGLISH = `['January','February','March','April','May','June','July','August','September','October','November','December'][month] + ' ' + year`;
const CHINESE = `year + '年 ' + ['一','二','三','四','五','六','七','八','九','十','十一','十二'][month] + '月'`;

hazard(
  'R28',
  'a calendar needs many presses, and its field takes no typing',
  {
    async 'is turned by its arrows to a month far away, in English'({ page, open, random, hears }) {
      const day = `20${random.integer(28, 29)}-0${random.integer(1, 9)}-${random.integer(10, 28)}`;
      page('/day', calendar({ label: 'Expires', start: '2026-11', head: ENGLISH }));
      const agent = await open('/day');
      assert.equal(await agent.does({ kind: 'type', mark: agent.mark('Expires'), text: day }), day);
      await hears([day]);
    },

    async 'is turned back over years, with Chinese names and arrows for years'({ page, open, random, hears }) {
      const day = `20${random.integer(18, 23)}-${random.integer(10, 12)}-0${random.integer(1, 9)}`;
      page('/day', calendar({ label: '生效日期', start: '2026-12', head: CHINESE, yearArrows: true }));
      const agent = await open('/day');
      await agent.does({ kind: 'type', mark: agent.mark('生效日期'), text: day });
      await hears([day]);
    },

    async 'takes the day over where the calendar asks for it, and reads it back however it is written'({
      page,
      open,
      random,
      hears,
    }) {
      const day = `2027-0${random.integer(1, 9)}-${random.integer(10, 28)}`;
      const shown = `two(day) + '/' + two(month + 1) + '/' + year`;
      page('/day', calendar({ label: 'From', start: '2026-12', head: ENGLISH, confirm: 'OK', shown }));
      const agent = await open('/day');
      const [year, month, number] = day.split('-');
      assert.equal(
        await agent.does({ kind: 'type', mark: agent.mark('From'), text: day }),
        `${number}/${month}/${year}`,
      );
      await hears([day]);
    },
  },
  { stepMs: 25_000 },
);
