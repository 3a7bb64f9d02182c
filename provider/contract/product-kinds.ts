/** The kinds of sounds in a pack. */
export const soundKinds = ['loop', 'one-shot'] as const

/** The kinds of products, in the order in which they are listed. */
export const productKinds = ['pack', ...soundKinds] as const

export type SoundKind = (typeof soundKinds)[number]

export type ProductKind = (typeof productKinds)[number]
