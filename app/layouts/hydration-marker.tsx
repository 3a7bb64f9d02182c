import { Suspense, useEffect, useLayoutEffect } from 'react'
import { reportNoResponse } from '#app/features/errors/report-outcome.ts'
import { repeatEarlyEvents, stopRecording } from './early-events.ts'

/**
 * Sets `data-hydrated` on the document once the page handles events; tests and scripts wait for it.
 * The page hydrates after the layout because it is inside a Suspense boundary; with its own
 * boundary, the marker hydrates after the page.
 */
export function HydrationMarker() {
  useLayoutEffect(stopRecording, [])
  return (
    <Suspense fallback={null}>
      <Marker />
    </Suspense>
  )
}

function Marker() {
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = 'true'
    repeatEarlyEvents().catch(reportNoResponse)
  }, [])
  return null
}
