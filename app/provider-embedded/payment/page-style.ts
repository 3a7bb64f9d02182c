import { createHash } from 'node:crypto'

/** The stylesheet of the payment page. */
export const pageStyle = `
:root { color-scheme: light dark; --paper: light-dark(#f7f2e8, #14110d);
  --sheet: light-dark(#fffdf8, #1e1a15); --ink: light-dark(#1c1a17, #f4eee2);
  --quiet: light-dark(#625c52, #b9b1a3); --line: #8d8577;
  --wrong: light-dark(#9b1c1c, #ff9d8c); --hot: #ff5a2b; --on-hot: #1c1a17; }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; padding: 24px 16px; background: var(--paper); color: var(--ink);
  font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 440px; margin: 0 auto; }
.demo { margin: 0 0 24px; padding: 12px 16px; border: 1px solid var(--ink); }
p, li { text-wrap: pretty; }
h1 { margin: 0; font-size: 20px; font-weight: 600; }
.amount { margin: 0 0 24px; font-size: 40px; line-height: 1.2; font-variant-numeric: tabular-nums; }
.sheet { padding: 24px; background: var(--sheet); border: 1px solid var(--line); }
.field { margin: 0 0 16px; }
.pair { display: grid; grid-template: auto auto auto / 1fr 1fr; gap: 0 16px; }
.pair .field { display: grid; grid-template-rows: subgrid; grid-row: span 3; }
.pair label { align-self: end; }
label { display: block; margin: 0 0 4px; font-weight: 600; }
input { width: 100%; padding: 10px 12px; border: 1px solid var(--line);
  background: transparent; color: inherit; font: inherit; font-variant-numeric: tabular-nums; }
input[aria-invalid='true'] { border: 2px solid var(--wrong); }
.error, .notice { color: var(--wrong); }
.error { margin: 4px 0 0; }
.notice { margin: 0 0 16px; padding: 12px 16px; border: 2px solid var(--wrong); }
button, .button { display: block; width: 100%; padding: 12px 16px; border: 1px solid var(--hot);
  background: var(--hot); color: var(--on-hot); font: inherit; font-weight: 600;
  text-align: center; text-decoration: none; cursor: pointer; }
button.plain { margin-top: 12px; border-color: var(--ink); background: transparent; color: var(--ink); }
:focus-visible { outline: 3px solid var(--ink); outline-offset: 2px; }
.cards { margin: 24px 0 0; padding: 0; list-style: none; color: var(--quiet); }
.cards code { color: var(--ink); font-size: 15px; white-space: nowrap; }
@media (max-width: 359px) { .pair { display: block; } .sheet { padding: 16px; } }
`

/** The hash that allows the stylesheet in the page's Content-Security-Policy. */
export const pageStyleHash = `'sha256-${createHash('sha256').update(pageStyle).digest('base64')}'`
