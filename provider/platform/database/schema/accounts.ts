import type { Generated } from 'kysely'

export interface CustomerTable {
  id: Generated<number>
  /** In lowercase; unique. */
  email: string
  /** The time at which a link sent to this address was opened; null if none was. */
  email_verified_at: string | null
  first_name: string
  last_name: string
  username: string | null
  gender: 'Other' | 'Male' | 'Female' | null
  date_of_birth: string | null
  phone: string | null
  location: string | null
  description: string | null
  /** The country that the customer declared, as an ISO 3166-1 code; null if none. */
  country: string | null
  /** The hash of a WebP picture; null if there is none. */
  image_sha256: string | null
  password_hash: string
  status: Generated<number>
  subscribed: Generated<number>
  created_at: string
  updated_at: string
  /** The time of the account's deletion, after which the row is anonymous. */
  deleted_at: Generated<string | null>
}

/**
 * Access tokens. `hash` is the SHA-256 of the secret half. A refreshed token keeps the session of
 * the token it replaces.
 */
export interface TokenTable {
  id: Generated<number>
  customer_id: number
  session: string
  /** The time of the login, copied to refreshed tokens. */
  session_started_at: string
  hash: string
  remembered: 0 | 1
  /** The client's name at login, copied to refreshed tokens. */
  device_name: string
  /**
   * The id of the token that this one replaces, which expires 60 s after the first use of this one.
   */
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
  /** The number of uses, if the authenticator counts them; otherwise 0. */
  counter: number
  /** Whether the passkey is bound to a single device or synchronized between several. */
  device_type: 'singleDevice' | 'multiDevice'
  backed_up: 0 | 1
  /** A JSON list of ways for browsers to reach the authenticator, such as `["internal"]`. */
  transports: string
  /** The random id by which authenticators identify the customer, shared by all their passkeys. */
  user_handle: string
  /** The name that the customer chose. */
  name: string
  created_at: string
  last_used_at: string | null
}

/** Challenges for creating and using passkeys, which are deleted at their first use. */
interface PasskeyChallengeTable {
  id: Generated<number>
  /** Base64url; unique. */
  challenge: string
  /** The customer adding a passkey; null for a login. */
  customer_id: number | null
  /** The user handle for the new passkey; null for a login. */
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
  /** The id of the outbox email that contains the token; null if none was sent. */
  email_id: number | null
  created_at: string
  expires_at: string
}

/**
 * Links that verify an email address, stored as SHA-256 hashes; at most one per customer. If
 * `email` is not the account's address, opening the link replaces it.
 */
export interface EmailVerificationTable {
  id: Generated<number>
  customer_id: number
  /** In lowercase. */
  email: string
  hash: string
  /** The id of the outbox email that contains the token; null if none was sent. */
  email_id: number | null
  created_at: string
  expires_at: string
}

/**
 * `stored` emails were written while the shop had no mail server and are not sent automatically;
 * `dead` ones were refused or not accepted in time.
 */
export type EmailState = 'stored' | 'queued' | 'sent' | 'dead'

/** Emails: a queue if the shop has a mail server, otherwise a list for the outbox page. */
export interface OutboxTable {
  id: Generated<number>
  to: string
  subject: string
  text: string
  /** The HTML version of `text`; null if there is none, and once its links are invalid. */
  html: string | null
  /** The language of the email, such as `de`; null if unknown. */
  locale: string | null
  kind: string
  /** The id of the order that it is about, or null. */
  order_id: number | null
  created_at: string
  state: Generated<EmailState>
  /** The `Message-ID` header, which all attempts share; null before the first one. */
  message_id: string | null
  /** The Reply-To address; null for the owner's. */
  reply_to: string | null
  /** The number of attempts; never decreases. */
  attempts: Generated<number>
  /** The time of the next attempt; during an attempt, the time at which it is considered lost. */
  next_at: string | null
  /** The start of the last attempt. */
  attempted_at: string | null
  /** The time after which a queued email is no longer sent. */
  expires_at: string | null
  /** The reason the last attempt failed or the first one was postponed; null during an attempt. */
  last_error: string | null
  sent_at: string | null
}

export interface ContactMessageTable {
  id: Generated<number>
  full_name: string
  email: string
  theme: string
  message: string
  /**
   * The id of the outbox email that forwards the message to the owner; null until it is written.
   */
  email_id: number | null
  created_at: string
  /** The time at which the owner marked it as answered, or null. */
  answered_at: string | null
}

export type OwnerActionName =
  | 'customer-blocked'
  | 'customer-unblocked'
  | 'customer-deleted'
  | 'customer-exported'
  | 'customer-reset-sent'
  | 'customer-email-requested'

/** The owner's actions on accounts, for the security log and the owner. */
export interface OwnerActionTable {
  id: Generated<number>
  event: OwnerActionName
  customer_id: number
  reason: string | null
  created_at: string
  /** The time at which it was added to the security log, or null. */
  logged_at: Generated<string | null>
}

/** Customers' requests to delete their accounts. */
export interface DeletionRequestTable {
  customer_id: number
  /** The part of the balance, in cents, that is not paid back. */
  given_up: number
  requested_at: string
  /** The end of the period in which the customer can keep the account. */
  due_at: string
  /** The time of the next attempt to delete the account. */
  next_at: string
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
  deletion_requests: DeletionRequestTable
}
