/**
 * Returns the stylesheet of invoices: a sheet of paper on screen, only the page itself in print.
 */
export function createInvoiceStyle(accent: string): string {
  return `
:root { color-scheme: light dark; --paper: #f7f2e8; --sheet: #fffdf8; --ink: #1c1a17; --quiet: #625c52; --line: #ddd5c6; }
@media (prefers-color-scheme: dark) { :root { --paper: #14110d; --sheet: #1e1a15; --ink: #f4eee2; --quiet: #b9b1a3; --line: #4a4338; } }
* { box-sizing: border-box; }
body { margin: 0; padding: 2rem 1rem; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, -apple-system, 'Segoe UI', Helvetica, Arial, sans-serif; }
main { max-width: 46rem; margin: 0 auto; padding: clamp(1.25rem, 5vw, 3rem); background: var(--sheet); border: 1px solid var(--line); overflow-wrap: anywhere; }
header { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0.5rem 2rem; align-items: baseline; padding-bottom: 1.25rem; border-bottom: 4px solid ${accent}; }
.brand { margin: 0; font-size: 1.5rem; font-weight: 800; letter-spacing: -0.02em; }
h1 { margin: 0; font-size: 1.5rem; line-height: 1.2; font-weight: 700; }
dd, .number { white-space: nowrap; }
h2 { margin: 0 0 0.25rem; font-size: 0.875rem; font-weight: 400; color: var(--quiet); }
p { margin: 0; }
.facts { display: grid; grid-template-columns: repeat(auto-fit, minmax(14rem, 1fr)); gap: 1.5rem 2rem; margin: 1.5rem 0 2rem; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 0.125rem 1rem; margin: 0; align-content: start; }
dt { color: var(--quiet); }
dd { margin: 0; font-variant-numeric: tabular-nums; }
table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: 0.5rem 0; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; font-weight: 400; }
thead th { color: var(--quiet); font-size: 0.875rem; }
td:last-child, thead th:last-child { padding-left: 1rem; text-align: right; white-space: nowrap; }
tfoot th { color: var(--quiet); }
.total th, .total td { border-bottom-width: 2px; border-color: var(--ink); color: var(--ink); font-weight: 700; font-size: 1.125rem; }
.note { margin-top: 1.5rem; }
footer { margin-top: 2.5rem; padding-top: 1rem; border-top: 1px solid var(--line); color: var(--quiet); font-size: 0.875rem; }
tr { break-inside: avoid; }
@page { size: A4; margin: 18mm 16mm; }
@media print {
  :root { color-scheme: light; --paper: #fff; --sheet: #fff; --ink: #000; --quiet: #444; --line: #bbb; }
  body { padding: 0; font-size: 10.5pt; }
  main { max-width: none; padding: 0; border: 0; }
  header { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
}
`
}
