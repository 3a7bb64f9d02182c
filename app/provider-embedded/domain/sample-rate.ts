/** Every sound of the shop has this many frames a second. */
export const framesPerSecond = 44_100
