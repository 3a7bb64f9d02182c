import type { Brand } from './brand-config.ts'
import { parseHex, toLinear } from './contrast.ts'

/** Returns the hue of headers and footers, in OKLCH degrees; the accent's by default. */
export function getTintHue({ tintHue, accent }: Brand['colors']): number {
  return tintHue ?? getHue(accent)
}

/** Returns the hue of a color, in whole OKLCH degrees. https://bottosson.github.io/posts/oklab/ */
function getHue(color: string): number {
  const [r = 0, g = 0, b = 0] = parseHex(color).map(toLinear)
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const redGreen = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short
  const blueYellow = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short
  return Math.round((Math.atan2(blueYellow, redGreen) * 180) / Math.PI + 360) % 360
}
