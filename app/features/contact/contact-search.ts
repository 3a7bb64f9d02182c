import { defineSearch, oneOf } from '#app/router/define-search.ts'

/** What the address of the contact page carries: whether a message has just been sent. */
export const contactSearch = defineSearch({ sent: oneOf(['1']) })
