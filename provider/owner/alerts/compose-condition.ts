import type { ShopConfig } from '#shop/shop-config.ts'
import { getOwnerLanguage } from '../owner-language.ts'
import type { Alert } from '../enqueue-alert.ts'
import { formatEmailTime } from '../../platform/mail/format.ts'
import { fillPlaceholders } from '../../platform/texts/fill-placeholders.ts'
import type { EmailRow } from '../../platform/mail/render-email.ts'
import { getTexts } from '../../texts/texts.ts'
import type { Texts } from '../../texts/texts.ts'
import type { ConditionKind } from './conditions.ts'

/** The content of an alert about a condition. */
export interface ConditionUpdate {
  readonly kind: ConditionKind
  readonly problem: string | null
  readonly facts: Readonly<Record<string, string>>
  readonly since: Date
  readonly lastSeen: Date
  readonly sightings: number
  readonly status: 'new' | 'lasts' | 'resolved'
  readonly now: Date
}

/**
 * Returns the subject and the text for a condition. Tolerates missing facts, because earlier
 * versions stored fewer.
 */
export function describeCondition(
  texts: Texts,
  kind: ConditionKind,
  facts: ConditionUpdate['facts'],
): readonly [subject: string, text: string] {
  const { processor = '', statusPage = '', keySetting = '', webhookSetting = '' } = facts
  const { endpoint = '', count = '', order = '', send = '', free = '' } = facts
  switch (kind) {
    case 'paymentOpening':
      return [
        texts.condition_payment_opening(),
        texts.condition_payment_opening_text({ processor }),
      ]
    case 'paymentUnanswered':
      return [
        texts.condition_payment_unanswered({ processor }),
        texts.condition_payment_unanswered_text({ processor, statusPage }),
      ]
    case 'paymentAccess':
      return [
        texts.condition_payment_access({ processor }),
        texts.condition_payment_access_text({ keySetting }),
      ]
    case 'webhooks':
      return [
        texts.condition_webhooks({ processor }),
        texts.condition_webhooks_text({ processor, count, endpoint, webhookSetting }),
      ]
    case 'orderMailRefused':
      return [
        texts.condition_order_mail_refused({ order }),
        texts.condition_order_mail_refused_text(),
      ]
    case 'mailRefused':
      return [texts.condition_mail_refused(), texts.condition_mail_refused_text({ send })]
    case 'ownerMailRefused':
      return [texts.condition_owner_mail_refused(), texts.condition_owner_mail_refused_text()]
    case 'mailServer':
      return [texts.condition_mail_server(), texts.condition_mail_server_text()]
    case 'disk':
      return [texts.condition_disk(), texts.condition_disk_text({ free })]
    case 'diskFull':
      return [texts.condition_disk_full(), texts.condition_disk_full_text()]
    case 'backup':
      return [texts.condition_backup(), texts.condition_backup_text()]
  }
}

/** Composes the alert about a condition. */
export function composeCondition(
  shop: Pick<ShopConfig, 'ownerLanguage' | 'ownTexts' | 'timeZone' | 'seller'>,
  condition: ConditionUpdate,
): Alert {
  const { kind, status, problem, now } = condition
  const language = getOwnerLanguage(shop)
  const texts = getTexts(shop, language)
  const facts = fillOperands(condition.facts, texts)
  const formatTime = (time: Date) => formatEmailTime(time, language, shop)
  const [subject, text] = describeCondition(texts, kind, facts)
  if (status === 'resolved') {
    return {
      kind: 'owner-alert',
      subject: texts.condition_resolved_subject({ subject }),
      text: [texts.condition_resolved_text({ time: formatTime(now) })],
      rows: [{ label: texts.condition_since(), value: formatTime(condition.since) }],
    }
  }
  return {
    kind: 'owner-alert',
    subject: status === 'new' ? subject : texts.condition_still_subject({ subject }),
    text: [text],
    rows: listRows({ ...condition, facts }, texts, formatTime),
    problem,
  }
}

/**
 * Replaces the operands in commands, which are stored without a language, with their translated
 * names.
 */
function fillOperands(facts: ConditionUpdate['facts'], texts: Texts): ConditionUpdate['facts'] {
  const names = { address: texts.condition_address_operand() }
  return Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => [name, fillPlaceholders(fact, names)]),
  )
}

function listRows(
  { kind, problem, facts, since, lastSeen, sightings }: ConditionUpdate,
  texts: Texts,
  formatTime: (time: Date) => string,
): EmailRow[] {
  const { lastBackup } = facts
  return [
    ...(problem === null ? [] : [{ label: texts.condition_answer(), value: problem }]),
    ...toRow(texts.condition_call(), facts['call']),
    ...toRow(texts.condition_recipient(), facts['recipient']),
    ...toRow(texts.condition_folder(), facts['folder']),
    ...toRow(texts.condition_command(), facts['command']),
    ...(kind === 'backup'
      ? [
          {
            label: texts.condition_last_backup(),
            value:
              lastBackup === undefined ? texts.condition_never() : formatTime(new Date(lastBackup)),
          },
        ]
      : []),
    { label: texts.condition_since(), value: formatTime(since) },
    ...(sightings > 1
      ? [
          { label: texts.condition_last_seen(), value: formatTime(lastSeen) },
          { label: texts.condition_sightings(), value: String(sightings) },
        ]
      : []),
  ]
}

function toRow(label: string, value: string | undefined): EmailRow[] {
  return value === undefined ? [] : [{ label, value }]
}
