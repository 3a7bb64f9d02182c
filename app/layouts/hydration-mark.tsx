import { Suspense, useEffect } from 'react'

/**
 * Sets `data-hydrated` on the document once the page handles events; tests and scripts wait for it.
 * The page hydrates inside a Suspense boundary, after the layout. A boundary around the mark makes it
 * wait for the page too.
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
