import { createProgress } from './progress-store.ts'

/** The progress bar at the top of the page while the next page loads. */
export const pageProgress = createProgress()
