import type { Generated } from 'kysely'

/** What is or was wrong with the shop; the row of a condition that comes back is used again. */
export interface ConditionTable {
  id: Generated<number>
  kind: string
  /** What it is about if there can be several of a kind; otherwise empty. */
  key: string
  /** What a service says about it, such as why it refuses a call. */
  problem: string | null
  /** JSON: the values of the placeholders in its texts. */
  facts: string
  /** How often it was seen since `first_seen_at`. */
  sightings: number
  first_seen_at: string
  last_seen_at: string
  /**
   * When the owner is told, or told again, if it lasts until then; null for never. Once it is over,
   * when the owner can be told again at the earliest.
   */
  due_at: string | null
  /** When the owner was last told since `first_seen_at`. */
  told_at: string | null
  resolved_at: string | null
}

/** The messages to the owner's webhook that it has not accepted yet. */
export interface AlertPostTable {
  id: Generated<number>
  /** JSON. */
  body: string
  attempts: Generated<number>
  /** When the next attempt is due; during an attempt, when it is considered lost. */
  next_at: string
  created_at: string
}

/** The tables of what the owner is told. */
export interface AlertTables {
  conditions: ConditionTable
  alert_posts: AlertPostTable
}
