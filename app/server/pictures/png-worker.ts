import { readFile } from 'node:fs/promises'
import { parentPort } from 'node:worker_threads'
import { Resvg, initWasm } from '@resvg/resvg-wasm'
import type { PngRequest } from './render-png.server.ts'

// Renders each received SVG as a PNG; an invalid one terminates the worker.

const renderer = import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm')
const fonts = [
  import.meta
    .resolve('@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2'),
  import.meta
    .resolve('@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-ext-wght-normal.woff2'),
]

await initWasm(await readFile(new URL(renderer)))
const fontBuffers = await Promise.all(fonts.map((font) => readFile(new URL(font))))

parentPort?.on('message', ({ svg, width, background }: PngRequest) => {
  const resvg = new Resvg(svg, {
    font: { fontBuffers, defaultFontFamily: 'Bricolage Grotesque' },
    ...(width === undefined ? {} : { fitTo: { mode: 'width', value: width } }),
    ...(background === undefined ? {} : { background }),
  })
  const image = resvg.render()
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort?.postMessage(image.asPng())
  image.free()
  resvg.free()
})
