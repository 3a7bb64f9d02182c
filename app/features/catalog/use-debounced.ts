import { useEffect, useRef } from 'react'

/**
 * Two ways to call `work`: the first once nothing more came for `pause` milliseconds, the second at
 * once and instead of what was waiting. Nothing is called after the component is gone.
 */
export function useDebounced(work: () => void, pause: number): [soon: () => void, now: () => void] {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef(work)
  useEffect(() => {
    latest.current = work
  })
  useEffect(() => () => clearTimeout(timer.current), [])
  const now = () => {
    clearTimeout(timer.current)
    latest.current()
  }
  const soon = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(now, pause)
  }
  return [soon, now]
}
