import { Suspense, useEffect } from 'react'

/**
 * Sets `data-hydrated` on the document once the page handles events; tests and scripts wait for it.
 * The page hydrates after the layout because it is inside a Suspense boundary. With its own
 * boundary, the marker hydrates after the page.
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
