import { execFile, spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import type { DatabaseLocation } from '#provider/platform/database/engine.ts'
import { findFreePort } from '../support/programs/free-port.ts'
import { locateDatabase } from '../support/database/test-database.ts'
import { secretKey, webhookSecret } from '../support/stripe/stripe-double.ts'
import type { ClockMessage } from './preload.ts'
import { toMailVariables } from './services/services.ts'
import type { Services } from './services/services.ts'
import { bundledPrograms } from '../../scripts/launch/folder.js'

const root = resolve(import.meta.dirname, '../..')
const readyText = 'is running at'
const keptErrors = 20

/** The settings shared by all programs of a chaos run. */
export interface ProviderSettings {
  readonly folder: string
  readonly port: number
  readonly clockOffset: number
  readonly services: Services
}

function toVariables({ databaseUrl }: DatabaseLocation): Record<string, string> {
  return databaseUrl ? { DATABASE_URL: databaseUrl } : {}
}

/** Returns the environment variables that connect the provider to the services. */
function toServiceVariables(services: Services): Record<string, string> {
  const { bank } = services
  const mailVariables = toMailVariables(services)
  if (bank === null) return mailVariables
  return {
    ...mailVariables,
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_BASE: bank.url,
  }
}

/** A provider in its own process. */
export class ProviderProcess {
  readonly #child: ChildProcess
  readonly port: number
  readonly exited: Promise<number | null>
  /** The last errors in the log. */
  readonly errors: string[] = []

  private constructor(child: ChildProcess, port: number) {
    this.#child = child
    this.port = port
    this.exited = once(child, 'close').then(([status]) => (status === null ? null : Number(status)))
  }

  /** Starts the provider; rejects with its error if it exits before serving. */
  static async start(settings: ProviderSettings): Promise<ProviderProcess> {
    const { folder, port, clockOffset, services } = settings
    const preload = pathToFileURL(resolve(import.meta.dirname, 'preload.ts')).href
    const program = resolve(root, bundledPrograms.provider)
    const child = spawn(process.execPath, [program], {
      cwd: root,
      env: {
        NODE_OPTIONS: `--import=${preload}`,
        PROVIDER_PORT: String(port),
        DATA_DIR: folder,
        ...toVariables(locateDatabase(folder)),
        ...toServiceVariables(services),
        CATALOGUE_DIR: folder,
        DEMO_CATALOGUE: 'none',
        LOG_LEVEL: 'warn',
        RATE_LIMIT_FACTOR: '1000000',
        PASSWORD_COST: '10',
        CLOCK_OFFSET: String(clockOffset),
        NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? resolve(folder, '../compiled'),
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    const started = new ProviderProcess(child, port)
    child.stderr?.on('data', (text: Buffer) => started.#keepErrors(String(text)))
    await new Promise<void>((ready, failed) => {
      let output = ''
      const waitForStart = (text: Buffer) => {
        output += String(text)
        if (output.includes(readyText)) ready()
      }
      child.stdout?.on('data', waitForStart)
      void started.exited.then((status) =>
        failed(new Error(`exit status ${status}: ${started.errors.join('\n')}`)),
      )
    })
    child.stdout?.removeAllListeners('data').resume()
    return started
  }

  /**
   * Starts the provider on the port, or on another one if a different program has taken the port
   * meanwhile.
   */
  static async startOnFreePort(settings: ProviderSettings): Promise<ProviderProcess> {
    let { port } = settings
    for (;;) {
      try {
        return await ProviderProcess.start({ ...settings, port })
      } catch (error) {
        if (!(error instanceof Error && error.message.includes('is in use'))) throw error
        port = await findFreePort()
      }
    }
  }

  get isRunning(): boolean {
    return this.#child.exitCode === null && this.#child.signalCode === null
  }

  signal(signal: NodeJS.Signals): void {
    this.#child.kill(signal)
  }

  setClock(message: ClockMessage): void {
    if (this.isRunning) this.#child.send(message, () => {})
  }

  /**
   * Limits the size of files that the process can write, so that writes fail as on a full disk;
   * null removes the limit. Linux only.
   */
  async limitFileSize(bytes: number | null): Promise<void> {
    const limit = bytes === null ? 'unlimited' : String(bytes)
    // The process may have exited in the meantime.
    await promisify(execFile)('prlimit', [`--pid=${this.#child.pid}`, `--fsize=${limit}:`]).catch(
      () => {},
    )
  }

  #keepErrors(text: string): void {
    const errors = text.split('\n').filter((line) => line !== '' && !/"level":"info"/.test(line))
    this.errors.push(...errors)
    this.errors.splice(0, this.errors.length - keptErrors)
  }
}
