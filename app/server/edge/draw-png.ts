import { Resvg, initWasm } from '@resvg/resvg-wasm'
import renderer from '@resvg/resvg-wasm/index_bg.wasm'
import latin from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?inline'
import latinExtended from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-ext-wght-normal.woff2?inline'
import type { PngOptions } from '#app/request-scope/app-context.ts'

await initWasm(renderer)
const fontBuffers = [latin, latinExtended].map(decodeDataUrl)

/** Draws an SVG as a PNG; throws if the SVG is invalid. */
export function drawPng(svg: string, { width, background }: PngOptions): Uint8Array {
  const resvg = new Resvg(svg, {
    font: { fontBuffers, defaultFontFamily: 'Bricolage Grotesque' },
    ...(width === undefined ? {} : { fitTo: { mode: 'width', value: width } }),
    ...(background === undefined ? {} : { background }),
  })
  const image = resvg.render()
  const png = image.asPng()
  image.free()
  resvg.free()
  return png
}

function decodeDataUrl(url: string): Uint8Array {
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
}
