import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { pageProgress } from '#app/ui/progress-store.ts'

/**
 * Runs the page progress bar while a navigation is pending, and shows when the navigation failed.
 */
export function usePageProgress(): void {
  const pending = useRouterState({ select: (state) => state.status === 'pending' })
  const failed = useRouterState({
    select: (state) => state.matches.some(({ status }) => status === 'error'),
  })
  useEffect(() => {
    // The visitor may leave the failed page before the router is idle.
    if (failed) pageProgress.fail()
  }, [failed])
  useEffect(() => {
    if (pending) pageProgress.start()
    else pageProgress.finish()
  }, [pending])
}
