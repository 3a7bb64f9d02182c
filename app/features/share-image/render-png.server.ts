import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

const fontPaths = ['latin', 'latin-ext'].map(
  (set) =>
    `@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-${set}-wght-normal.woff2`,
)

type Renderer = (svg: string) => Uint8Array

let rendererPromise: Promise<Renderer> | undefined

/** Renders an SVG as a PNG of the same size; rejects if the SVG is invalid. */
export async function renderPng(svg: string): Promise<Uint8Array> {
  rendererPromise ??= loadRenderer()
  return (await rendererPromise)(svg)
}

/** Loads the renderer on demand, because most requests do not need it. */
async function loadRenderer(): Promise<Renderer> {
  const { initWasm, Resvg } = await import('@resvg/resvg-wasm')
  const { resolve } = createRequire(import.meta.url)
  await initWasm(await readFile(resolve('@resvg/resvg-wasm/index_bg.wasm')))
  const fontBuffers = await Promise.all(fontPaths.map((font) => readFile(resolve(font))))
  return (svg) => {
    const resvg = new Resvg(svg, {
      font: { fontBuffers, defaultFontFamily: 'Bricolage Grotesque' },
    })
    const image = resvg.render()
    const png = image.asPng()
    image.free()
    resvg.free()
    return png
  }
}
