import { afterAll, beforeAll, describe } from 'vitest'
import { testAccounts } from './accounts.ts'
import { testCatalogue } from './catalogue.ts'
import { openInProcess, openOnPort } from './open-embedded.ts'
import { testFavorites } from './favorites.ts'
import type { ProviderUnderTest } from './provider-under-test.ts'
import { testSales } from './sales.ts'
import { testCertificates } from './certificates.ts'
import { testLibrary } from './library.ts'
import { testWithdrawals } from './withdrawals.ts'

/** Tests that a provider fulfills the contract with the storefront. */
function describeProvider(name: string, open: () => Promise<ProviderUnderTest>): void {
  describe(`provider contract: ${name}`, () => {
    let opened: ProviderUnderTest | undefined
    const provider = (): ProviderUnderTest => {
      if (!opened) throw new Error('the provider is not open yet')
      return opened
    }
    beforeAll(async () => {
      opened = await open()
    })
    afterAll(() => opened?.close())
    testAccounts(provider)
    testCatalogue(provider)
    testFavorites(provider)
    testSales(provider)
    testCertificates(provider)
    testLibrary(provider)
    testWithdrawals(provider)
  })
}

describeProvider('the embedded provider in the same process', openInProcess)
describeProvider('the embedded provider on a port', openOnPort)

const remoteUrl = process.env.PROVIDER_TEST_URL
if (remoteUrl) {
  describeProvider(`the provider at ${remoteUrl}`, async () => ({
    url: remoteUrl.replace(/\/+$/, ''),
    fetch: (request) => fetch(request),
    resetToken: null,
    close: async () => {},
  }))
}
