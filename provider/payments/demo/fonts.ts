import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'

/** The fonts of the storefront, which the payment page serves itself: it may have another origin. */
export const pageFonts = [
  { name: 'bricolage-grotesque.woff2', family: 'Bricolage Grotesque', weight: '700 800' },
  { name: 'instrument-sans.woff2', family: 'Instrument Sans', weight: '400 700' },
] as const

const folder = resolve(import.meta.dirname, '../../../app/styles/fonts')

/** Responds with a font; 404 for another name. */
export async function respondWithFont(name: string): Promise<Response> {
  const font = pageFonts.find((one) => one.name === name)
  if (font === undefined) return new Response(null, { status: 404 })
  return new Response(await readFile(join(folder, font.name)), {
    headers: {
      'Content-Type': 'font/woff2',
      'Cache-Control': 'public, max-age=86400',
      'X-Content-Type-Options': 'nosniff',
    },
  })
}
