import { setTimeout as wait } from 'node:timers/promises'
import type { CustomerFacts, Profile } from '../journal.ts'
import type { Visit } from '../visit.ts'

/** The number of attempts to find an email, and the interval between them. */
const maxMailLooks = 40
const mailLookMs = 25

/** Registers a new customer, sometimes with two requests at the same time, and logs in. */
export async function register(visit: Visit): Promise<CustomerFacts | null> {
  const { world, random, operation } = visit
  const email = `customer.${world.part}.${operation}@example.com`
  visit.introduce(email)
  const profile = createProfile(visit)
  const password = createPassword(visit)
  const { first_name, last_name } = profile
  const body = { first_name, last_name, email, password, password_confirmation: password }
  const call = { method: 'POST', path: '/api/v1/customer/register', body } as const
  world.facts.lostAccounts += 1
  const replies = await Promise.all(
    Array.from({ length: random.chance(0.2) ? 2 : 1 }, () => visit.sendUntilAnswered(call)),
  )
  const created = replies.filter(({ reply }) => reply.status === 200).length
  if (created > 1) visit.report('two accounts with one email address are acknowledged')
  if (created === 0 && replies.every(({ lost }) => lost === 0)) {
    visit.report('a registration is refused for no reason', replies[0]?.reply.body)
    return null
  }
  const login = { email, password, device_name: 'chaos', remember: true }
  const jumps = world.fleet.clockJumps
  const { reply } = await visit.sendUntilAnswered({
    method: 'POST',
    path: '/api/v1/customer/login',
    body: login,
  })
  if (reply.status !== 200) {
    visit.report('an acknowledged account cannot log in', reply.body)
    return null
  }
  world.facts.lostAccounts -= 1
  return {
    id: Number(reply.body.data.id),
    email,
    password,
    profile: { first_name, last_name, phone: null, location: null },
    hasPicture: false,
    token: String(reply.body.token),
    isTokenDoubtful: world.fleet.clockJumps !== jumps,
    cart: [],
    owned: [],
    orders: [],
  }
}

/** Logs in again, starting another session. */
export async function logInAgain(visit: Visit): Promise<void> {
  await visit.logIn()
}

/** Refreshes the access token; if the response is lost, the old one must still be valid. */
export async function refreshToken(visit: Visit): Promise<void> {
  const { customer, world } = visit
  const token = customer.token ?? (await visit.logIn())
  const jumps = world.fleet.clockJumps
  const reply = await visit.send({ method: 'POST', path: '/api/v1/customer/refresh', token })
  if (reply?.status === 200) {
    customer.token = String(reply.body.token)
    customer.isTokenDoubtful = world.fleet.clockJumps !== jumps
  }
  await visit.requestUntilAnswered({ method: 'GET', path: '/api/v1/customer/get' })
}

/** Logs out and checks that the token is refused afterwards. */
export async function logOut(visit: Visit): Promise<void> {
  const { customer } = visit
  const token = customer.token ?? (await visit.logIn())
  const reply = await visit.send({ method: 'POST', path: '/api/v1/customer/logout', token })
  const isValid = await visit.isTokenValid(token)
  if (reply?.status === 200 && isValid)
    visit.report('a session is valid after an acknowledged logout')
  if (!isValid) customer.token = null
}

/** Changes the password and checks that the other sessions have ended. */
export async function changePassword(visit: Visit): Promise<void> {
  const { customer, random } = visit
  const other = random.chance(0.5) ? await visit.logIn() : null
  if (other !== null) await visit.logIn()
  const password = createPassword(visit)
  const reply = await visit.request({
    method: 'PUT',
    path: '/api/v1/customer/profile',
    body: {
      ...toProfileBody(customer),
      current_password: customer.password,
      new_password: password,
      new_password_confirmation: password,
    },
  })
  if (reply === null) return await settlePassword(visit, password)
  if (reply.status !== 200 || reply.body.data === undefined) {
    return visit.report('a password change is refused for no reason', reply.body)
  }
  customer.password = password
  if (other !== null && (await visit.isTokenValid(other))) {
    visit.report('another session is valid after a password change')
  }
}

/** Resets the password by email, sometimes with a concurrent login with the old password. */
export async function resetPassword(visit: Visit): Promise<void> {
  const { customer, random } = visit
  const { email, password: oldPassword, token } = customer
  const earlier = visit.world.services.mail.getResetToken(email)
  await visit.sendUntilAnswered({
    method: 'POST',
    path: '/api/v1/customer/forgot-password',
    body: { email },
  })
  const resetToken = await waitForResetToken(visit, earlier)
  if (resetToken === null) return
  const password = createPassword(visit)
  const body = { token: resetToken, email, password, password_confirmation: password }
  const [reply, intruder] = await Promise.all([
    visit.send({ method: 'POST', path: '/api/v1/customer/reset-password', body }),
    random.chance(0.5) ? visit.tryPassword(oldPassword) : null,
  ])
  if (reply === null) return await settlePassword(visit, password)
  if (reply.status !== 200) return
  customer.password = password
  customer.token = null
  if (token !== null && (await visit.isTokenValid(token))) {
    visit.report('a session is valid after a password reset')
  }
  const stolen = intruder?.reply.status === 200 ? String(intruder.reply.body.token) : null
  if (stolen !== null && (await visit.isTokenValid(stolen))) {
    visit.report('a session that was opened with the old password survives a password reset')
  }
}

/** Changes the profile; after a lost response, either all or none of it must be stored. */
export async function changeProfile(visit: Visit): Promise<void> {
  const { customer } = visit
  const before = customer.profile
  const profile = createProfile(visit)
  const reply = await visit.request({
    method: 'PUT',
    path: '/api/v1/customer/profile',
    body: { ...toProfileBody({ ...customer, profile }) },
  })
  if (reply !== null && reply.status !== 200) {
    return visit.report('a profile change is refused for no reason', reply.body)
  }
  if (reply !== null) customer.profile = profile
  const stored = await visit.requestUntilAnswered({ method: 'GET', path: '/api/v1/customer/get' })
  const { first_name, last_name, phone, location } = stored.reply.body.data
  const storedJson = JSON.stringify({ first_name, last_name, phone, location })
  const expected = reply === null ? [before, profile] : [profile]
  const found = expected.find((one) => JSON.stringify(one) === storedJson)
  if (found === undefined) visit.report('the profile is not the acknowledged one', storedJson)
  else customer.profile = found
}

/** Reads the account of the logged-in customer. */
export async function readAccount(visit: Visit): Promise<void> {
  const { reply } = await visit.requestUntilAnswered({
    method: 'GET',
    path: '/api/v1/customer/get',
  })
  if (reply.body.data?.id !== visit.customer.id) {
    visit.report('the account of a token is not its customer’s', reply.body)
  }
}

/** Creates the body of a profile change with its required fields. */
export function toProfileBody({ email, profile }: Pick<CustomerFacts, 'email' | 'profile'>) {
  return { ...profile, email, gender: 'Other', phone: profile.phone ?? '0000000000' }
}

/** Finds out which password is valid after a lost response. */
async function settlePassword(visit: Visit, password: string): Promise<void> {
  const { customer } = visit
  customer.token = null
  if ((await visit.tryPassword(password)).reply.status === 200) customer.password = password
  else await visit.logIn()
}

/** Returns the token of the next reset email to the customer, or null if it is delayed. */
async function waitForResetToken(visit: Visit, earlier: string | null): Promise<string | null> {
  const { mail } = visit.world.services
  for (let attempt = 0; attempt < maxMailLooks; attempt += 1) {
    const token = mail.getResetToken(visit.customer.email)
    if (token !== earlier) return token
    await wait(mailLookMs)
  }
  return null
}

function createProfile({ random, operation, world }: Visit): Profile {
  const number = random.integer(0, 9999)
  return {
    first_name: `Ann${number}`,
    last_name: `Bee${number}`,
    phone: `+49${world.part}${String(operation).padStart(7, '0')}`,
    location: `Town ${number}`,
  }
}

function createPassword({ random }: Visit): string {
  return `chaos ${random.integer(100_000, 999_999)} ${random.integer(100_000, 999_999)}`
}
