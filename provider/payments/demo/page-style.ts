import { createHash } from 'node:crypto'
import type { Brand } from '#shop/brand-config.ts'
import { getTintHue } from '#shop/tint-hue.ts'
import { pageFonts } from './fonts.ts'

/** The shop's name and stylesheet on the payment page. */
export interface PageLook {
  readonly shopName: string
  /** The shop's logo as a `data:` URL; null to display the name instead. */
  readonly logo: string | null
  readonly style: string
  /** The hash that allows the stylesheet in the page's Content-Security-Policy. */
  readonly styleHash: string
  /** The theme chosen in the storefront; null for the system's. */
  readonly theme: 'light' | 'dark' | null
}

/**
 * Creates the look of the payment page. `logo` is the source of an SVG, or null; `fontsUrl` is the
 * path of the page's fonts.
 */
export function createPageLook(
  { name, colors }: Brand,
  logo: string | null,
  fontsUrl: string,
): PageLook {
  const style = pageStyle
    .replace('{accent}', colors.accent)
    .replace('{onAccent}', colors.onAccent)
    .replaceAll('{hue}', String(getTintHue(colors)))
    .replaceAll('{fonts}', fontsUrl)
  const hash = createHash('sha256').update(style).digest('base64')
  const url =
    logo === null ? null : `data:image/svg+xml;base64,${Buffer.from(logo).toString('base64')}`
  return { shopName: name, logo: url, style, styleHash: `'sha256-${hash}'`, theme: null }
}

const fontFaces = pageFonts
  .map(
    ({ family, weight, name }) =>
      `@font-face { font-family: '${family}'; font-weight: ${weight}; font-display: swap;
  src: url('{fonts}/${name}') format('woff2'); }`,
  )
  .join('\n')

// Paired fields are side by side if their labels fit on one line; inputs and errors do not affect
// their width.
const pageStyle = `
${fontFaces}
:root { color-scheme: light dark; --paper: light-dark(oklch(0.968 0.011 85), oklch(0.175 0.012 60));
  --raised: light-dark(oklch(0.93 0.016 85), oklch(0.225 0.014 60));
  --ink: light-dark(oklch(0.2 0.015 60), oklch(0.955 0.012 85));
  --quiet: light-dark(oklch(0.44 0.018 60), oklch(0.74 0.014 80));
  --line: light-dark(oklch(0.2 0.015 60), oklch(0.53 0.014 70));
  --wrong: light-dark(oklch(0.5 0.19 27), oklch(0.75 0.15 27));
  --tint: light-dark(oklch(0.89 0.15 {hue}), oklch(0.25 0.045 {hue}));
  --on-tint: light-dark(oklch(0.2 0.03 {hue}), oklch(0.89 0.13 {hue}));
  --hot: {accent}; --on-hot: {onAccent}; --display: 'Bricolage Grotesque', Arial, sans-serif; }
:root[data-theme='light'] { color-scheme: light; }
:root[data-theme='dark'] { color-scheme: dark; }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; background: var(--paper); color: var(--ink);
  font: 16px/1.5 'Instrument Sans', Arial, sans-serif; }
p, li { margin: 0; text-wrap: pretty; }
.demo { padding: 10px 16px; background: var(--ink); color: var(--paper); text-align: center; }
.brand { padding: 12px max(16px, (100% - 928px) / 2); background: var(--tint); color: var(--on-tint);
  font: 800 24px/1.2 var(--display); letter-spacing: -0.045em; }
.brand img { display: block; height: 1.2em; width: auto; max-width: 100%; }
main { display: grid; gap: 32px; max-width: 960px; margin: 0 auto; padding: 32px 16px 64px; }
h1, h2 { margin: 0; }
h1 { font: 800 clamp(32px, 6vw, 44px)/1.05 var(--display); letter-spacing: -0.02em; }
h2 { font-size: 16px; font-weight: 600; }
.top, .summary { display: grid; gap: 16px; align-content: start; }
.lines { display: grid; gap: 12px; padding: 16px 0; border-block: 1px solid var(--line); }
.line { display: flex; justify-content: space-between; gap: 16px; font-variant-numeric: tabular-nums; }
.line.total { font-weight: 600; font-size: 20px; }
.line.item { font-size: 20px; }
.quiet { color: var(--quiet); }
.contents { margin: 0; padding: 0; list-style: none; }
.contents li { padding: 6px 0; border-top: 1px solid color-mix(in oklab, var(--line) 30%, transparent);
  overflow-wrap: anywhere; }
.sheet { display: grid; gap: 16px; align-content: start; padding: 24px; background: var(--raised); }
.pair { display: flex; flex-wrap: wrap; align-items: start; gap: 16px; }
.pair .field { flex: 1 1 auto; }
.pair input, .pair .error { width: 0; min-width: 100%; }
label { display: block; margin: 0 0 4px; font-weight: 600; }
input { width: 100%; min-height: 44px; padding: 8px 12px; border: 1px solid var(--line); border-radius: 0;
  background: var(--paper); color: inherit; font: inherit; font-variant-numeric: tabular-nums; }
input[aria-invalid='true'] { border: 2px solid var(--wrong); }
.error, .notice { color: var(--wrong); }
.error { margin: 4px 0 0; }
.notice { padding: 12px 16px; border: 2px solid var(--wrong); font-weight: 600; }
button, .button { display: block; width: 100%; min-height: 48px; padding: 12px 16px; border: 1px solid var(--hot);
  border-radius: 0; background: var(--hot); color: var(--on-hot); font: inherit; font-weight: 600;
  text-align: center; text-decoration: none; cursor: pointer; }
button.plain { border-color: var(--line); background: transparent; color: var(--ink); }
:focus-visible { outline: 2px solid var(--ink); outline-offset: 2px; }
.cards { margin: 0; padding: 0; list-style: none; color: var(--quiet); }
.cards code { color: var(--ink); font: inherit; font-variant-numeric: tabular-nums; white-space: nowrap; }
@media (min-width: 800px) {
  main { grid-template-columns: 1fr 440px; gap: 32px 64px; padding-top: 56px; }
  .top { grid-column: 1 / -1; } }
@media (max-width: 400px) { .sheet { padding: 16px; } }
`
