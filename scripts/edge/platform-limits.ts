/**
 * The limits of the platform for its free plan: https://developers.cloudflare.com/workers/platform/limits/
 */
export const platformLimits = {
  /** The compressed modules of a Worker. */
  workerBytes: 3_000_000,
  files: 20_000,
  fileBytes: 25 * 1024 * 1024,
  /** The requests that a Worker sends for a page, those to the platform's cache among them. */
  subrequests: 50,
  /** The CPU time of a request, in milliseconds. */
  cpuMs: 10,
} as const
