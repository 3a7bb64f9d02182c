import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { initWasm, Resvg } from '@resvg/resvg-wasm'

/** Size of a cover in the player and in list rows, in pixels. */
const coverPixels = 48
/** Side length of a block in pixels; blocks hide single-pixel differences at edges. */
const blockPixels = 4

/** Lightness, green–red and blue–yellow of each block, in OKLab. */
export type Look = readonly number[]

let rendererLoading: Promise<void> | undefined

/** Renders a cover at 48 px and averages the colors of each block. */
export async function computeLook(svg: string): Promise<Look> {
  rendererLoading ??= loadRenderer()
  await rendererLoading
  const { pixels } = new Resvg(svg, { fitTo: { mode: 'width', value: coverPixels } }).render()
  const across = coverPixels / blockPixels
  const look = Array.from({ length: across * across * 3 }, () => 0)
  for (let pixel = 0; pixel < coverPixels * coverPixels; pixel += 1) {
    const [x, y] = [pixel % coverPixels, Math.floor(pixel / coverPixels)]
    const place = Math.floor(y / blockPixels) * across + Math.floor(x / blockPixels)
    const color = toOkLab([...pixels.subarray(pixel * 4, pixel * 4 + 3)])
    for (const [part, value] of color.entries())
      look[place * 3 + part] = (look[place * 3 + part] ?? 0) + value / (blockPixels * blockPixels)
  }
  return look
}

/** Returns the root mean square difference over all blocks; 1 between black and white. */
export function computeDistance(one: Look, other: Look): number {
  const squares = one.reduce((sum, value, index) => sum + (value - (other[index] ?? 0)) ** 2, 0)
  return Math.sqrt((squares * 3) / one.length)
}

/** Returns the difference between two colors in OKLab. */
export function computeColorDistance(one: string, other: string): number {
  return computeDistance(toOkLab(parseHexColor(one)), toOkLab(parseHexColor(other)))
}

function parseHexColor(hex: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16))
}

async function loadRenderer(): Promise<void> {
  const { resolve } = createRequire(import.meta.url)
  await initWasm(await readFile(resolve('@resvg/resvg-wasm/index_bg.wasm')))
}

function toOkLab(channels: readonly number[]): readonly number[] {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => toLinear(channel / 255))
  const long = Math.cbrt(0.41222147 * red + 0.53633254 * green + 0.05144599 * blue)
  const medium = Math.cbrt(0.2119035 * red + 0.68069955 * green + 0.10739696 * blue)
  const short = Math.cbrt(0.08830246 * red + 0.28171884 * green + 0.6299787 * blue)
  return [
    0.21045426 * long + 0.79361779 * medium - 0.00407205 * short,
    1.9779985 * long - 2.42859221 * medium + 0.4505937 * short,
    0.0259040371 * long + 0.78277177 * medium - 0.80867577 * short,
  ]
}

function toLinear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}
