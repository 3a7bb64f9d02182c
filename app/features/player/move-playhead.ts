import { getRepeats } from './player-state.ts'
import type { Player } from './player-store.ts'

/** How far the drawn position may deviate before it is corrected, in seconds. */
const tolerance = 0.02

/**
 * Reveals a layer from its left edge up to the playing position. Its only child is moved in the
 * opposite direction, so that it stays in place. Returns a function that stops this.
 */
export function movePlayhead(layer: HTMLElement, player: Player): () => void {
  const stopLayer = moveWithTrack(layer, [-100, 0], player)
  const stopChild = moveWithTrack(layer.firstElementChild, [100, 0], player)
  return () => {
    stopLayer()
    stopChild()
  }
}

/**
 * Moves an element horizontally with the playing position: `from` and `to` are its positions at the
 * start and the end, in percent of its width. The compositor animates it, without rendering, layout
 * or paint while the sound plays. Returns a function that stops this.
 */
export function moveWithTrack(
  element: Element | null,
  [from, to]: readonly [number, number],
  player: Player,
): () => void {
  const animation = element?.animate(
    { transform: [`translateX(${from}%)`, `translateX(${to}%)`] },
    { duration: 1, fill: 'both' },
  )
  if (!animation) return () => undefined
  animation.pause()
  const update = () => follow(animation, player)
  update()
  const unsubscribe = player.subscribe(update)
  return () => {
    unsubscribe()
    animation.pause()
  }
}

function follow(animation: Animation, player: Player): void {
  const state = player.getState()
  const { duration, status } = state
  const position = duration > 0 ? player.getPosition() : 0
  const isMoving = status === 'playing' && duration > 0 && !isMotionReduced()
  const rate = player.getRate()
  // Setting an unchanged rate would restart the animation.
  if (animation.playbackRate !== rate) animation.playbackRate = rate
  setTiming(animation, {
    duration: duration * 1000 || 1,
    iterations: getRepeats(state) ? Infinity : 1,
  })
  if (isMoving !== (animation.playState === 'paused') && !hasDrifted(animation, position, duration))
    return
  animation.currentTime = position * 1000
  if (isMoving) animation.play()
  else animation.pause()
}

/** With reduced motion, the playhead jumps a few times a second instead of gliding. */
function isMotionReduced(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}

function setTiming({ effect }: Animation, timing: { duration: number; iterations: number }): void {
  const { duration, iterations } = effect?.getTiming() ?? timing
  // Setting unchanged timing would restart the animation.
  if (duration !== timing.duration || iterations !== timing.iterations) effect?.updateTiming(timing)
}

function hasDrifted({ currentTime }: Animation, position: number, duration: number): boolean {
  const drawn = (Number(currentTime) / 1000) % duration
  const distance = Math.abs(drawn - position)
  // The end of a loop is adjacent to its start.
  return Math.min(distance, duration - distance) > tolerance
}
