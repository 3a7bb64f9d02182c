import { Suspense, useEffect } from 'react'

/**
 * Sets `data-hydrated` on the document once the page handles events; tests and scripts wait for it.
 * The page hydrates after the layout because it is inside a Suspense boundary; with its own
 * boundary, the marker hydrates after the page.
 */
export function HydrationMarker() {
  return (
    <Suspense fallback={null}>
      <Marker />
    </Suspense>
  )
}

function Marker() {
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = 'true'
  }, [])
  return null
}
