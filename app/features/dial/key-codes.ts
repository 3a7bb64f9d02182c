const tonics = ['c', 'd', 'e', 'f', 'g', 'a', 'b'].flatMap((note) =>
  note === 'e' || note === 'b' ? [note] : [note, `${note}-sharp`],
)

/** All key codes in keyboard order, each major key before its minor key. */
export const keyCodes = tonics.flatMap((tonic) => [`${tonic}-major`, `${tonic}-minor`])
