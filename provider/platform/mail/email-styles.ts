import type { Brand } from '#shop/brand-config.ts'

const font = 'font-family:system-ui,-apple-system,Segoe UI,Helvetica,Arial,sans-serif;'
const table = 'width:100%;border-collapse:collapse;border-spacing:0;'
const cell = 'padding:8px 0;border-bottom:1px solid #ddd5c6;vertical-align:top;'

/** The styles of an email's parts, for the `style` attribute; in the light colors. */
export const emailStyles = {
  body: 'margin:0;padding:0;background:#f7f2e8;-webkit-text-size-adjust:100%;',
  page: `${table}background:#f7f2e8;`,
  margin: 'padding:32px 16px;',
  column: `${table}max-width:580px;text-align:left;`,
  brand: `${font}padding:0 0 16px;color:#1c1a17;font-size:20px;line-height:1.2;font-weight:700;`,
  sheet: `${font}padding:32px 28px 20px;background:#fffdf8;color:#1c1a17;font-size:16px;line-height:1.5;border:1px solid #ddd5c6;`,
  heading: 'margin:0 0 20px;font-size:24px;line-height:1.25;font-weight:700;',
  paragraph: 'margin:0 0 16px;overflow-wrap:anywhere;word-break:break-word;',
  section: 'margin:32px 0 12px;font-size:18px;line-height:1.3;font-weight:700;color:#1c1a17;',
  subsection: 'margin:20px 0 8px;font-size:inherit;line-height:1.4;font-weight:700;color:#1c1a17;',
  list: 'margin:0 0 16px;padding:0 0 0 20px;overflow-wrap:anywhere;',
  annex: `${font}padding:28px 28px 0;color:#625c52;font-size:14px;line-height:1.5;`,
  action: 'margin:24px 0 12px;',
  address:
    'margin:0 0 20px;color:#625c52;font-size:14px;overflow-wrap:anywhere;word-break:break-word;',
  link: 'color:#1c1a17;',
  table: `${table}margin:0 0 20px;`,
  label: `${cell}padding-right:16px;color:#625c52;font-weight:400;text-align:left;`,
  amount: `${cell}text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums;`,
  // Prevents long labels from squeezing the values on phones.
  details: 'table-layout:fixed;',
  detailLabel: 'width:36%;overflow-wrap:anywhere;hyphens:auto;',
  detail: `${cell}overflow-wrap:anywhere;word-break:break-word;`,
  total: 'color:inherit;font-weight:700;',
}

/** Returns the styles of the parts in the brand's colors. */
export function createAccentStyles({ accent, onAccent }: Brand['colors']) {
  return {
    mark: `display:inline-block;width:20px;background:${accent};`,
    button: `display:inline-block;padding:13px 22px;background:${accent};color:${onAccent};font-weight:600;text-decoration:none;`,
  }
}

/** The colors in dark mode, for mail programs that apply such rules. */
export const darkModeStyle = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .paper { background: #14110d !important; }
  .sheet { background: #1e1a15 !important; border-color: #4a4338 !important; }
  .ink { color: #f4eee2 !important; }
  .quiet { color: #b9b1a3 !important; }
  .line { border-color: #4a4338 !important; }
}
`
