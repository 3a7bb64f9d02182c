import type { Findings } from './check.cli.ts'
import type { Variables } from '#shop/settings/parse-variables.ts'
import type { BackEndSettings } from '../settings/back-end-settings.ts'
import type { LiveProblem } from '#shop/live-check/live-problem.ts'
import {
  findPublicUrlProblem,
  findPublicStoreProblem,
  findStoreProblem,
} from '../../platform/files/s3/probe-store.ts'
import { paymentServices } from '../../payments/payment-services.ts'
import { readAllSettings } from './live-check.ts'

type ServiceFindings = Pick<Findings, 'problems' | 'asked' | 'unasked'>

const mail = 'the mail server (connection, login)'
const bucketQuestions = 'the bucket (write, read, list, delete, private)'
const alertWebhookHint =
  'a second way to reach you: ALERT_WEBHOOK_URL is not set, so you are not told if the mail server fails'

/** Without the provider, the storefront sends the owner neither emails nor webhook alerts. */
const totalDifferences =
  'orders that cost a different amount than was shown: only the log reports them, as order-total-differs'

/**
 * Checks a shop's payment service and mail server by connecting to them; sends no email and charges
 * nothing. Services that are not configured are also reported by `findLiveProblems`.
 */
export async function checkServices(variables: Variables): Promise<ServiceFindings> {
  const { settings } = readAllSettings({ ...variables, NODE_ENV: 'production' })
  const visitors = `visitors (proxy, DNS, certificate): open ${settings.origin} in a browser`
  if (settings.providerUrl !== null) {
    const unasked = ['cards and emails, which are up to the provider', totalDifferences, visitors]
    return { problems: [], asked: [], unasked }
  }
  const all = [
    await checkPaymentService(settings),
    await checkMailServer(settings),
    await checkObjectStore(settings),
  ]
  return {
    problems: all.flatMap(({ problems }) => problems),
    asked: all.flatMap(({ asked }) => asked),
    unasked: [
      ...all.flatMap(({ unasked }) => unasked),
      ...(settings.alertWebhookUrl === null ? [alertWebhookHint] : []),
      visitors,
      `whether ${settings.alertWebhookUrl === null ? 'emails' : 'emails and posts to ALERT_WEBHOOK_URL'} arrive: npm run shop -- mail test ADDRESS`,
    ],
  }
}

async function checkPaymentService({
  paymentService,
  origin,
}: BackEndSettings): Promise<ServiceFindings> {
  if (paymentService === null) {
    const { processor } = paymentServices[0].words
    return { problems: [], asked: [], unasked: [`${processor}: the shop does not use it`] }
  }
  const { words, questions } = paymentService.service
  const asked = `${words.processor} (${questions})`
  const { problems, isComplete, unasked } = await paymentService.inspect(origin)
  return isComplete
    ? { problems, asked: [asked], unasked }
    : { problems, asked: [], unasked: [`${asked}: it gave no answer to all questions`] }
}

async function checkObjectStore({
  objectStore,
  origin,
}: BackEndSettings): Promise<ServiceFindings> {
  if (objectStore === null) return { problems: [], asked: [], unasked: [] }
  const bucket = await findStoreProblem(objectStore)
  const publicBucket = await findPublicStoreProblem(objectStore)
  const address = publicBucket === null ? await findPublicUrlProblem(objectStore, origin) : null
  const problems: LiveProblem[] = []
  if (bucket !== null) problems.push({ what: 'S3_BUCKET', problem: `${bucket}.` })
  // A wrong key, for example, is one problem of both buckets.
  if (publicBucket !== null && publicBucket !== bucket) {
    problems.push({ what: 'S3_PUBLIC_BUCKET', problem: `${publicBucket}.` })
  }
  if (address !== null) {
    const problem = `${address}. Until then, the shop sends previews and covers.`
    problems.push({ what: 'S3_PUBLIC_URL', problem })
  }
  return {
    problems,
    asked: [
      objectStore.publicUrl === null
        ? bucketQuestions
        : `${bucketQuestions} and its public address (ranges, CORS)`,
    ],
    unasked: [],
  }
}

async function checkMailServer({ mailServer }: BackEndSettings): Promise<ServiceFindings> {
  if (mailServer === null) {
    return { problems: [], asked: [], unasked: ['a mail server: SMTP_URL is not set'] }
  }
  const { createSmtpTransport } = await import('../../platform/mail/smtp-transport.ts')
  const failure = await createSmtpTransport(mailServer, mailServer.from.address).verify()
  const problems: LiveProblem[] =
    failure === null
      ? []
      : [{ what: 'SMTP_URL', problem: `the mail server says: ${failure.reason}` }]
  return { problems, asked: [mail], unasked: [] }
}
