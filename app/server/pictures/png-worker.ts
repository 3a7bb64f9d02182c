import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { parentPort } from 'node:worker_threads'
import { Resvg, initWasm } from '@resvg/resvg-wasm'
import type { PngRequest } from './render-png.server.ts'

// Renders each received SVG as a PNG; an invalid one terminates the worker.

const fontPaths = ['latin', 'latin-ext'].map(
  (set) =>
    `@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-${set}-wght-normal.woff2`,
)

const { resolve } = createRequire(import.meta.url)
await initWasm(await readFile(resolve('@resvg/resvg-wasm/index_bg.wasm')))
const fontBuffers = await Promise.all(fontPaths.map((font) => readFile(resolve(font))))

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
