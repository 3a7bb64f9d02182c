/** Milliseconds between two steps of the bar. */
export const progressTick = 100

/** Milliseconds in which the bar would be full if it did not wait, on the average. */
export const progressDuration = 3000

/** Percent above which the bar waits for the end of the load. */
export const progressLimit = 85

/** Milliseconds for which the full bar is still seen. */
export const progressRest = 300

/** Milliseconds for which a failure is seen, whatever is loaded meanwhile. */
export const progressFailureRest = 1500
