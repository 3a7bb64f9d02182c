/**
 * Loaded before a program of the shop with `node --import`: lets the chaos test set the program's
 * clock, makes password hashes cheap and ends the program when the test is gone.
 */
import crypto from 'node:crypto'
import type { ScryptOptions } from 'node:crypto'
import { flushCompileCache, syncBuiltinESMExports } from 'node:module'

/** A message of the chaos test: how far the clock is ahead of the real time, in milliseconds. */
export interface ClockMessage {
  readonly clockOffset: number
}

const realDate = Date
const realScrypt = crypto.scrypt
let offset = Number(process.env['CLOCK_OFFSET'] ?? 0)

const now = () => realDate.now() + offset

globalThis.Date = new Proxy(realDate, {
  construct: (target, values, newTarget) =>
    Reflect.construct(target, values.length === 0 ? [now()] : values, newTarget),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
})

Object.assign(crypto, {
  scrypt: (
    password: string,
    salt: Buffer,
    length: number,
    _options: ScryptOptions,
    done: (error: Error | null, key: Buffer) => void,
  ) => realScrypt(password, salt, length, { N: 2, r: 1, p: 1 }, done),
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
