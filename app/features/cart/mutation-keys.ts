/** The key of pending additions, followed by the product's name and its id. */
export const addMutationKey = ['cart', 'add'] as const

/** The key of pending removals; their variables are line ids. */
export const removeLineMutationKey = ['cart', 'remove-line'] as const
