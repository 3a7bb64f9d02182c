/**
 * Loaded before a program of the shop and in its threads with `--import` in `NODE_OPTIONS`: lets the
 * chaos test set the program's clock, makes password hashes cheap and ends the program when the test
 * is gone.
 */
import crypto from 'node:crypto'
import { flushCompileCache, syncBuiltinESMExports } from 'node:module'

/** A message of the chaos test: how far the clock is ahead of the real time, in milliseconds. */
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
  // The first message arrives after the start. A process that is killed stores no compiled code.
  flushCompileCache()
})
process.on('disconnect', () => process.exit(1))
// The channel must not keep a program running that has stopped by itself.
process.channel?.unref()
