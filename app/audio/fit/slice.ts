/** The samples of a loop, one array per channel. */
export type Channels = readonly Float32Array<ArrayBuffer>[]

/**
 * How long before its onset a slice starts, in seconds. It is faded in by the onset, so that the
 * attack stays intact; shorter fades would click in the tail of a kick.
 */
const leadSeconds = 0.008

/**
 * How long before an onset its slice is at full level, in seconds: onsets are measured to about a
 * millisecond, and a cut in an attack would repeat its first half in the tail before it.
 */
const guardSeconds = 0.0015

/** Onsets closer together than this count as one, in seconds. */
const minDistanceSeconds = 0.012

/** The longest tail that is repeated to extend a slice, in seconds. */
const maxTailSeconds = 0.08

/**
 * Cuts a drum loop at its onsets (in frames) and moves the slices to their places in a loop of
 * another length. Slices are not altered: hits keep their attack, pitch and level. A slice that is
 * too long is faded into the next one; one that is too short continues with its decaying tail. Only
 * the first `untilFrame` frames are rendered and returned, which are those of the whole loop.
 */
export function sliceLoop(
  channels: Channels,
  onsets: readonly number[],
  targetFrames: number,
  rate: number,
  untilFrame = targetFrames,
): Channels {
  const frames = channels[0]?.length ?? 0
  const guard = Math.round(guardSeconds * rate)
  const lead = Math.round(leadSeconds * rate)
  const maxTail = maxTailSeconds * rate
  const cuts = selectCuts(onsets, frames, minDistanceSeconds * rate)
  const starts = cuts.map((cut) => cut - guard)
  const places = cuts.map((cut) => Math.round((cut / frames) * targetFrames) - guard)
  return channels.map((channel) => {
    const output = new Float32Array(targetFrames)
    for (const [index, start] of starts.entries()) {
      const next = starts[index + 1] ?? frames + (starts[0] ?? 0)
      const place = places[index] ?? 0
      const nextPlace = places[index + 1] ?? targetFrames + (places[0] ?? 0)
      // The last slice can end after the loop's start.
      if (place - lead >= untilFrame && nextPlace <= targetFrames) continue
      const length = nextPlace - place
      const read = createReader(channel, { start, next, length, lead, maxTail })
      addSlice(output, place - lead, length, lead, read)
    }
    return output.slice(0, untilFrame)
  })
}

/**
 * Returns the frames of the onsets that slices begin at; the loop's start is added if no onset is
 * near it.
 */
function selectCuts(onsets: readonly number[], frames: number, minDistance: number): number[] {
  const cuts: number[] = []
  for (const onset of onsets.map(Math.round).toSorted((a, b) => a - b)) {
    const isDistant = onset - (cuts.at(-1) ?? -Infinity) >= minDistance
    if (onset >= 0 && onset < frames && isDistant) cuts.push(onset)
  }
  const first = cuts[0] ?? Infinity
  const last = cuts.at(-1) ?? -Infinity
  // An onset just before the end of the loop is that of a hit on its start.
  const isNear = first < minDistance || last > frames - minDistance
  if (first < minDistance && frames + first - last < minDistance) cuts.pop()
  return isNear ? cuts : [0, ...cuts]
}

/** Adds a faded slice to a loop, wrapping around at the loop's end. */
function addSlice(
  output: Float32Array,
  place: number,
  length: number,
  fade: number,
  read: (frame: number) => number,
): void {
  for (let frame = 0; frame < length + fade; frame++) {
    const at = (place + frame + 2 * output.length) % output.length
    const progress = Math.min(1, (frame + 1) / (fade + 1), (length + fade - frame) / (fade + 1))
    output[at] = (output[at] ?? 0) + toGain(progress) * read(frame)
  }
}

/**
 * Returns the gain of a raised-cosine fade at a progress from 0 to 1. The gains of a fade-in and
 * the matching fade-out add up to 1.
 */
function toGain(progress: number): number {
  return (1 - Math.cos(Math.PI * progress)) / 2
}

/** A slice and its place. */
interface Slice {
  /** The first frame after its fade-in, and that of the next slice. */
  readonly start: number
  readonly next: number
  /** The frames to fill up to the next slice. */
  readonly length: number
  /** The frames of a fade. */
  readonly lead: number
  /** The longest part that is repeated. */
  readonly maxTail: number
}

/**
 * Returns a function that reads a slice. Past its end, the tail is read back and forth with its own
 * decay. It turns at extrema, where the slope is zero: anywhere else, the kink would be heard as a
 * click. The last milliseconds before the next slice are not repeated, because its attack may begin
 * in them.
 */
function createReader(
  channel: Float32Array,
  { start, next, length: filled, lead, maxTail }: Slice,
) {
  const at = (frame: number) =>
    channel[(start - lead + frame + 2 * channel.length) % channel.length] ?? 0
  if (filled <= next - start) return at
  const available = next - start
  const longest = Math.max(1, Math.floor(Math.min(available / 2, maxTail)))
  const end = findExtremum(at, available - 1, available - longest / 2)
  const from = findExtremum(at, available - longest, end - longest / 4)
  const tail = Math.max(1, end - from)
  const length = end + 1
  const decay = getDecay(at, length - tail, tail)
  return (frame: number) => {
    const excess = frame - length
    if (excess < 0) return at(frame)
    const turn = Math.floor(excess / tail)
    const progress = excess % tail
    const isBackwards = turn % 2 === 0
    const position = isBackwards ? length - 1 - progress : length - tail + progress
    // Read backwards, the tail would get louder; this compensates.
    const exponent = isBackwards ? turn + (2 * progress) / tail : turn + 1
    return decay ** exponent * at(position)
  }
}

/**
 * Returns the first local extremum on the way from one frame to another; the first frame if there
 * is none.
 */
function findExtremum(at: (frame: number) => number, from: number, to: number): number {
  const step = from < to ? 1 : -1
  for (let frame = from; (to - frame) * step > 0; frame += step)
    if ((at(frame) - at(frame - 1)) * (at(frame + 1) - at(frame)) <= 0) return frame
  return from
}

/** Returns the factor by which the level falls over a tail. */
function getDecay(at: (frame: number) => number, from: number, length: number): number {
  const half = Math.floor(length / 2)
  const getEnergy = (start: number) => {
    let energy = 1e-9
    for (let frame = start; frame < start + half; frame++) energy += at(frame) ** 2
    return energy
  }
  // The power ratio over half a tail equals the amplitude ratio over a whole one.
  const factor = getEnergy(from + half) / getEnergy(from)
  return Math.max(0.1, Math.min(1, factor))
}
