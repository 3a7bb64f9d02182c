const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** What can be wrong with a shop so that it takes no money, or does not do what it owes. */
export type ConditionKind = keyof typeof conditionRules

/** Something that is wrong with the shop. */
export interface Condition {
  readonly kind: ConditionKind
  /** What it is about if there can be several of a kind. */
  readonly key?: string
  /** What a service says about it; without personal data. */
  readonly problem?: string | null
  /** The values of the placeholders in its texts, and of rows of its email. */
  readonly facts?: Readonly<Record<string, string>>
}

interface ConditionRule {
  /** How long it has to last before the owner is told. */
  readonly graceMs: number
  /**
   * Whether the owner is told again every day, and once it is over. What does not last is told at most
   * once a day, with how often it was seen.
   */
  readonly lasts: boolean
  /** Whether an email makes sense; otherwise, only the webhook is told. */
  readonly isMailed: boolean
}

const atOnce: ConditionRule = { graceMs: 0, lasts: true, isMailed: true }
const afterAWhile: ConditionRule = { ...atOnce, graceMs: 15 * minuteMs }
const once: ConditionRule = { ...atOnce, lasts: false }
const withoutEmail: ConditionRule = { ...atOnce, isMailed: false }

export const conditionRules = {
  paymentOpening: atOnce,
  paymentUnanswered: afterAWhile,
  paymentAccess: atOnce,
  webhooks: atOnce,
  orderMailRefused: once,
  mailRefused: once,
  ownerMailRefused: withoutEmail,
  mailServer: afterAWhile,
  disk: atOnce,
  diskFull: atOnce,
  backup: atOnce,
} as const satisfies Record<string, ConditionRule>

/** After how long the owner is told again of what lasts. */
export const repeatMs = dayMs

/** What comes back within this time is not told again before. */
export const quietMs = hourMs

/** Returns whether a stored kind of condition is one of this version. */
export function isConditionKind(kind: string): kind is ConditionKind {
  return Object.hasOwn(conditionRules, kind)
}
