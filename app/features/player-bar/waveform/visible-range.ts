/** The visible part of a sound (the view), in seconds. */
export interface VisibleRange {
  readonly start: number
  readonly end: number
}

/** The shortest visible part, in seconds: about one sample per pixel on a wide screen. */
const minSpan = 0.03

/**
 * The shortest view that follows playback, in seconds; shorter ones would change several times a
 * second.
 */
const minFollowedSpan = 0.5

/** Returns the view of a whole sound. */
export function showAll(duration: number): VisibleRange {
  return { start: 0, end: duration }
}

/** Zooms in by `factor`, keeping the time `at` in place; times are in seconds. */
export function zoom(
  { start, end }: VisibleRange,
  factor: number,
  at: number,
  duration: number,
): VisibleRange {
  const span = Math.min(duration, Math.max(minSpan, (end - start) / factor))
  return place(at - ((at - start) / (end - start)) * span, span, duration)
}

/** Moves a view by a number of seconds, clamped to the sound. */
export function pan({ start, end }: VisibleRange, seconds: number, duration: number): VisibleRange {
  return place(start + seconds, end - start, duration)
}

/**
 * Moves a view to start at the playing position once playback has left it. A view that did not
 * contain the previous position was moved away on purpose and stays.
 */
export function follow(
  view: VisibleRange,
  previous: number,
  position: number,
  duration: number,
): VisibleRange {
  const hasLeftView = contains(view, previous) && !contains(view, position)
  if (!hasLeftView || view.end - view.start < minFollowedSpan) return view
  return place(position, view.end - view.start, duration)
}

/** Moves a view just far enough to contain a position. */
export function reveal(view: VisibleRange, position: number, duration: number): VisibleRange {
  if (contains(view, position)) return view
  const edge = position < view.start ? view.start : view.end
  return pan(view, position - edge, duration)
}

/** Returns the relative position of a time in a view: 0 at its left edge, 1 at its right edge. */
export function toFractionOfView({ start, end }: VisibleRange, seconds: number): number {
  return (seconds - start) / (end - start)
}

function contains({ start, end }: VisibleRange, position: number): boolean {
  return position >= start && position <= end
}

function place(start: number, span: number, duration: number): VisibleRange {
  const first = Math.max(0, Math.min(start, duration - span))
  return { start: first, end: first + span }
}
