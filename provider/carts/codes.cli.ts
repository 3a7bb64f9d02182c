import { randomInt } from 'node:crypto'
import {
  findOwnerCode,
  insertDiscountCode,
  insertGiftCard,
  limitDiscountCode,
  listCodes,
  setCodeActive,
} from './owner-codes.store.ts'
import type { OwnerCode } from './owner-codes.store.ts'
import type { Database } from '../platform/database/database.ts'
import { transact } from '../platform/database/transact.ts'
import { formatMoney } from '../platform/texts/locales.ts'
import { UsageError } from '../platform/terminal/usage-error.ts'
import { formatTable } from '../platform/terminal/format-table.ts'
import type { Output } from '../platform/terminal/progress.ts'
import type { CodesCommand } from './parse-codes.ts'

/** Without letters and digits that look alike. */
const codeLetters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** Lists the codes, or creates or changes one and prints it; returns true. */
export async function runCodes(
  db: Database,
  command: CodesCommand,
  output: Output,
): Promise<boolean> {
  const codes =
    command.name === 'codes'
      ? await listCodes(db)
      : [await transact(db, (transaction) => change(transaction, command))]
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
  switch (command.name) {
    case 'codes discount':
      await requireNew(db, command.code)
      await insertDiscountCode(db, command)
      return await requireCode(db, command.code)
    case 'codes gift-card': {
      const code = command.code ?? createCode()
      await requireNew(db, code)
      await insertGiftCard(db, { ...command, code })
      return await requireCode(db, code)
    }
    case 'codes limit': {
      const { kind } = await requireCode(db, command.code)
      if (kind === 'gift-card') {
        throw new UsageError(
          `${command.code} is a gift card, which its amount limits; only discount codes have a limit.`,
        )
      }
      await limitDiscountCode(db, command.code, command.maxUses)
      return await requireCode(db, command.code)
    }
    default: {
      const code = await requireCode(db, command.code)
      await setCodeActive(db, code, command.name === 'codes on')
      return await requireCode(db, command.code)
    }
  }
}

async function requireCode(db: Database, code: string): Promise<OwnerCode> {
  const found = await findOwnerCode(db, code)
  if (found !== null) return found
  throw new UsageError(`There is no code ${code}; “codes” lists them.`)
}

async function requireNew(db: Database, code: string): Promise<void> {
  if ((await findOwnerCode(db, code)) === null) return
  throw new UsageError(`There is a code ${code} already; choose another one.`)
}

/** Creates a code of 80 bits, so that nobody guesses it. */
function createCode(): string {
  const letters = Array.from({ length: 16 }, () => codeLetters[randomInt(codeLetters.length)])
  return letters.join('').replaceAll(/(.{4})(?=.)/g, '$1-')
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

/** Returns whether a code can be used, in words for the owner. */
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
