import type { Generated } from 'kysely'

export interface CustomerTable {
  id: Generated<number>
  /** Lower case; unique. */
  email: string
  /** When a link sent to the address was opened; null if that has not happened. */
  email_verified_at: string | null
  first_name: string
  last_name: string
  username: string | null
  gender: 'Other' | 'Male' | 'Female' | null
  date_of_birth: string | null
  phone: string | null
  location: string | null
  description: string | null
  /** Where the customer says they live: an ISO 3166-1 code; null until they say it. */
  country: string | null
  /** A WebP picture; null if there is none. */
  image_sha256: string | null
  password_hash: string
  status: Generated<number>
  subscribed: Generated<number>
  created_at: string
  updated_at: string
  /** When the account was deleted; what is left refers to a customer without a name. */
  deleted_at: Generated<string | null>
}

/**
 * Access tokens. `hash` is the SHA-256 of the secret half. A refreshed token has the same session
 * as the token it replaces.
 */
export interface TokenTable {
  id: Generated<number>
  customer_id: number
  session: string
  /** The time of the login, which the session's refreshed tokens inherit. */
  session_started_at: string
  hash: string
  remembered: 0 | 1
  /** The client's name at login, which refreshed tokens inherit. */
  device_name: string
  /** Id of the token that this one replaces, which expires 60 s after the first use of this one. */
  replaces: number | null
  first_used_at: string | null
  /** 1 once the token that replaces this one has been used; the expiry is then final. */
  superseded: Generated<number>
  /** At most five minutes before the last use. */
  last_used_at: string
  created_at: string
  expires_at: string
}

/** Passkeys: the public keys with which customers log in (https://www.w3.org/TR/webauthn-3/). */
export interface PasskeyTable {
  id: Generated<number>
  customer_id: number
  /** Base64url; unique. */
  credential_id: string
  /** A COSE key in base64url. */
  public_key: string
  /** How often the passkey was used, if the authenticator counts; otherwise 0. */
  counter: number
  /** Whether the passkey can be used on one device only, or is synchronized between several. */
  device_type: 'singleDevice' | 'multiDevice'
  backed_up: 0 | 1
  /** A JSON list of how browsers reach the authenticator, such as `["internal"]`. */
  transports: string
  /** The random id by which authenticators know the customer; the same for all their passkeys. */
  user_handle: string
  /** The name that the customer chose. */
  name: string
  created_at: string
  last_used_at: string | null
}

/** Challenges for creating and using passkeys; each is deleted at its first use. */
interface PasskeyChallengeTable {
  id: Generated<number>
  /** Base64url; unique. */
  challenge: string
  /** The customer who adds a passkey; null for a login. */
  customer_id: number | null
  /** The user handle of the passkey to add; null for a login. */
  user_handle: string | null
  expires_at: string
}

/**
 * Password reset tokens, stored as SHA-256 hashes. `customer_id` is null if the email address is
 * unknown.
 */
export interface ResetTokenTable {
  id: Generated<number>
  customer_id: number | null
  hash: string
  /** Id of the email in the outbox that contains the token; null if none was sent. */
  email_id: number | null
  created_at: string
  expires_at: string
}

/**
 * Links that verify an email address, stored as SHA-256 hashes; at most one per customer. If `email`
 * is not that of the account, the link replaces it.
 */
export interface EmailVerificationTable {
  id: Generated<number>
  customer_id: number
  /** Lower case. */
  email: string
  hash: string
  /** Id of the email in the outbox that contains the token; null if none was sent. */
  email_id: number | null
  created_at: string
  expires_at: string
}

/**
 * `stored` emails were written while the shop had no mail server and are never sent by themselves;
 * `dead` ones were refused or not accepted in time.
 */
export type EmailState = 'stored' | 'queued' | 'sent' | 'dead'

/** Emails: a queue if the shop has a mail server, otherwise a list for the outbox page. */
export interface OutboxTable {
  id: Generated<number>
  to: string
  subject: string
  text: string
  /** What `text` says, as a page; null if it has none, and once its links are no longer valid. */
  html: string | null
  /** The language of the email, such as `de`; null if it is not known. */
  locale: string | null
  kind: string
  /** The order that it is about; null for any other. */
  order_id: number | null
  created_at: string
  state: Generated<EmailState>
  /** The `Message-ID` header, the same in all attempts; null before the first one. */
  message_id: string | null
  /** Where replies go; null for the owner. */
  reply_to: string | null
  /** The number of attempts; it never decreases. */
  attempts: Generated<number>
  /** When the next attempt is due. During an attempt, when it is considered lost. */
  next_at: string | null
  /** When the last attempt began. */
  attempted_at: string | null
  /** When a queued email is given up. */
  expires_at: string | null
  /** Why the last attempt failed, or why the first one was put off; null during an attempt. */
  last_error: string | null
  sent_at: string | null
}

export interface ContactMessageTable {
  id: Generated<number>
  full_name: string
  email: string
  theme: string
  message: string
  /** Id of the email in the outbox that brings it to the owner; null until that is written. */
  email_id: number | null
  created_at: string
  /** When the owner has marked it as answered; null before. */
  answered_at: string | null
}

export type OwnerActionName =
  | 'customer-blocked'
  | 'customer-unblocked'
  | 'customer-deleted'
  | 'customer-exported'
  | 'customer-reset-sent'
  | 'customer-email-requested'

/** What the owner did with accounts, for the security log and the owner. */
export interface OwnerActionTable {
  id: Generated<number>
  event: OwnerActionName
  customer_id: number
  reason: string | null
  created_at: string
  /** When the security log got it; null before. */
  logged_at: Generated<string | null>
}

export interface AccountTables {
  customers: CustomerTable
  tokens: TokenTable
  passkeys: PasskeyTable
  passkey_challenges: PasskeyChallengeTable
  reset_tokens: ResetTokenTable
  email_verifications: EmailVerificationTable
  outbox: OutboxTable
  contact_messages: ContactMessageTable
  owner_actions: OwnerActionTable
}
