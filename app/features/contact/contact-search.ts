import * as z from 'zod/mini'
import { wordIn } from '#app/router/search-value.ts'

/** What the address of the contact page carries: whether a message has just been sent. */
export const contactSearch = z.object({ sent: wordIn(['1']) })
