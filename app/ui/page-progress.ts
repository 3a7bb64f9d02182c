import { createProgress } from './progress-store.ts'

/** The progress of the page load, shown as a bar at the top of the page. */
export const pageProgress = createProgress()
