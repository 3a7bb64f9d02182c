/** The kinds of sounds that a pack contains. */
export const soundKinds = ['loop', 'one-shot'] as const

/** The kinds of products, in the order in which lists show them. */
export const productKinds = ['pack', ...soundKinds] as const

export type SoundKind = (typeof soundKinds)[number]

export type ProductKind = (typeof productKinds)[number]
