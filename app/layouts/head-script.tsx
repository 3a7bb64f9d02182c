import { createIsomorphicFn } from '@tanstack/react-start'
import { getPageNonce } from '#app/router/page-request.ts'
import { recordEarlyEvents } from './early-events.ts'
import { startDeferredScripts } from './deferred-scripts.ts'

/** The browser keeps the script of the document. */
const getScript = createIsomorphicFn()
  .server(() =>
    [recordEarlyEvents, startDeferredScripts]
      // The bundler adds comments.
      .map((run) => `(${run})()`.replace(/\/\*.*?\*\//g, '').replace(/\s+/g, ' '))
      .join(';'),
  )
  .client(() => '')

/** The script that runs before anything else of the page; it comes first in the document's head. */
export function HeadScript() {
  return (
    <script
      nonce={getPageNonce()}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: getScript() }}
    />
  )
}
