import { useEffect, useRef } from 'react'

/**
 * Returns three functions: one calls `callback` after `delayMs` without further calls, one calls it
 * immediately and cancels a pending call, and one only cancels. Unmounting also cancels.
 */
export function useDebounced(
  callback: () => void,
  delayMs: number,
): [debounced: () => void, now: () => void, cancel: () => void] {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef(callback)
  useEffect(() => {
    latest.current = callback
  })
  useEffect(() => () => clearTimeout(timer.current), [])
  const cancel = () => clearTimeout(timer.current)
  const now = () => {
    cancel()
    latest.current()
  }
  const debounced = () => {
    cancel()
    timer.current = setTimeout(now, delayMs)
  }
  return [debounced, now, cancel]
}
