import { useEffect } from 'react'

/** Marks the document once it answers to clicks, so that a test or a script knows when to begin. */
export function HydrationMark() {
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = 'true'
  }, [])
  return null
}
