const dimensions = 93

/** Creates the stored features of sounds: unit vectors, always the same for a given count. */
export function createFeatures(count: number): string[] {
  let seed = 1
  const next = () => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed / 2_147_483_647 - 0.5
  }
  return Array.from({ length: count }, () => {
    const values = Array.from({ length: dimensions }, next)
    const length = Math.hypot(...values)
    const bytes = Buffer.alloc(4 * dimensions)
    for (const [index, value] of values.entries()) bytes.writeFloatLE(value / length, 4 * index)
    return bytes.toString('base64')
  })
}
