/** Every sound of the shop has this many frames a second. */
export const sampleRate = 44_100
