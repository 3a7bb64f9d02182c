import { toLevels } from '#app/ui/waveform-path.ts'

/** Where the rays begin, around the initials, and the furthest they reach, from the middle of 100. */
const [inner, outer] = [27, 47]

/** A sound laid around a circle, once: path data of so many rays in a box of 100, to be stroked. */
export function portraitPath(peaks: string | null, rays: number): string {
  return toLevels(peaks, rays)
    .map((level, index) => {
      const angle = (index / rays) * 2 * Math.PI
      const at = (radius: number) =>
        `${round(50 + radius * Math.sin(angle))} ${round(50 - radius * Math.cos(angle))}`
      return `M${at(inner)}L${at(inner + 1 + level * (outer - inner - 1))}`
    })
    .join('')
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
