import { defineSearch, oneOf } from '#app/router/define-search.ts'

/** Parses the contact page's search params: `sent=1` after a message was sent. */
export const contactSearch = defineSearch({ sent: oneOf(['1']) })
