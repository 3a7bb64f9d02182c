const tempoRange = { min: 20, max: 400 } as const
const tolerance = 0.01

/** Returns whether a tempo is plausible and its beats match the length of the sound within 1 %. */
export function agreesWithLength(stated: {
  readonly bpm: number
  readonly beats: number
  readonly seconds: number
}): boolean {
  const { bpm, beats, seconds } = stated
  const isPlausible = bpm >= tempoRange.min && bpm <= tempoRange.max
  return isPlausible && Math.abs((beats * 60) / bpm / seconds - 1) < tolerance
}

/** Returns whether a number is a plausible musical tempo. */
export function isTempo(bpm: number): boolean {
  return bpm >= tempoRange.min && bpm <= tempoRange.max
}
