import { createDiscountCode, createGiftCard, limitCode, changeCodeState } from './change-codes.ts'
import type { CodeChangeRefusal } from './change-codes.ts'
import { listCodes } from './owner-codes.store.ts'
import type { OwnerCode } from './owner-codes.store.ts'
import type { Database } from '../platform/database/database.ts'
import { formatMoney } from '../platform/texts/locales.ts'
import { UsageError } from '../platform/terminal/usage-error.ts'
import { formatTable } from '../platform/terminal/format-table.ts'
import type { Output } from '../platform/terminal/progress.ts'
import type { CodesCommand } from './parse-codes.ts'

/** Runs `codes`: lists the codes, or creates or changes one and prints it; returns true. */
export async function runCodes(
  db: Database,
  command: CodesCommand,
  output: Output,
): Promise<boolean> {
  const codes = command.name === 'codes' ? await listCodes(db) : [await change(db, command)]
  if (output.isJson) {
    for (const code of codes) output.print(JSON.stringify({ event: 'code', ...code }))
    return true
  }
  if (codes.length === 0) output.print('There are no codes yet; see: npm run shop -- --help')
  else output.print(formatTable([head, ...codes.map((code) => toRow(code, new Date()))]))
  return true
}

const head = ['code', 'kind', 'value', 'left', 'uses', 'limit', 'last day', 'state']

async function change(
  db: Database,
  command: Exclude<CodesCommand, { name: 'codes' }>,
): Promise<OwnerCode> {
  const code = await runChange(db, command)
  switch (code) {
    case 'code_unknown':
      throw new UsageError(`There is no code ${command.code}; “codes” lists them.`)
    case 'code_exists':
      throw new UsageError(`There is already a code ${command.code}; choose another one.`)
    case 'gift_card':
      throw new UsageError(
        `${command.code} is a gift card, which its amount limits; only discount codes have a limit.`,
      )
    default:
      return code
  }
}

async function runChange(
  db: Database,
  command: Exclude<CodesCommand, { name: 'codes' }>,
): Promise<OwnerCode | CodeChangeRefusal> {
  switch (command.name) {
    case 'codes discount':
      return await createDiscountCode(db, command)
    case 'codes gift-card':
      return await createGiftCard(db, command)
    case 'codes limit':
      return await limitCode(db, command.code, command.maxUses)
    default:
      return await changeCodeState(db, command.code, command.name === 'codes on')
  }
}

function toRow(code: OwnerCode, now: Date): string[] {
  const { percent, amount, spent, maxUses, expiresAt } = code
  const left = amount === null || spent === null ? '' : formatMoney(amount - spent, 'en')
  return [
    code.code,
    code.kind === 'discount' ? 'discount code' : 'gift card',
    percent === null ? formatMoney(amount ?? 0, 'en') : `${percent}%`,
    left,
    String(code.uses),
    maxUses === null ? '' : String(maxUses),
    expiresAt?.slice(0, 10) ?? '',
    describeCodeState(code, now),
  ]
}

/** Describes for the owner whether a code can be used. */
export function describeCodeState(
  code: OwnerCode,
  now: Date,
): 'on' | 'off' | 'expired' | 'used up' {
  if (!code.isActive) return 'off'
  if (code.expiresAt !== null && code.expiresAt < now.toISOString()) return 'expired'
  const isSpent = code.amount !== null && code.amount === code.spent
  const isUsedUp = code.maxUses !== null && code.uses >= code.maxUses
  return isSpent || isUsedUp ? 'used up' : 'on'
}
