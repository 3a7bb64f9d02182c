import { readFile } from 'node:fs/promises'

/**
 * The shop's fonts, which the payment page serves itself, because it may have a different origin.
 */
export const pageFonts = [
  {
    name: 'bricolage-grotesque.woff2',
    url: import.meta
      .resolve('@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2'),
    family: 'Bricolage Grotesque',
    weight: '200 800',
  },
  {
    name: 'instrument-sans.woff2',
    url: import.meta
      .resolve('@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2'),
    family: 'Instrument Sans',
    weight: '400 700',
  },
] as const

/** Responds with a font; 404 for another name. */
export async function respondWithFont(name: string): Promise<Response> {
  const font = pageFonts.find((one) => one.name === name)
  if (font === undefined) return new Response(null, { status: 404 })
  return new Response(await readFile(new URL(font.url)), {
    headers: {
      'Content-Type': 'font/woff2',
      'Cache-Control': 'public, max-age=86400',
      'X-Content-Type-Options': 'nosniff',
    },
  })
}
