import { useEffect, useRef } from 'react'

/**
 * Returns a function that calls `callback` after `delayMs` without further calls, and one that
 * calls it immediately and cancels a pending call. Unmounting also cancels a pending call.
 */
export function useDebounced(
  callback: () => void,
  delayMs: number,
): [debounced: () => void, now: () => void] {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef(callback)
  useEffect(() => {
    latest.current = callback
  })
  useEffect(() => () => clearTimeout(timer.current), [])
  const now = () => {
    clearTimeout(timer.current)
    latest.current()
  }
  const debounced = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(now, delayMs)
  }
  return [debounced, now]
}
