/**
 * Loaded before a program of the shop and in its threads by `--import` in `NODE_OPTIONS`. Lets the
 * chaos test set the clock, makes password hashes cheap and exits when the test process is gone.
 */
import crypto from 'node:crypto'
import { flushCompileCache, syncBuiltinESMExports } from 'node:module'

/** Sent by the chaos test: the offset of the clock ahead of real time in milliseconds. */
export interface ClockMessage {
  readonly clockOffset: number
}

const realDate = Date
const realScrypt = crypto.scryptSync
let offset = Number(process.env['CLOCK_OFFSET'] ?? 0)

const now = () => realDate.now() + offset

globalThis.Date = new Proxy(realDate, {
  construct: (target, values, newTarget) =>
    Reflect.construct(target, values.length === 0 ? [now()] : values, newTarget),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
})

Object.assign(crypto, {
  scryptSync: (password: string, salt: Buffer, length: number) =>
    realScrypt(password, salt, length, { N: 2, r: 1, p: 1 }),
})
syncBuiltinESMExports()

process.on('message', (message: ClockMessage) => {
  offset = message.clockOffset
  // The first message arrives after startup. A killed process does not store compiled code.
  flushCompileCache()
})
process.on('disconnect', () => process.exit(1))
// The channel must not keep the program running.
process.channel?.unref()
