import type { Generated } from 'kysely'

export interface CustomerTable {
  id: Generated<number>
  /** Lower case; unique. */
  email: string
  first_name: string
  last_name: string
  username: string | null
  gender: string | null
  date_of_birth: string | null
  phone: string | null
  location: string | null
  description: string | null
  image_sha256: string | null
  image_extension: 'jpg' | 'png' | 'webp' | null
  password_hash: string
  status: Generated<number>
  subscribed: Generated<number>
  created_at: string
  updated_at: string
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
  /** Id of the token that this one replaces, which expires 60 s after the first use of this one. */
  replaces: number | null
  first_used_at: string | null
  /** 1 once the token that replaces this one has been used; the expiry is then final. */
  superseded: Generated<number>
  created_at: string
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

export interface OutboxTable {
  id: Generated<number>
  to: string
  subject: string
  text: string
  kind: string
  created_at: string
}

export interface ContactMessageTable {
  id: Generated<number>
  full_name: string
  email: string
  theme: string
  message: string
  created_at: string
}

export interface AccountTables {
  customers: CustomerTable
  tokens: TokenTable
  reset_tokens: ResetTokenTable
  outbox: OutboxTable
  contact_messages: ContactMessageTable
}
