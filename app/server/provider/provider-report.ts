import { capabilityNames } from '#provider/contract/capability-names.ts'
import type { Capability } from '#provider/contract/capability-names.ts'
import type { Finding, Findings } from '#app/provider/calls/check.ts'
import type { AppContext } from '#app/request-scope/app-context.ts'
import type { Log } from '#provider/contract/log.ts'
import type { Settings } from '#app/request-scope/settings.ts'
import type { Languages } from '#shop/languages.ts'
import { createAppClient } from './create-app-client.ts'

/**
 * Checks a remote provider with calls that change nothing. Returns a table for the owner that shows
 * what works and what visitors see instead, and logs each configured extension that the provider
 * lacks.
 */
export async function checkProvider(app: AppContext): Promise<string> {
  const { check } = createAppClient(app, anonymousVisitor)
  const findings = await check.findCapabilities()
  for (const name of capabilityNames) {
    if (app.settings.capabilities[name] && findings?.[name] === 'missing') logMissing(app.log, name)
  }
  return formatReport(app.settings, findings, app.shop.config.languages)
}

/** The check at startup is for no visitor. */
const anonymousVisitor = {
  locale: 'en',
  token: null,
  visitorAddress: null,
  requestId: 'check',
} as const

function logMissing(log: Log, extension: Capability): void {
  log('warn', 'provider-extension-missing', { extension, setting: 'PROVIDER_EXTENSIONS' })
}

/** Formats the table; `findings` is null if the provider is unreachable. */
function formatReport(settings: Settings, findings: Findings | null, languages: Languages): string {
  const url = settings.providerUrl ?? settings.origin
  const state = findings ? 'is reachable' : 'cannot be reached; pages are errors until it can'
  const rows = capabilityNames.map((name) => {
    const isOn = settings.capabilities[name]
    return [
      name,
      describeState(isOn, findings?.[name] ?? 'unknown'),
      describeEffect(settings, name, isOn, languages),
    ]
  })
  const lines = formatTable([['extension', 'state', 'visitors'], ...rows])
  return [`The provider ${url} ${state}.`, ...lines, ''].join('\n')
}

function describeState(isOn: boolean, finding: Finding): string {
  if (isOn) return finding === 'missing' ? 'on, but missing' : 'on'
  return finding === 'found' ? 'off, but found' : 'off'
}

/** Describes a working feature, or what visitors see instead. */
function describeEffect(
  settings: Settings,
  name: Capability,
  isOn: boolean,
  languages: Languages,
): string {
  const { works, instead } = effects[name]
  return isOn ? works : instead(settings, languages)
}

interface Effect {
  readonly works: string
  readonly instead: (settings: Settings, languages: Languages) => string
}

const effects: Readonly<Record<Capability, Effect>> = {
  additions: {
    works: 'add a list to the cart with one call',
    instead: () => 'add a list to the cart with a call for each product',
  },
  balance: {
    works: 'pay from a balance in Tunes',
    instead: ({ paymentInstructions }, languages) =>
      languages.every((language) => paymentInstructions[language] !== null)
        ? 'read PAYMENT_INSTRUCTIONS and pay later'
        : 'pay later and are told to wait for an email (PAYMENT_INSTRUCTIONS is not set)',
  },
  certificates: {
    works: 'get a license certificate for each purchase',
    instead: () => 'get no license certificates',
  },
  checkout: {
    works: 'pay for an order by card without topping up first',
    instead: () => 'top up first, and then place the order',
  },
  contact: { works: 'write to the provider', instead: describeInbox },
  downloads: {
    works: 'download their files here',
    instead: ({ providerDownloadsUrl }) => `are sent to ${providerDownloadsUrl} for their files`,
  },
  favorites: {
    works: 'keep favorites and crates in their accounts',
    instead: () => 'keep favorites and crates on their devices, and cannot share them',
  },
  filters: {
    works: 'filter by genre, instrument, key, tempo and length',
    instead: () => 'can filter only by price, and cannot sort by relevance and tempo',
  },
  ledger: {
    works: 'see and download every change of their balance',
    instead: () => 'see only their orders and refunds',
  },
  library: {
    works: 'have a library with everything they own',
    instead: () => 'find their files in their orders',
  },
  passkeys: { works: 'log in with a passkey', instead: () => 'log in with a password' },
  payment: { works: 'top up by card', instead: () => 'cannot top up' },
  picture: { works: 'choose a profile image', instead: () => 'have no profile image' },
  privacy: {
    works: 'download their data and delete their accounts',
    instead: () => 'have to ask for their data and for the deletion of their accounts',
  },
  profile: {
    works: 'enter a username, a location and a text about them',
    instead: () => 'are not asked for a username, a location and a text about them',
  },
  refresh: {
    works: 'get new access tokens',
    instead: () => 'keep the access token of their login',
  },
  reset: {
    works: 'set a forgotten password here',
    instead: () => 'set a forgotten password on the provider’s own page',
  },
  sessions: {
    works: 'see and end their sessions',
    instead: () => 'cannot see their sessions',
  },
  vat: {
    works: 'see which VAT is included for where they live, and get invoices',
    instead: () => 'are asked where they live at each order, and get no invoices here',
  },
  verification: {
    works: 'confirm their email addresses with links',
    instead: () => 'use new email addresses without confirming them',
  },
  withdrawals: {
    works: 'send withdrawals to the provider',
    instead: (settings) =>
      settings.capabilities.contact
        ? 'send withdrawals as contact messages'
        : describeInbox(settings),
  },
}

function describeInbox({ dataDir }: Settings): string {
  return `write to the folder ${dataDir}/inbox`
}

function formatTable(rows: readonly (readonly string[])[]): string[] {
  const widths = [0, 1].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows.map((row) =>
    row
      .map((cell, column) => `  ${cell.padEnd(widths[column] ?? 0)}`)
      .join('')
      .trimEnd(),
  )
}
