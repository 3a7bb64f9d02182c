import { expect, test } from 'vitest'
import { createClient, registerCustomer, unwrap } from './provider-under-test.ts'
import type { ProviderUnderTest } from './provider-under-test.ts'

/** Defines the certificate tests that a provider with this extension must pass. */
export function testCertificates(provider: () => ProviderUnderTest): void {
  test('a certificate code that was never issued is unknown, to guests and to customers', async () => {
    const code = '7K3F9-7K3F9-7K3F9-7K3F9'
    const { client } = await registerCustomer(provider())
    const checked = await createClient(provider()).certificates.check(code)
    // Without the extension, there is nothing to check.
    if (!checked.ok) return expect(checked.failure.kind).toBe('not-found')
    expect(checked.value).toBe(null)
    expect(unwrap(await client.certificates.findOwn(code))).toBe(null)
  })
}
