/** The report's style sheet: system fonts, both colour schemes, and a page that also prints. */
export const STYLE = `
:root {
  color-scheme: light dark;
  --page: #f6f7f9; --sheet: #ffffff; --ink: #1d2129; --soft: #5c6573; --line: #dfe3e9; --tint: #f0f3f7;
  --accent: #0b62d6; --good: #14763d; --warn: #95540a; --bad: #b3261e; --calm: #556070; --odd: #7a3ea8;
  --good-tint: #e7f5ec; --warn-tint: #fdf1dd; --bad-tint: #fce9e7; --calm-tint: #eceff3; --odd-tint: #f3eaf9;
  --mark: #e0168c; --hit: #d9480f;
  --sans: system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', 'PingFang SC', 'Microsoft YaHei',
    'Noto Sans SC', 'Noto Sans CJK SC', sans-serif;
  --mono: ui-monospace, 'SF Mono', 'Cascadia Mono', Menlo, Consolas, 'Noto Sans Mono CJK SC', monospace;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #14171c; --sheet: #1c2027; --ink: #e5e9ef; --soft: #9aa5b4; --line: #323944; --tint: #242a33;
    --accent: #6ea8ff; --good: #64cf8f; --warn: #f0b35c; --bad: #ff8a80; --calm: #a9b4c2; --odd: #cda0ef;
    --good-tint: #173325; --warn-tint: #3a2c14; --bad-tint: #3d1f1d; --calm-tint: #2a3039; --odd-tint: #33233f;
    --mark: #ff5db1; --hit: #ff8a4c;
  }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--ink); font: 15px/1.55 var(--sans); }
main { max-width: 1180px; margin: 0 auto; padding: 28px 24px 64px; }
a { color: var(--accent); }
h1 { font-size: 24px; line-height: 1.25; margin: 0 0 4px; font-weight: 650; }
h2 { font-size: 17px; margin: 40px 0 12px; font-weight: 650; }
p { margin: 0 0 8px; }
code, .source, .mono { font-family: var(--mono); font-size: 13px; overflow-wrap: anywhere; }
.soft { color: var(--soft); }
.sheet { background: var(--sheet); border: 1px solid var(--line); border-radius: 10px; }
.where { font-family: var(--mono); font-size: 13px; color: var(--soft); overflow-wrap: anywhere; }
.good { --tone: var(--good); --toned: var(--good-tint); } .warn { --tone: var(--warn); --toned: var(--warn-tint); }
.bad { --tone: var(--bad); --toned: var(--bad-tint); } .calm { --tone: var(--calm); --toned: var(--calm-tint); }
.odd { --tone: var(--odd); --toned: var(--odd-tint); }
.banner { display: grid; grid-template-columns: auto 1fr; gap: 4px 20px; padding: 20px 24px; margin-top: 18px;
  background: var(--toned); border: 1px solid var(--tone); border-left-width: 6px; border-radius: 10px; }
.banner strong { color: var(--tone); font-size: 26px; line-height: 1.2; font-weight: 700; grid-row: span 2;
  align-self: center; }
.banner p { margin: 0; }
.facts { display: flex; flex-wrap: wrap; gap: 6px 28px; margin: 14px 0 0; font-size: 13.5px; }
.facts dt { color: var(--soft); display: inline; } .facts dd { display: inline; margin: 0 0 0 6px; }
.chip { display: inline-block; padding: 1px 9px; border-radius: 99px; background: var(--toned); color: var(--tone);
  font-size: 12.5px; font-weight: 600; white-space: nowrap; }
.rail { display: flex; flex-wrap: wrap; gap: 8px; margin: 18px 0 0; padding: 0; list-style: none; }
.rail li { display: flex; align-items: center; gap: 7px; font-size: 13px; }
.finding { padding: 16px 20px 18px; margin-bottom: 14px; }
.finding header { display: flex; flex-wrap: wrap; align-items: center; gap: 6px 12px; margin-bottom: 10px; }
.finding h3 { font-size: 15.5px; margin: 0; font-weight: 650; }
.beside { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 16px 22px; align-items: start; }
.beside h4 { margin: 0 0 6px; font-size: 12.5px; font-weight: 600; color: var(--soft); }
.source { border: 1px solid var(--line); border-radius: 7px; background: var(--tint); overflow: hidden; }
.source ol { list-style: none; margin: 0; padding: 6px 0; }
.source li { display: grid; grid-template-columns: 46px minmax(0, 1fr) auto; gap: 10px; padding: 0 12px 0 0;
  white-space: pre-wrap; overflow-wrap: anywhere; }
.source .no { color: var(--soft); text-align: right; user-select: none; }
.source li.hit { background: var(--warn-tint); box-shadow: inset 3px 0 var(--warn); }
.source mark { background: none; color: inherit; border-bottom: 2px solid var(--warn); }
.source .chip { align-self: start; margin-top: 1px; font-family: var(--sans); }
.patch { font-family: var(--mono); font-size: 13px; border: 1px solid var(--line); border-radius: 7px; overflow: hidden;
  margin-top: 12px; white-space: pre-wrap; overflow-wrap: anywhere; }
.patch div { padding: 3px 12px; } .patch del { text-decoration: none; } .patch ins { text-decoration: none; }
.patch .old { background: var(--bad-tint); } .patch .new { background: var(--good-tint); }
.crop { display: block; width: 100%; border: 1px solid var(--line); border-radius: 7px; background: var(--tint); }
.player { padding: 16px; }
.controls { display: none; align-items: center; gap: 8px; margin-bottom: 12px; flex-wrap: wrap; }
.js .controls { display: flex; }
button, .dot { font: inherit; font-size: 13.5px; color: var(--ink); background: var(--tint); cursor: pointer;
  border: 1px solid var(--line); border-radius: 7px; padding: 4px 12px; }
button:hover { border-color: var(--accent); } button:disabled { opacity: .45; cursor: default; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
.dots { display: flex; flex-wrap: wrap; gap: 5px; flex: 1; }
.dot { padding: 2px 0; width: 32px; text-align: center; font-variant-numeric: tabular-nums; }
.dot.failed { color: var(--bad); border-color: var(--bad); }
.dot[aria-current=true] { background: var(--accent); color: var(--sheet); border-color: var(--accent); }
.frame { display: grid; grid-template-columns: minmax(0, 2.1fr) minmax(230px, 1fr); gap: 18px; padding: 4px 0 22px; }
.js .frame { display: none; padding-bottom: 0; } .js .frame.on { display: grid; }
.frame h3 { margin: 0 0 8px; font-size: 15.5px; overflow-wrap: anywhere; }
.shot { display: block; width: 100%; height: auto; border: 1px solid var(--line); border-radius: 7px;
  background: var(--tint); }
.said { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 5px 12px; margin: 0; font-size: 13.5px; }
.refused { color: var(--bad); }
.said dt { color: var(--soft); } .said dd { margin: 0; overflow-wrap: anywhere; }
.marks { fill: none; stroke: var(--mark); stroke-width: 1; opacity: .6; }
.numbers text { font: 700 10px var(--sans); fill: #fff; } .numbers { opacity: .92; }
.acted { fill: none; stroke: var(--hit); stroke-width: 3; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: 13.5px; }
th, td { text-align: left; padding: 7px 14px; border-top: 1px solid var(--line); vertical-align: top; }
th { color: var(--soft); font-weight: 600; white-space: nowrap; } thead th { border-top: 0; }
tbody th { width: 1%; } tbody tr:first-child > * { border-top: 0; } thead + tbody tr:first-child > * { border-top: 1px solid var(--line); }
.timing { display: flex; height: 14px; border-radius: 4px; overflow: hidden; background: var(--tint); min-width: 240px; }
.timing a { display: block; background: var(--accent); min-width: 2px; margin-right: 1px; } .timing i { background: var(--calm-tint); min-width: 1px; }
.empty { padding: 14px 20px; color: var(--soft); }
@media (max-width: 800px) {
  main { padding: 18px 14px 48px; } .beside, .frame { grid-template-columns: minmax(0, 1fr); }
  .banner { grid-template-columns: 1fr; }
}
@media print { .js .frame { display: grid; break-inside: avoid; } .controls { display: none !important; } }
`;
