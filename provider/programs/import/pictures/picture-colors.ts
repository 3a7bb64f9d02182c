import { decodePixels } from '../../../accounts/profile/reencode-picture.ts'
import { getContrast } from '#shop/contrast.ts'
import type { Rgb } from '#shop/contrast.ts'
import { minCoverContrast as minContrast, separate, toHex } from './contrast.ts'

const side = 48

/** A group of similar pixels. */
interface Swatch {
  readonly color: Rgb
  /** The share of the picture it covers, weighted by colorfulness. */
  readonly weight: number
}

/**
 * Finds two colors for a cover, as #rrggbb: the most prominent one and the most prominent one
 * legible on it, adjusted to a contrast ratio of at least 4.5:1.
 */
export async function findPictureColors(picture: Uint8Array): Promise<readonly [string, string]> {
  const swatches = groupPixels(await decodePixels(picture, side))
  const ground = swatches[0]?.color ?? [58, 58, 63]
  const scored = swatches
    .slice(1)
    .map(({ color, weight }) => ({
      color,
      score: weight * Math.min(minContrast, getContrast(ground, color)) ** 2,
    }))
    .toSorted((first, second) => second.score - first.score)
  const [one, two] = separate(ground, scored[0]?.color ?? [245, 240, 230], minContrast)
  return [toHex(one), toHex(two)]
}

/**
 * Groups pixels by the top three bits of each channel; sorts the groups by weight, heaviest first.
 */
function groupPixels(pixels: Uint8Array): Swatch[] {
  const groups = new Map<number, { count: number; sum: [number, number, number] }>()
  for (let offset = 0; offset + 2 < pixels.length; offset += 3) {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(offset, offset + 3)
    const code = ((red >> 5) << 6) | ((green >> 5) << 3) | (blue >> 5)
    const group = groups.get(code) ?? { count: 0, sum: [0, 0, 0] }
    group.count += 1
    group.sum = [group.sum[0] + red, group.sum[1] + green, group.sum[2] + blue]
    groups.set(code, group)
  }
  return [...groups.values()]
    .map(({ count, sum: [red, green, blue] }) => {
      const color: Rgb = [red / count, green / count, blue / count]
      return { color, weight: (count / side ** 2) * (0.35 + getColorfulness(color)) }
    })
    .toSorted((first, second) => second.weight - first.weight)
}

function getColorfulness(color: Rgb): number {
  return (Math.max(...color) - Math.min(...color)) / 255
}
