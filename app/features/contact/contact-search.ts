import { searchOf, wordIn } from '#app/router/search-value.ts'

/** What the address of the contact page carries: whether a message has just been sent. */
export const contactSearch = searchOf({ sent: wordIn(['1']) })
