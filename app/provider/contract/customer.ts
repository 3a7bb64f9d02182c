import { z } from 'zod'
import { orNull, wireAmountOrNull, wireFlag, wireId, wireStringOrNull } from './parts.ts'

/** A customer; a vanilla provider sends no picture, balance, username, location, description or countries. */
export const wireCustomer = z.object({
  id: wireId,
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  phone: wireStringOrNull,
  gender: orNull(z.enum(['Other', 'Male', 'Female'])),
  date_of_birth: wireStringOrNull,
  subscribed_to_news_letter: wireFlag,
  username: wireStringOrNull,
  location: wireStringOrNull,
  description: wireStringOrNull,
  country: wireStringOrNull,
  refused_country: wireStringOrNull,
  image_url: wireStringOrNull,
  balance: wireAmountOrNull,
  pending_balance: wireAmountOrNull,
})

export type WireCustomer = z.output<typeof wireCustomer>

const sessionParts = z.object({
  data: wireCustomer,
  token: wireStringOrNull,
  refresh: wireStringOrNull,
})

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

/** The response to a password reset; only the embedded provider has passkeys. */
export const wirePasswordReset = z
  .object({ data: orNull(z.object({ keeps_passkeys: wireFlag })) })
  .transform(({ data }) => ({ keepsPasskeys: data?.keeps_passkeys ?? false }))
