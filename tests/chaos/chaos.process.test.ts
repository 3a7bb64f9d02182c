import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { createFacts } from './journal.ts'
import { createShop, runPart } from './run-part.ts'
import { createFolder, runProgram } from './run-program.ts'
import { closeServices, openServices } from './services/services.ts'

test('killing and stopping two processes that share a folder loses no acknowledged data', async () => {
  const folder = createFolder()
  await createShop(folder)
  const services = await openServices(2)
  onTestFinished(() => closeServices(services))
  const result = await runPart({
    seed: 2,
    part: 1,
    operations: 330,
    interval: 37,
    folder,
    facts: createFacts(),
    clockOffset: 0,
    version: 1,
    services,
    isEnough: ({ orders, orderRefunds }) =>
      orders.length > 10 &&
      orderRefunds.length > 0 &&
      (services.bank?.save().intents.length ?? 0) > 10,
  })
  expect(result.violations).toEqual([])
  expect(result.processes.kills).toBeGreaterThanOrEqual(3)
  expect(result.disturbances).toMatchObject({ replaceAll: 1, fillDisk: 2 })
  const { orders, orderRefunds, deliveries } = result.state.facts
  expect(orders.length).toBeGreaterThan(10)
  expect(orderRefunds.length).toBeGreaterThan(0)
  expect(Object.keys(deliveries).length).toBeGreaterThan(orders.length)
  expect(result.bank.intents.length).toBeGreaterThan(10)
})

test('a planted fault ends a resumed run with status 1, the violated rule and the seed', async () => {
  const folder = createFolder()
  const first = await runProgram(folder, '--ops', '80', '--seed', '6', '--processes', '1')
  expect(first).toMatchObject({ status: 0, output: expect.stringContaining('0 violations') })
  const statePath = join(folder, 'state.json')
  const state: object = JSON.parse(readFileSync(statePath, 'utf8'))
  writeFileSync(statePath, JSON.stringify({ ...state, operations: 100 }))
  const database = new DatabaseSync(join(folder, 'saved/overtone.db'))
  database.exec(`update ledger_transfers set amount = amount + 1 where id =
    (select min(id) from ledger_transfers where from_account = 'card-clearing')`)
  database.close()
  const resumed = await runProgram(folder, '--resume', '--processes', '1')
  expect(resumed.status).toBe(1)
  expect(resumed.output).toContain('Violation: a paid top-up is not credited exactly once')
  expect(resumed.output).toContain('Seed 6, part 2')
})
