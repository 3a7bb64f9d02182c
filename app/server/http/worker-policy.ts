/** The folder of worker scripts in the build (`app.config.ts`). */
export const workerFolder = '/assets/workers/'

/**
 * The policy of workers, taken from the response with their script: unlike pages, they may compile
 * WebAssembly, and they may only load the shop's own scripts.
 */
export const workerPolicy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'"

/** Sets the content security policy of a worker script; other files keep theirs. */
export function addWorkerPolicy(pathname: string, response: Response): Response {
  if (response.ok && pathname.startsWith(workerFolder))
    response.headers.set('content-security-policy', workerPolicy)
  return response
}
