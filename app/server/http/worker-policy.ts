/** Where the build puts the scripts of workers (`app.config.ts`). */
const workerFolder = '/assets/workers/'

/**
 * The policy of a worker, which is that of the response with its script: the worker may compile
 * WebAssembly, which pages may not, and load nothing but the shop's own scripts.
 */
const workerPolicy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'"

/** Gives the script of a worker its content security policy; other files keep theirs. */
export function addWorkerPolicy(pathname: string, response: Response): Response {
  if (response.ok && pathname.startsWith(workerFolder))
    response.headers.set('content-security-policy', workerPolicy)
  return response
}
