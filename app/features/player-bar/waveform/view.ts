/** The part of a sound that is shown, in seconds. */
export interface View {
  readonly start: number
  readonly end: number
}

/** The shortest part that is shown, in seconds: about one sample per pixel on a wide screen. */
const minSpan = 0.03

/** Shorter views do not follow the sound: they would change several times a second. */
const minFollowedSpan = 0.5

/** Returns the view of a whole sound. */
export function showAll(duration: number): View {
  return { start: 0, end: duration }
}

/** Shows a part that is shorter by `factor`; the moment `at`, in seconds, keeps its place. */
export function zoom({ start, end }: View, factor: number, at: number, duration: number): View {
  const span = Math.min(duration, Math.max(minSpan, (end - start) / factor))
  return place(at - ((at - start) / (end - start)) * span, span, duration)
}

/** Moves a view by a number of seconds, within the sound. */
export function pan({ start, end }: View, seconds: number, duration: number): View {
  return place(start + seconds, end - start, duration)
}

/**
 * Moves a view so that it begins at the playing position, once that has left it. A view that did not
 * show the previous position was moved away from it on purpose, and stays.
 */
export function follow(view: View, previous: number, position: number, duration: number): View {
  const isLeft = contains(view, previous) && !contains(view, position)
  if (!isLeft || view.end - view.start < minFollowedSpan) return view
  return place(position, view.end - view.start, duration)
}

/** Moves a view by as little as possible so that it shows a position. */
export function reveal(view: View, position: number, duration: number): View {
  if (contains(view, position)) return view
  const edge = position < view.start ? view.start : view.end
  return pan(view, position - edge, duration)
}

/** Returns where a moment is in a view: 0 at its left edge, 1 at its right edge. */
export function toFractionOfView({ start, end }: View, seconds: number): number {
  return (seconds - start) / (end - start)
}

function contains({ start, end }: View, position: number): boolean {
  return position >= start && position <= end
}

function place(start: number, span: number, duration: number): View {
  const first = Math.max(0, Math.min(start, duration - span))
  return { start: first, end: first + span }
}
