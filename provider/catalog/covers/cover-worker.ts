import { readFile } from 'node:fs/promises'
import { parentPort } from 'node:worker_threads'
import { Resvg, initWasm } from '@resvg/resvg-wasm'

// Renders each SVG it receives as a square PNG; an invalid one terminates the worker.

/** Width in pixels, as music players and stores require. */
const width = 1400

const renderer = new URL(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm'))
await initWasm(await readFile(renderer))

parentPort?.on('message', (svg: string) => {
  const resvg = new Resvg(svg, { fitTo: { mode: 'width', value: width } })
  const image = resvg.render()
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort?.postMessage(image.asPng())
  image.free()
  resvg.free()
})
