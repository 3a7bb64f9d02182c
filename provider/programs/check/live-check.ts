import { findPlaceholderFacts } from '#shop/placeholder-facts.ts'
import type { LiveProblem } from '#shop/live-check/live-problem.ts'
import { findSettingProblems } from './live-settings.ts'
import { findTextProblems } from '#shop/live-check/live-texts.ts'
import { loadShop } from '#shop/load-shop.ts'
import { paymentServices, demoPage } from '../../payments/payment-services.ts'
import { InvalidSettingsError, removeSettings } from '#shop/settings/parse-variables.ts'
import type { Variables } from '#shop/settings/parse-variables.ts'
import { readBackEndSettings } from '../settings/back-end-settings.ts'
import type { BackEndSettings } from '../settings/back-end-settings.ts'

/**
 * Returns whether the shop takes real money: with `NODE_ENV=production` or a live key of a payment
 * service, unless `PAYMENT=demo` is set; with a remote provider, which takes the payments itself,
 * only with `NODE_ENV=production`.
 */
export function isLive(variables: Variables): boolean {
  const { NODE_ENV: mode, PAYMENT: payment, PROVIDER_URL: provider } = variables
  if (provider) return mode === 'production'
  if (payment === demoPage.name) return false
  return mode === 'production' || paymentServices.some((service) => service.hasLiveKey(variables))
}

/** Throws an error that lists all problems if a live shop must not start. */
export async function requireLiveReady(variables: Variables): Promise<void> {
  if (!isLive(variables)) return
  const problems = await findLiveProblems(variables)
  if (problems.length === 0) return
  const lines = problems.map(({ what, problem }) => `  ${what}: ${problem}`)
  const cause = variables['PROVIDER_URL']
    ? 'NODE_ENV=production'
    : 'NODE_ENV=production or a live key, without PAYMENT=demo'
  throw new Error(`This shop is not ready to take real money (${cause}):\n${lines.join('\n')}`)
}

/** Lists all reasons why a shop must not take real money. */
export async function findLiveProblems(
  variables: Variables,
  now = new Date(),
): Promise<LiveProblem[]> {
  const { settings, problems } = readAllSettings({ ...variables, NODE_ENV: 'production' })
  const reported = new Set(problems.map(({ what }) => what))
  const others = findSettingProblems(settings, variables).filter(({ what }) => !reported.has(what))
  return [
    ...problems,
    ...others,
    ...(reported.has('DATABASE_URL') ? [] : await findPaymentProblems(settings)),
    ...(await findShopProblems(settings, now)),
  ]
}

/** The settings to drop one after another if cards, emails or files are only partly configured. */
const attempts: readonly Variables[] = [
  {},
  { PAYMENT: 'demo' },
  { SMTP_URL: '', MAIL_FROM: '' },
  { PAYMENT: 'demo', SMTP_URL: '', MAIL_FROM: '' },
].flatMap((changes) => [changes, { ...changes, S3_BUCKET: '', S3_PUBLIC_BUCKET: '' }])

/**
 * Reads as many settings as possible: drops missing and invalid ones, so that they do not hide
 * problems of the others.
 */
export function readAllSettings(variables: Variables) {
  const { valid, problems } = removeInvalid({ ...variables, MAIL: 'log' })
  for (const changes of attempts) {
    try {
      return { settings: readBackEndSettings({ ...valid, ...changes }), problems }
    } catch (error) {
      const problem = toMessage(error)
      const what = getSettingName(problem)
      if (problems.every((reported) => reported.what !== what)) problems.push({ what, problem })
    }
  }
  return { settings: readBackEndSettings({}), problems }
}

/** Splits the variables into valid ones and the problems of the others. */
function removeInvalid(variables: Variables): { valid: Variables; problems: LiveProblem[] } {
  try {
    readBackEndSettings(variables)
  } catch (error) {
    if (error instanceof InvalidSettingsError) {
      const lines = error.message.split('\n')
      return {
        valid: removeSettings(variables, withPairedSettings(error.names)),
        problems: lines.map((problem) => ({ what: getSettingName(problem), problem })),
      }
    }
  }
  return { valid: variables, problems: [] }
}

/** The two email settings only work together. */
function withPairedSettings(names: readonly string[]): readonly string[] {
  const pair = ['SMTP_URL', 'MAIL_FROM']
  return pair.some((name) => names.includes(name)) ? [...names, ...pair] : names
}

/** Returns the name of the setting at the start of a sentence. */
function getSettingName(sentence: string): string {
  return /^[A-Z][A-Z\d_]+/.exec(sentence)?.[0] ?? 'settings'
}

/**
 * Lists problems of the payments: balances from test cards could be spent like real money, and the
 * invoice numbers would mix test sales with real ones.
 */
async function findPaymentProblems(settings: BackEndSettings): Promise<LiveProblem[]> {
  const { providerUrl, dataDir, databaseUrl } = settings
  if (providerUrl !== null) return []
  const what = databaseUrl === null ? 'DATA_DIR' : 'DATABASE_URL'
  try {
    const { countUnrealPayments } = await import('../../payments/payment-modes.store.ts')
    const { demo, test } = await countUnrealPayments({ dataDir, databaseUrl })
    if (demo + test === 0) return []
    const payments = demo + test === 1 ? '1 payment that was' : `${demo + test} payments that were`
    const problem = `its database holds ${payments} not real (demo page: ${demo}, test cards: ${test}); start with a database of its own, or refund them.`
    return [{ what, problem }]
  } catch (error) {
    return [{ what, problem: toMessage(error) }]
  }
}

async function findShopProblems(settings: BackEndSettings, now: Date): Promise<LiveProblem[]> {
  try {
    const shop = await loadShop(settings)
    const facts = findPlaceholderFacts(shop.config, shop.icon).map(([what, problem]) => ({
      what,
      problem,
    }))
    return [...facts, ...findTextProblems(shop, now)]
  } catch (error) {
    return [{ what: 'SHOP_CONFIG', problem: toMessage(error) }]
  }
}

function toMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
