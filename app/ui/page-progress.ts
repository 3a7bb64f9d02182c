import { createProgress } from './progress-store.ts'

/** The one bar over the page, while the next page loads. */
export const pageProgress = createProgress()
