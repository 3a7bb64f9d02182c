import { isReservedDomain } from '#shop/reserved-domain.ts'
import type { LiveProblem } from '#shop/live-check/live-problem.ts'
import type { Variables } from '#shop/settings/parse-variables.ts'
import type { BackEndSettings } from '../settings/back-end-settings.ts'
import { paymentServices, demoPage } from '../../payments/payment-services.ts'

type Rule = readonly [isWrong: boolean, what: string, problem: string]

/** Higher factors are only for tests, which send many requests from one address. */
const maxRateLimitFactor = 10
/** The minimum promised in `docs/security.md`. */
const minPasswordCost = 15

/**
 * Lists the settings that must prevent a shop from taking real money. Ignores those for emails,
 * payments and products with a remote provider, which has its own.
 */
export function findSettingProblems(
  settings: BackEndSettings,
  variables: Variables,
): LiveProblem[] {
  const rules = [
    ...listStorefrontRules(settings, variables),
    ...(settings.providerUrl === null ? listProviderRules(settings, variables) : []),
  ]
  return rules.flatMap(([isWrong, what, problem]) => (isWrong ? [{ what, problem }] : []))
}

function listStorefrontRules(settings: BackEndSettings, variables: Variables): Rule[] {
  return [
    [
      !settings.origin.startsWith('https:'),
      'ORIGIN',
      `is ${settings.origin}; it must be the https address of the shop.`,
    ],
    ...findReservedDomains(settings, variables),
    [settings.galleryPage, 'GALLERY_PAGE', 'is on: the page is only for tests.'],
    [
      settings.rateLimitFactor > maxRateLimitFactor,
      'RATE_LIMIT_FACTOR',
      `is ${settings.rateLimitFactor}: without limits, passwords can be guessed; more than ${maxRateLimitFactor} is only for tests.`,
    ],
    [
      settings.passwordCost < minPasswordCost,
      'PASSWORD_COST',
      `is ${settings.passwordCost}: a stolen database would give away passwords; less than ${minPasswordCost} is only for tests.`,
    ],
    [
      settings.trustedProxy === null,
      'TRUSTED_PROXY',
      'is not set: all visitors share one rate limit. It is loopback for a proxy on this machine.',
    ],
  ]
}

function listProviderRules(settings: BackEndSettings, variables: Variables): Rule[] {
  const { SMTP_URL, MAIL_FROM, PAYMENT } = variables
  return [
    [
      !SMTP_URL && !MAIL_FROM,
      'SMTP_URL',
      'is not set: no email reaches a customer. MAIL_FROM is needed, too.',
    ],
    [PAYMENT === demoPage.name, 'PAYMENT', `is ${PAYMENT}: the demo page takes no money.`],
    ...listServiceRules(variables),
    [
      settings.demoCatalogue !== 'none',
      'DEMO_CATALOGUE',
      `is ${settings.demoCatalogue}; none turns off the demo packs and codes that everybody knows.`,
    ],
    [settings.outbox, 'OUTBOX', 'is on: the page shows emails with the links in them.'],
  ]
}

function listServiceRules(variables: Variables): Rule[] {
  const services = paymentServices.filter(({ words }) => variables[words.keySetting])
  if (services.length === 0) {
    const { keySetting } = paymentServices[0].words
    return [[true, keySetting, 'is not set: the demo page takes no money.']]
  }
  return services
    .flatMap((service) => service.findLiveProblems(variables))
    .map(({ what, problem }) => [true, what, problem])
}

/** Finds reserved domains, which the guide uses as placeholders. */
function findReservedDomains(settings: BackEndSettings, variables: Variables): Rule[] {
  const { origin, mailServer } = settings
  const { hostname, protocol } = new URL(origin)
  const { OWNER_MAIL: owner = '' } = variables
  const { host = '', from } = mailServer ?? {}
  // The mail server may run on this machine.
  const isWrongHost = isReservedDomain(host) && !/(^|\.)localhost$/i.test(host)
  const explain = (value: string) => `is ${value}, whose domain nobody can have; write your own.`
  return [
    [protocol === 'https:' && isReservedDomain(hostname), 'ORIGIN', explain(origin)],
    [isWrongHost, 'SMTP_URL', explain(host)],
    [isReservedDomain(from?.address ?? ''), 'MAIL_FROM', explain(from?.address ?? '')],
    [isReservedDomain(owner), 'OWNER_MAIL', explain(owner)],
  ]
}
