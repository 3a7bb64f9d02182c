import { expect, test } from 'vitest'
import { isLocalVisitor } from '#app/server/local-visitor.ts'

const here = '127.0.0.1'

test.each(['localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'LOCALHOST'])(
  'whoever asks this machine for %s is local',
  (host) => {
    expect(isLocalVisitor(here, new Headers({ host }), null)).toBe(true)
  },
)

test.each(['shop.example', 'localhost.shop.example', '127.0.0.1.shop.example:3000', ''])(
  'a page of the web that gives its own name (%s) this address reads nothing meant for the owner',
  (host) => {
    expect(isLocalVisitor(here, new Headers({ host }), null)).toBe(false)
    expect(isLocalVisitor(here, new Headers({ host }), 'loopback')).toBe(false)
  },
)

test('a visitor from elsewhere is not local, whatever host they name', () => {
  expect(isLocalVisitor('192.0.2.1', new Headers({ host: 'localhost' }), null)).toBe(false)
})
