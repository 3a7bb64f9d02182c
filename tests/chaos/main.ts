/** The program of `npm run chaos`; see `docs/chaos-test.md`. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { createFacts } from './journal.ts'
import { startPostgres } from '../support/database/postgres-server.ts'
import type { PostgresServer } from '../support/database/postgres-server.ts'
import { dropDatabase } from '../support/database/test-database.ts'
import { createShop, runPart } from './run-part.ts'
import type { PartResult, ShopState } from './run-part.ts'
import { emptyBank } from './services/bank.ts'
import type { BankState } from './services/bank.ts'
import { closeServices, openServices } from './services/services.ts'
import type { Services } from './services/services.ts'

const operationsPerPart = 5000
const maxSeed = 2 ** 31

/** The state stored after each part, from which a run can be resumed. */
interface RunState extends ShopState {
  readonly seed: number
  readonly operations: number
  readonly done: number
  readonly part: number
  readonly kills: number
  /** The state of the Stripe account. */
  readonly bank: BankState
}

const { values } = parseArgs({
  options: {
    ops: { type: 'string', default: '100000' },
    seed: { type: 'string' },
    resume: { type: 'boolean', default: false },
    folder: { type: 'string', default: join(tmpdir(), 'overtone-chaos') },
    parts: { type: 'string', default: 'Infinity' },
    interval: { type: 'string', default: '400' },
    processes: { type: 'string', default: '2' },
    engine: { type: 'string', default: 'sqlite' },
  },
})
const folder = resolve(values.folder)
const interval = Number(values.interval)
const processes = Number(values.processes)
const database = values.engine === 'postgres' ? await startDatabase() : null
const statePath = join(folder, 'state.json')
try {
  process.exitCode = await run()
} finally {
  await database?.stop()
}

/** Starts a server that the shop's programs reach by its URL. */
async function startDatabase(): Promise<PostgresServer> {
  if (values.resume) throw new Error('A run on PostgreSQL cannot be resumed.')
  const server = await startPostgres()
  process.env['TEST_POSTGRES_URL'] = server.url
  return server
}

async function run(): Promise<number> {
  const state = values.resume ? resumeRun() : await startRun()
  const services = await openServices(state.seed, state.bank)
  try {
    return await runParts(state, services)
  } finally {
    await closeServices(services)
  }
}

async function runParts(first: RunState, services: Services): Promise<number> {
  let state = first
  const maxPart = state.part + Number(values.parts)
  while (state.done < state.operations && state.part < maxPart) {
    const operations = Math.min(operationsPerPart, state.operations - state.done)
    const part = state.part + 1
    const result = await runPart({
      ...state,
      part,
      operations,
      interval,
      folder,
      processes,
      database,
      services,
    })
    print(formatPart(state, part, result))
    if (result.violations.length > 0) return reportViolations(state, part, result)
    state = {
      ...state,
      ...result.state,
      bank: result.bank,
      part,
      done: state.done + operations,
      kills: state.kills + result.processes.kills,
    }
    save(state)
  }
  const rest = state.done < state.operations ? '; continue with --resume' : ''
  print(
    `${state.done} of ${state.operations} operations, ${state.kills} kills, seed ${state.seed}${rest}`,
  )
  return 0
}

async function startRun(): Promise<RunState> {
  mkdirSync(folder, { recursive: true })
  const isOwn = (name: string) =>
    /^(data|saved|compiled|state\.json|journal-\d+\.jsonl)$/.test(name)
  for (const name of readdirSync(folder).filter(isOwn)) {
    rmSync(join(folder, name), { recursive: true })
  }
  await dropDatabase(join(folder, 'data'))
  await createShop(folder)
  const state = {
    seed: Number(values.seed ?? Math.floor(Math.random() * maxSeed)),
    operations: Number(values.ops),
    done: 0,
    part: 0,
    kills: 0,
    facts: createFacts(),
    clockOffset: 0,
    version: 1,
    bank: emptyBank,
  }
  save(state)
  return state
}

/** Restores the state after the last complete part. */
function resumeRun(): RunState {
  if (!existsSync(statePath)) throw new Error(`There is no run to resume in ${folder}.`)
  rmSync(join(folder, 'data'), { recursive: true, force: true })
  cpSync(join(folder, 'saved'), join(folder, 'data'), { recursive: true })
  return JSON.parse(readFileSync(statePath, 'utf8')) as RunState
}

function save(state: RunState): void {
  rmSync(join(folder, 'saved'), { recursive: true, force: true })
  cpSync(join(folder, 'data'), join(folder, 'saved'), { recursive: true })
  writeFileSync(`${statePath}.next`, JSON.stringify(state))
  renameSync(`${statePath}.next`, statePath)
}

function formatPart(state: RunState, part: number, result: PartResult): string {
  const { counts, processes, disturbances, violations, seconds } = result
  const figures = [
    `${counts.operations} operations`,
    `${counts.requests} requests`,
    `${counts.lost} without a response`,
    `${counts.refused} refused`,
    `${processes.kills} kills`,
    `${processes.stops} stops`,
    `${processes.starts} starts`,
    `${disturbances.replaceAll} rolling restarts`,
    `${disturbances.fillDisk} full disks`,
    `${disturbances.loseDatabase} lost databases`,
    `${disturbances.setClock} clock jumps`,
    `${disturbances.importCatalogue} imports`,
    `${disturbances.pause} pauses`,
    ...countActs(result),
    `${violations.length} violations`,
    `${seconds.toFixed(1)} s`,
    `${Math.round(counts.operations / seconds)} operations/s`,
  ]
  const parts = Math.ceil(state.operations / operationsPerPart)
  return `part ${part} of ${parts}: ${figures.join(', ')}`
}

/** Formats the numbers of bank events, owner actions and emails of all parts so far. */
function countActs({ state, bank }: PartResult): string[] {
  const { orderRefunds, refunds, deliveries } = state.facts
  return [
    `${bank.intents.length} charges`,
    `${bank.disputes.length} disputes`,
    `${bank.refunds.length} refunds at Stripe`,
    `${orderRefunds.length} refunds of orders`,
    `${refunds.length} refunds of top-ups`,
    `${Object.keys(deliveries).length} emails`,
  ]
}

function reportViolations(state: RunState, part: number, { violations }: PartResult): number {
  for (const { rule, excerpt } of violations) {
    print(`\nViolation: ${rule}`)
    for (const { operation, actor, action, result } of excerpt) {
      print(`  ${operation} ${actor}: ${action} → ${result}`)
    }
  }
  print(`\nSeed ${state.seed}, part ${part}, journal ${join(folder, `journal-${part}.jsonl`)}`)
  return 1
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
