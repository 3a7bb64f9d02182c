import type { Generated } from 'kysely'

/** Past and present problems with the shop; a recurring condition reuses its row. */
export interface ConditionTable {
  id: Generated<number>
  kind: string
  /** Distinguishes conditions of the same kind; otherwise empty. */
  key: string
  /** The error message of an external service, such as the reason it refuses a call. */
  problem: string | null
  /** JSON: the values of the text's placeholders. */
  facts: string
  /** The number of occurrences since `first_seen_at`. */
  sightings: number
  first_seen_at: string
  last_seen_at: string
  /**
   * The time of the next alert if the condition still lasts; null for none. Once resolved, the
   * earliest time of an alert if it recurs.
   */
  due_at: string | null
  /** The time of the last alert since `first_seen_at`. */
  told_at: string | null
  resolved_at: string | null
}

/** Posts that the owner's webhook has not accepted yet. */
export interface AlertPostTable {
  id: Generated<number>
  /** JSON. */
  body: string
  attempts: Generated<number>
  /** The time of the next attempt; during an attempt, the time at which it is considered lost. */
  next_at: string
  created_at: string
}

/** Tables for alerts to the owner. */
export interface AlertTables {
  conditions: ConditionTable
  alert_posts: AlertPostTable
}
