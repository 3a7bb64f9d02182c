import type { HostReply } from './faults.ts'
import { requireCustomer, requireText, toFields } from './host-request.ts'
import type { HostRequest, Routes } from './host-request.ts'
import { refuse, refuseField } from './refusals.ts'
import { toWireCustomer } from './serialize.ts'
import type { HostCustomer } from './state.ts'

/** The routes of accounts. */
export const customerRoutes: Routes = {
  'POST /api/v1/customer/login': logIn,
  'POST /api/v1/customer/logout': (request) => {
    requireCustomer(request).tokens = []
    return { body: { message: 'Logged out successfully.' } }
  },
  'POST /api/v1/customer/register': register,
  'POST /api/v1/customer/forgot-password': (request) => {
    const email = requireText(request, 'email')
    const isKnown = request.state.customers.some((customer) => customer.email === email)
    if (!isKnown) throw refuse(400, 'emailUnknown', request.locale)
    return { body: { message: 'We have emailed your password reset link.' } }
  },
  'GET /api/v1/customer/get': (request) => replyWithCustomer(request, requireCustomer(request)),
  'PUT /api/v1/customer/profile': updateProfile,
  'POST /api/v1/customer/profile': updateProfile,
  'GET /storage/customer/:id/picture.png': ({ state, id }) => {
    const picture = state.customers.find((customer) => customer.id === id)?.picture
    return picture ? { body: new Uint8Array(picture) } : { status: 404, body: null }
  },
}

/** Logs in and, like Bagisto, ends all other sessions of the customer. */
function logIn(request: HostRequest): HostReply {
  const { state, fields, locale } = request
  const email = requireText(request, 'email')
  requireText(request, 'password')
  requireText(request, 'device_name')
  const customer = state.customers.find((candidate) => candidate.email === email)
  if (!customer || customer.password !== fields['password']) {
    throw refuseField('email', 'credentials', locale)
  }
  const token = createToken(request)
  customer.tokens = [token]
  const { body } = replyWithCustomer(request, customer)
  return { body: { ...toFields(body), token } }
}

export function createToken({ state }: HostRequest): string {
  const id = state.createId()
  return `${id}|${String(id).padEnd(48, 'k')}`
}

function register(request: HostRequest): HostReply {
  const { state, locale } = request
  const email = requireText(request, 'email')
  const password = requireText(request, 'password')
  const firstName = requireText(request, 'first_name')
  const lastName = requireText(request, 'last_name')
  if (state.customers.some((customer) => customer.email === email)) {
    throw refuseField('email', 'taken', locale)
  }
  state.customers.push({
    id: state.createId(),
    email,
    password,
    firstName,
    lastName,
    gender: null,
    phone: null,
    dateOfBirth: null,
    isSubscribed: false,
    picture: null,
    tokens: [],
    balance: 0,
  })
  return { body: { message: 'Your Account has been created successfully.' } }
}

export function replyWithCustomer(request: HostRequest, customer: HostCustomer): HostReply {
  return { body: { data: toWireCustomer(customer, request.origin, request.isExtended) } }
}

/**
 * Saves a profile. Like Bagisto, erases the picture and the subscription if they are missing from
 * the request.
 */
async function updateProfile(request: HostRequest): Promise<HostReply> {
  const { state, fields, file, locale } = request
  const customer = requireCustomer(request)
  const firstName = requireText(request, 'first_name')
  const lastName = requireText(request, 'last_name')
  const email = requireText(request, 'email')
  const gender = requireText(request, 'gender')
  const phone = requireText(request, 'phone')
  if (!['Other', 'Male', 'Female'].includes(gender)) throw refuseField('gender', 'invalid', locale)
  if (!/^\+?\d+$/.test(phone)) throw refuseField('phone', 'invalid', locale)
  const others = state.customers.filter((other) => other !== customer)
  if (others.some((other) => other.phone === phone)) throw refuseField('phone', 'taken', locale)
  if (others.some((other) => other.email === email)) throw refuseField('email', 'taken', locale)
  if (file && !/\.(bmp|jpe?g|png|webp)$/.test(file.name)) {
    throw refuseField('image.0', 'picture', locale)
  }
  if (fields['current_password'] !== undefined) {
    const isRight = fields['current_password'] === customer.password
    if (!isRight) throw refuse(200, 'wrongPassword', locale)
    customer.password = String(fields['new_password'])
  }
  const isSubscribed = Boolean(fields['subscribed_to_news_letter'])
  const picture = file && Buffer.from(await file.arrayBuffer())
  const dateOfBirth = String(fields['date_of_birth'] ?? '') || customer.dateOfBirth
  Object.assign(customer, { firstName, lastName, email, gender, phone, isSubscribed, picture })
  Object.assign(customer, { dateOfBirth })
  return replyWithCustomer(request, customer)
}
