import { spawnSync } from 'node:child_process'
import { expect, onTestFinished, test } from 'vitest'
import { startChildProgram } from '../../support/programs/child-program.ts'
import { createTemporaryFolder } from '../../support/shops/open-shop.ts'
import { openStripeDouble, secretKey, webhookSecret } from '../../support/stripe/stripe-double.ts'
import { bundledPrograms } from '../../../scripts/launch/folder.js'

const password = 'a long enough password'
const email = 'ann@example.com'

/** Starts a provider in a process that uses a Stripe double for card payments. */
async function startStripeProvider() {
  const folder = await createTemporaryFolder()
  let port = 0
  const double = await openStripeDouble((request) => {
    const { pathname } = new URL(request.url)
    return fetch(new Request(`http://127.0.0.1:${port}${pathname}`, request))
  })
  onTestFinished(() => double.close())
  const settings = {
    DATA_DIR: folder,
    DEMO_CATALOGUE: 'none',
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_BASE: double.url,
  }
  const start = async () => {
    const file = bundledPrograms.provider
    const program = await startChildProgram(file, 'is running at', settings, 'PROVIDER_PORT')
    port = program.port
    return program
  }
  return { double, start, getPort: () => port }
}

function createCaller(getPort: () => number) {
  return async (path: string, body?: object, token?: string) => {
    const response = await fetch(`http://127.0.0.1:${getPort()}/api/v1${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    return { status: response.status, body: await response.json() }
  }
}

async function signUp(call: ReturnType<typeof createCaller>): Promise<string> {
  const names = { first_name: 'A', last_name: 'B', email, password }
  await call('/customer/register', { ...names, password_confirmation: password })
  return (await call('/customer/login', { email, password, device_name: 'a test' })).body.token
}

const topUp = { amount: 20, email, currency: 'EUR' }

test.skipIf(process.platform !== 'linux')(
  'while the disk is full, no card can be charged, and a completed payment is credited once there is space [P5.03] [P5.04]',
  async () => {
    const { double, start, getPort } = await startStripeProvider()
    const { pid } = await start()
    const call = createCaller(getPort)
    const token = await signUp(call)
    const open = () => call('/payment/create-payment-session', topUp, token)
    const limitFiles = (bytes: string) =>
      spawnSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:unlimited`])
    expect((await open()).status).toBe(200)
    const [checkout = expect.fail()] = double.state.sessions.values()
    double.calls.splice(0)
    limitFiles('0')
    expect((await open()).status).toBe(503)
    expect(double.calls).toEqual([])
    double.state.pay(checkout)
    await double.settle()
    limitFiles('unlimited')
    expect(double.statuses).toEqual([503])
    const [event = expect.fail()] = double.state.events
    expect(await double.deliver(event)).toBe(200)
    expect(await double.deliver(event)).toBe(200)
    expect((await call('/customer/get', undefined, token)).body.data.balance).toBe('20.0000')
  },
)

test('a payment charged before the provider was killed is credited once after the restart [P5.03 P5.04]', async () => {
  const { double, start, getPort } = await startStripeProvider()
  const program = await start()
  const call = createCaller(getPort)
  const token = await signUp(call)
  await call('/payment/create-payment-session', topUp, token)
  const [checkout = expect.fail()] = double.state.sessions.values()
  double.knobs.webhooks = 'holds'
  double.state.pay(checkout)
  program.kill('SIGKILL')
  await program.exited
  await start()
  const path = `/payment/sessions/${checkout.client_reference_id}`
  const [session] = await Promise.all([call(path, undefined, token), double.flush()])
  expect(session.body.data.status).toBe('paid')
  expect(double.statuses).toEqual([200])
  expect((await call('/customer/get', undefined, token)).body.data.balance).toBe('20.0000')
})
