import type { Page } from '@playwright/test'

interface VirtualAuthenticator {
  /** Sets whether user verification by fingerprint or PIN succeeds. */
  readonly setUserVerified: (isUserVerified: boolean) => Promise<void>
}

/**
 * Adds a virtual platform authenticator to the page's browser; see
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
