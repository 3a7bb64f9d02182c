import { z } from 'zod'
import { orNull, wireAmountOrNull, wireId, wireText } from './parts.ts'

/** A customer; a vanilla provider sends no picture, balance, username, location or description. */
export const wireCustomer = z.object({
  id: wireId,
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  phone: wireText,
  gender: orNull(z.enum(['Other', 'Male', 'Female'])),
  username: wireText,
  location: wireText,
  description: wireText,
  image_url: wireText,
  balance: wireAmountOrNull,
})

export type WireCustomer = z.output<typeof wireCustomer>

const sessionParts = z.object({ data: wireCustomer, token: wireText, refresh: wireText })

/** A login response; depending on the provider, the access token is called `token` or `refresh`. */
export const wireSession = sessionParts.transform(({ data, token, refresh }, context) => {
  const access = token ?? refresh
  if (!access) context.addIssue({ code: 'custom', path: ['token'], message: 'missing' })
  return access ? { customer: data, token: access } : z.NEVER
})

/** A refresh response; if it contains no token, the old one stays valid. */
export const wireRefresh = sessionParts.transform(({ data, token, refresh }) => ({
  customer: data,
  token: token ?? refresh,
}))
