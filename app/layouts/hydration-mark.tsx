import { Suspense, useEffect } from 'react'

/**
 * Marks the document once its page answers to clicks, so that a test or a script knows when to begin.
 * A page wakes behind a boundary, later than its frame; behind one of its own the mark waits as long.
 */
export function HydrationMark() {
  return (
    <Suspense fallback={null}>
      <Mark />
    </Suspense>
  )
}

function Mark() {
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = 'true'
  }, [])
  return null
}
