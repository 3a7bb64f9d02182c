import { expect, test } from 'vitest'
import { isLocalVisitor } from '#provider/platform/server/local-visitor.ts'

const loopback = '127.0.0.1'

test.each(['localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'LOCALHOST'])(
  'a request from this machine to %s is local',
  (host) => {
    expect(isLocalVisitor(loopback, new Headers({ host }), null)).toBe(true)
  },
)

test.each(['shop.example', 'localhost.shop.example', '127.0.0.1.shop.example:3000', ''])(
  'a request from this machine to another host name (%s) is not local',
  (host) => {
    expect(isLocalVisitor(loopback, new Headers({ host }), null)).toBe(false)
    expect(isLocalVisitor(loopback, new Headers({ host }), 'loopback')).toBe(false)
  },
)

test('a request from another machine is not local for any Host header', () => {
  expect(isLocalVisitor('192.0.2.1', new Headers({ host: 'localhost' }), null)).toBe(false)
})
