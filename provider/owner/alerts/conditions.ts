const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** The kinds of problems that stop a shop from taking money or meeting its obligations. */
export type ConditionKind = keyof typeof conditionRules

/** A problem of the shop. */
export interface Condition {
  readonly kind: ConditionKind
  /** Distinguishes conditions of the same kind. */
  readonly key?: string
  /** The error message of an external service; must not contain personal data. */
  readonly problem?: string | null
  /** The values of the text's placeholders and of the email's rows. */
  readonly facts?: Readonly<Record<string, string>>
}

interface ConditionRule {
  /** How long the condition must last before the owner is notified, in milliseconds. */
  readonly graceMs: number
  /**
   * True for a condition that lasts until it is resolved: the owner is notified daily, and again
   * once it is over. For others, at most daily, with the number of occurrences.
   */
  readonly lasts: boolean
  /** False if only the webhook is notified, because an email makes no sense. */
  readonly isMailed: boolean
}

const immediate: ConditionRule = { graceMs: 0, lasts: true, isMailed: true }
const delayed: ConditionRule = { ...immediate, graceMs: 15 * minuteMs }
const oneTime: ConditionRule = { ...immediate, lasts: false }
const withoutEmail: ConditionRule = { ...immediate, isMailed: false }

export const conditionRules = {
  paymentOpening: immediate,
  paymentUnanswered: delayed,
  paymentAccess: immediate,
  webhooks: immediate,
  orderMailRefused: oneTime,
  mailRefused: oneTime,
  ownerMailRefused: withoutEmail,
  mailServer: delayed,
  disk: immediate,
  diskFull: immediate,
  backup: immediate,
} as const satisfies Record<string, ConditionRule>

/** The interval between alerts about a lasting condition, in milliseconds. */
export const reminderIntervalMs = dayMs

/** The minimum time between the end of a condition and the next alert about it, in milliseconds. */
export const recurrencePauseMs = hourMs

/** Returns whether this version has the stored kind of condition. */
export function isConditionKind(kind: string): kind is ConditionKind {
  return Object.hasOwn(conditionRules, kind)
}
