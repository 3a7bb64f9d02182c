import type { Page } from '@playwright/test'

interface VirtualAuthenticator {
  /** Sets whether the visitor passes the check of the fingerprint or the PIN. */
  readonly setUserVerified: (isUserVerified: boolean) => Promise<void>
}

/**
 * Adds an authenticator to the page's browser, as built into a laptop; see
 * https://www.w3.org/TR/webauthn-3/#sctn-automation.
 */
export async function addAuthenticator(page: Page): Promise<VirtualAuthenticator> {
  const client = await page.context().newCDPSession(page)
  await client.send('WebAuthn.enable')
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  })
  return {
    setUserVerified: async (isUserVerified) => {
      await client.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified })
    },
  }
}
