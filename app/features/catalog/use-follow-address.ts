import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'

/**
 * Lets a field that follows each choice at once say what the address says: `put` is called when that
 * `value` changes elsewhere, and when the page asked for by a choice did not come.
 */
export function useFollowAddress<TValue>(value: TValue, put: (value: TValue) => void): void {
  const isMoving = useRouterState({ select: ({ status }) => status === 'pending' })
  useEffect(() => {
    if (!isMoving) put(value)
  }, [value, isMoving])
}
