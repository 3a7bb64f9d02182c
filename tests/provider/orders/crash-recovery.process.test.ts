import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, test } from 'vitest'
import { findLedgerViolations } from '../../support/database/ledger-invariants.ts'
import type { Acknowledgment, BuyingPlan } from '../../support/programs/checkout-until-killed.ts'
import { openShop } from '../../support/shops/open-shop.ts'
import { seedOneShot } from '../../support/shops/seed-products.ts'
import { openTestDatabase } from '../../support/database/test-database.ts'

const checkoutCount = 100
const customerCount = 4
const killCount = 4
/** The number of output lines per round: one credit and one order per customer. */
const linesPerRound = 2 * customerCount
const programPath = join(import.meta.dirname, '../../support/programs/checkout-until-killed.ts')

async function createPlan(folder: string): Promise<BuyingPlan> {
  const db = await openTestDatabase(folder)
  await db.insertInto('genres').values({ code: 'dusk', label: 'Dusk' }).execute()
  await db
    .insertInto('artists')
    .values({ slug: 'ann', name: 'Ann', description: 'Plays.' })
    .execute()
  const shop = await openShop({ folder })
  const plan: BuyingPlan = { folder, baskets: [] }
  for (let index = 0; index < customerCount; index += 1) {
    plan.baskets.push({ customer: await shop.signUp(), products: [] })
  }
  for (let index = 0; index < checkoutCount; index += 1) {
    const product = await seedOneShot(db, `shot-${index}`, 49 + index)
    plan.baskets[index % customerCount]?.products.push(product)
  }
  await shop.close()
  await db.destroy()
  return plan
}

/** Runs the program until it exits, or kills it shortly after `lines` lines of output. */
async function runProgram(
  planPath: string,
  lines: number,
): Promise<{ acknowledged: Acknowledgment[]; exit: string }> {
  // It cannot finish before it is killed, even on a busy machine.
  const maxLines = lines === Infinity ? [] : [String(lines + linesPerRound)]
  const child = spawn(process.execPath, [programPath, planPath, ...maxLines], {
    stdio: ['ignore', 'pipe', 'pipe'],
    cwd: join(import.meta.dirname, '../../..'),
  })
  const acknowledged: Acknowledgment[] = []
  let stderr = ''
  child.stderr.on('data', (text) => (stderr += String(text)))
  let first = 0
  createInterface({ input: child.stdout }).on('line', (line) => {
    acknowledged.push(JSON.parse(line) as Acknowledgment)
    if (acknowledged.length === 1) first = performance.now()
    if (acknowledged.length !== lines) return
    // Kill it at a random point in the next round, based on the measured duration of a round.
    const round = ((performance.now() - first) / (lines - 1)) * linesPerRound
    setTimeout(() => child.kill('SIGKILL'), Math.random() * round)
  })
  return await new Promise((resolve) => {
    child.on('close', (code, signal) => {
      resolve({ acknowledged, exit: signal ?? (code === 0 ? 'finished' : stderr) })
    })
  })
}

test('killing the provider during a hundred checkouts neither loses nor duplicates orders or credits [R4.03]', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'overtone-killed-'))
  const plan = await createPlan(folder)
  const planPath = join(folder, 'plan.json')
  await writeFile(planPath, JSON.stringify(plan))

  const acknowledged: Acknowledgment[] = []
  const exits: string[] = []
  for (let round = 0; round < killCount; round += 1) {
    const result = await runProgram(planPath, 5 + Math.floor(Math.random() * 9))
    acknowledged.push(...result.acknowledged)
    exits.push(result.exit)
  }
  const last = await runProgram(planPath, Infinity)
  acknowledged.push(...last.acknowledged)
  expect(exits).toEqual(Array.from({ length: killCount }, () => 'SIGKILL'))
  expect(last.exit).toBe('finished')

  const db = await openTestDatabase(folder)
  expect(await findLedgerViolations(db)).toEqual([])
  const orders = await db.selectFrom('orders').selectAll().execute()
  expect(orders).toHaveLength(checkoutCount)
  const ids = new Set(orders.map((order) => order.id))
  const lostOrders = acknowledged.filter((line) => 'order' in line && !ids.has(line.order))
  expect(lostOrders).toEqual([])
  const paid = await db
    .selectFrom('payment_sessions')
    .select('id')
    .where('status', '=', 'paid')
    .execute()
  const credited = new Set(paid.map((session) => session.id))
  expect(acknowledged.filter((line) => 'credited' in line && !credited.has(line.credited))).toEqual(
    [],
  )
  const owned = await db.selectFrom('purchased_links').select(['customer_id', 'link_id']).execute()
  const expected = plan.baskets.flatMap(({ customer, products }) =>
    products.map((product) => ({ customer_id: customer.id, link_id: product.linkId })),
  )
  const sortLinks = (links: { link_id: number }[]) =>
    links.toSorted((one, two) => one.link_id - two.link_id)
  expect(sortLinks(owned)).toEqual(sortLinks(expected))
  await db.destroy()
  await rm(folder, { recursive: true })
})
