import { z } from 'zod'
import {
  orNull,
  wireAmountOrNull,
  wireAmount,
  wireDate,
  wireDateOrNull,
  wireFlag,
  wireFlagOrNull,
  wireId,
  wireStringOrNull,
} from './parts.ts'
import { wirePasskey } from './passkey.ts'

/**
 * A customer. A vanilla provider omits the picture, balance, username, location, description,
 * countries and whether the address is verified.
 */
export const wireCustomer = z.object({
  id: wireId,
  email: z.string(),
  email_verified: wireFlagOrNull,
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

/** The customer a reset link belongs to, and the passkeys that the reset may keep. */
export const wireResetLink = z.object({
  data: z.object({ email: z.string(), passkeys: z.array(wirePasskey) }),
})

/** A customer's email address, and the new one that replaces it once its link is opened. */
export const wireEmailAddress = z.object({
  data: z.object({
    email: z.string(),
    is_verified: wireFlag,
    pending: orNull(z.object({ email: z.string(), expires_at: wireDate })),
  }),
})

/** The address that a link verified. */
export const wireVerifiedEmail = z.object({ data: z.object({ email: z.string() }) })

/** What has to be settled before an account can be deleted. */
const affairKinds = ['payment', 'refund', 'dispute', 'withdrawal'] as const

export type AffairKind = (typeof affairKinds)[number]

/** What happens to the Tunes of a deleted account: they are paid back, or the customer gives them up. */
export const unspentChoices = ['refund', 'give-up'] as const

export type UnspentChoice = (typeof unspentChoices)[number]

/** The days in which a customer can keep an account whose deletion was requested. */
export const deletionDays = 7

/**
 * The deletion of the customer's account: when it was requested and what it concerns; an API extension
 * of the embedded provider.
 */
export const wireDeletion = z.object({
  /** Null unless requested. */
  requested_at: wireDateOrNull,
  /** The time from which on the account is deleted; null unless requested. */
  due_at: wireDateOrNull,
  /** The part of the balance that is not paid back; null unless requested. */
  given_up: wireAmountOrNull,
  balance: wireAmount,
  /** The part of the balance that can be returned to the original payment methods. */
  refundable: wireAmount,
  /** Gift cards that the customer has used and that are not used up. */
  gift_cards: z.array(z.object({ code: z.string(), amount: wireAmount })),
  open: z.array(z.object({ kind: z.enum(affairKinds), id: z.string() })),
})
