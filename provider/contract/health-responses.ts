const headers = { 'cache-control': 'no-store' }

/** The response of `/healthz`: the process answers, whatever it depends on. */
export function respondAlive(): Response {
  return Response.json({ status: 'ok' }, { headers })
}

/**
 * The response of `/readyz`: 200 if the process can serve requests, otherwise 503. `facts` are
 * added to the body and do not affect the status.
 */
export function respondReady(
  checks: Readonly<Record<string, boolean>>,
  isStopping: boolean,
  facts: Readonly<Record<string, string>> = {},
): Response {
  const results = Object.entries(checks).map(([name, isReady]) => [name, isReady ? 'ok' : 'failed'])
  const isReady = !isStopping && Object.values(checks).every(Boolean)
  const stopping = isStopping ? { stopping: 'yes' } : {}
  const body = { status: isReady ? 'ok' : 'failed', ...Object.fromEntries(results), ...stopping }
  return Response.json({ ...body, ...facts }, { status: isReady ? 200 : 503, headers })
}
