import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { pageProgress } from '#app/ui/page-progress.ts'

/** Runs the bar over the page while the next one loads, and shows in it when that fails. */
export function usePageProgress(): void {
  const pending = useRouterState({ select: (state) => state.status === 'pending' })
  const failed = useRouterState({
    select: (state) => state.matches.some(({ status }) => status === 'error'),
  })
  useEffect(() => {
    // The failed page may be left before the router comes to rest.
    if (failed) pageProgress.fail()
  }, [failed])
  useEffect(() => {
    if (pending) pageProgress.start()
    else pageProgress.finish()
  }, [pending])
}
