/**
 * Scripts that start after the first paint. Until then, the style sheet, the fonts and the covers
 * have the network and the processor for themselves; what visitors do meanwhile is recorded.
 */

/**
 * Starts the scripts that the server has marked (`deferScripts`) once the document is read and
 * painted. A page that loads in the background is not painted before it is shown, so they start when it
 * is loaded. The document contains the text of this function, so it uses nothing outside of itself, and
 * has no comments.
 */
export function startDeferredScripts(): void {
  let mayStart = false
  const start = (): void => {
    if (!mayStart || document.readyState === 'loading') return
    for (const deferred of document.querySelectorAll('[rel=deferred],[type=deferred]')) {
      const started = deferred.cloneNode() as HTMLLinkElement | HTMLScriptElement
      if ('rel' in started) started.rel = 'modulepreload'
      else started.type = 'module'
      deferred.replaceWith(started)
    }
  }
  const allow = (): void => {
    mayStart = true
    start()
  }
  const reportsPaint = PerformanceObserver.supportedEntryTypes.includes('paint')
  if (reportsPaint) new PerformanceObserver(allow).observe({ type: 'paint', buffered: true })
  addEventListener('DOMContentLoaded', start)
  addEventListener('load', () => {
    if (document.hidden || !reportsPaint) allow()
  })
}
