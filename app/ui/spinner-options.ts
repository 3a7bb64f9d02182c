/** How the spinner is drawn: a loop of frames, so many a second, on a square of so many pixels. */
export const spinnerCanvas = 256
export const spinnerFrames = 48
export const spinnerFramesPerSecond = 60

/** Pixels of the side it is shown at: in the splash, and beside words. */
export const splashSize = 150
export const loaderSize = 24
