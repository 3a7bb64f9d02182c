import type { ShopConfig } from '#shop/shop-config.ts'
import { getOwnerLanguage } from '../owner-language.ts'
import type { Alert } from '../enqueue-alert.ts'
import { formatEmailTime } from '../../platform/mail/format.ts'
import { fillPlaceholders } from '../../platform/texts/fill-placeholders.ts'
import type { Locale } from '../../platform/texts/locales.ts'
import type { EmailRow } from '../../platform/mail/render-email.ts'
import { conditionMessages } from '../texts/conditions/condition-messages.ts'
import { addressOperands } from '../texts/conditions/operand-names.ts'
import type { ConditionMessages } from '../texts/conditions/condition-messages.ts'
import type { ConditionKind } from './conditions.ts'

/** What is told of a condition. */
export interface ConditionNews {
  readonly kind: ConditionKind
  readonly problem: string | null
  readonly facts: Readonly<Record<string, string>>
  readonly since: Date
  readonly lastSeen: Date
  readonly sightings: number
  readonly news: 'new' | 'lasts' | 'resolved'
  readonly now: Date
}

/** The text of each kind; its subject has the name of the kind. */
const textKeys = {
  paymentOpening: 'paymentOpeningText',
  paymentUnanswered: 'paymentUnansweredText',
  paymentAccess: 'paymentAccessText',
  webhooks: 'webhooksText',
  orderMailRefused: 'orderMailRefusedText',
  mailRefused: 'mailRefusedText',
  ownerMailRefused: 'ownerMailRefusedText',
  mailServer: 'mailServerText',
  disk: 'diskText',
  diskFull: 'diskFullText',
  backup: 'backupText',
} as const satisfies Readonly<Record<ConditionKind, keyof ConditionMessages>>

/** The facts that have a row of their own in the email; the others are only placeholders. */
const rowLabels = ['call', 'recipient', 'folder', 'command'] as const

/** Composes what the owner is told of a condition. */
export function composeCondition(
  shop: Pick<ShopConfig, 'ownerLanguage' | 'timeZone' | 'seller'>,
  condition: ConditionNews,
): Alert {
  const { kind, news, problem, now } = condition
  const language = getOwnerLanguage(shop)
  const facts = translateOperands(condition.facts, language)
  const texts = conditionMessages[language]
  const formatTime = (time: Date) => formatEmailTime(time, language, shop)
  const subject = fillPlaceholders(texts[kind], facts)
  if (news === 'resolved') {
    return {
      kind: 'owner-alert',
      subject: fillPlaceholders(texts.resolvedSubject, { subject }),
      text: [fillPlaceholders(texts.resolvedText, { time: formatTime(now) })],
      rows: [{ label: texts.since, value: formatTime(condition.since) }],
    }
  }
  return {
    kind: 'owner-alert',
    subject: news === 'new' ? subject : fillPlaceholders(texts.stillSubject, { subject }),
    text: [fillPlaceholders(texts[textKeys[kind]], facts)],
    rows: listRows({ ...condition, facts }, texts, formatTime),
    problem,
  }
}

/** Fills the names of what the owner replaces into the commands, which are stored without a language. */
function translateOperands(
  facts: ConditionNews['facts'],
  language: Locale,
): ConditionNews['facts'] {
  const names = { address: addressOperands[language] }
  return Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => [name, fillPlaceholders(fact, names)]),
  )
}

function listRows(
  { kind, problem, facts, since, lastSeen, sightings }: ConditionNews,
  texts: ConditionMessages,
  formatTime: (time: Date) => string,
): EmailRow[] {
  const { lastBackup } = facts
  return [
    ...(problem === null ? [] : [{ label: texts.answer, value: problem }]),
    ...rowLabels.flatMap((label) => {
      const value = facts[label]
      return value === undefined ? [] : [{ label: texts[label], value }]
    }),
    ...(kind === 'backup'
      ? [
          {
            label: texts.lastBackup,
            value: lastBackup === undefined ? texts.never : formatTime(new Date(lastBackup)),
          },
        ]
      : []),
    { label: texts.since, value: formatTime(since) },
    ...(sightings > 1
      ? [
          { label: texts.lastSeen, value: formatTime(lastSeen) },
          { label: texts.sightings, value: String(sightings) },
        ]
      : []),
  ]
}
