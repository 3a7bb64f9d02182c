import { findDuplicates } from './rules.ts'
import type { Rules } from './rules.ts'

const maxTokensPerSession = 21

/** The rules for accounts and the catalogue. */
export const recordRules: Rules = {
  'two customers have the same email address': ({ customers }) =>
    findDuplicates(customers, (customer) => customer.email.toLowerCase()),
  'two customers have the same phone number': ({ customers }) =>
    findDuplicates(
      customers.filter(({ phone }) => phone !== null && !phone.startsWith('000')),
      (customer) => customer.phone,
    ),
  'a session belongs to two customers': ({ tokens }) =>
    findDuplicates([...Map.groupBy(tokens, formatOwner).keys()], (key) => key.split(' ')[0]),
  'a session has too many tokens': ({ tokens }) =>
    [...Map.groupBy(tokens, (token) => token.session)]
      .filter(([, group]) => group.length > maxTokensPerSession)
      .map(([session]) => session),
  'a product on sale has no sound on sale': ({ products, sounds }) => {
    const active = sounds.filter((sound) => sound.active === 1)
    const sold = new Set(active.flatMap((sound) => [sound.product_id, sound.pack_id]))
    return products.filter(({ id, active: isOnSale }) => isOnSale === 1 && !sold.has(id))
  },
  'two products have the same download': ({ products }) =>
    findDuplicates(products, (product) => product.link_id),
}

function formatOwner({ session, customer_id }: { session: string; customer_id: number }): string {
  return `${session} ${customer_id}`
}
