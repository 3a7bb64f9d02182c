const tonics = ['c', 'd', 'e', 'f', 'g', 'a', 'b'].flatMap((note) =>
  note === 'e' || note === 'b' ? [note] : [note, `${note}-sharp`],
)

/** The codes of all keys, in the order of a keyboard: a major key before its minor one. */
export const keyCodes = tonics.flatMap((tonic) => [`${tonic}-major`, `${tonic}-minor`])
