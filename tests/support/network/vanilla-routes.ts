import {
  vanillaProductCard,
  createVanillaCart,
  vanillaCustomer,
  vanillaPageLinks,
  vanillaMeta,
  vanillaOrder,
  vanillaProduct,
} from './vanilla-bodies.ts'
import type { ReceivedRequest, VanillaResponse } from './vanilla-host.ts'

export const vanillaToken = `12|${'k'.repeat(48)}`

const notFound = { title: '404 Page Not Found', message: 'Oops! The page is not there.' }
const serverError = { title: '500 Internal Server Error', message: 'Oops! Something went wrong.' }

/** Creates the default responses of a vanilla host, with a stateful cart. */
export function createVanillaRoutes(): (
  route: string,
  request: ReceivedRequest,
) => VanillaResponse {
  let quantity = 0
  const cart = () => (quantity === 0 ? null : createVanillaCart(quantity))
  const routes: Record<string, (request: ReceivedRequest) => VanillaResponse> = {
    'POST /api/v1/customer/login': respondToLogin,
    'POST /api/v1/customer/logout': () => ({ body: { message: 'Logged out successfully.' } }),
    'POST /api/v1/customer/register': () => ({
      body: { message: 'Your Account has been created successfully.' },
    }),
    'POST /api/v1/customer/forgot-password': () => ({
      body: { message: 'We have emailed your password reset link.' },
    }),
    'GET /api/v1/customer/get': () => ({ body: { data: vanillaCustomer } }),
    'PUT /api/v1/customer/profile': respondToProfile,
    'POST /api/v1/customer/profile': () => ({
      body: { data: vanillaCustomer, message: 'Updated' },
    }),
    'GET /api/v1/customer/cart': () => ({ body: { data: cart() } }),
    'POST /api/v1/customer/cart/add/41': ({ json }) => {
      if (!json.links?.length) {
        return createRefusal(400, 'Downloadable links are missing for this product.')
      }
      quantity += json.quantity
      return { body: { data: cart(), message: 'Item is successfully added to cart.' } }
    },
    'PUT /api/v1/customer/cart/update': ({ json }) => {
      quantity = json.qty['88']
      return { body: { data: cart(), message: 'Cart Item(s) successfully updated.' } }
    },
    'DELETE /api/v1/customer/cart/remove/88': () => {
      quantity = 0
      return { body: { data: null, message: 'Item is successfully removed from the cart.' } }
    },
    'POST /api/v1/customer/cart/coupon': () => createRefusal(400, 'Coupon code is invalid.'),
    'DELETE /api/v1/customer/cart/coupon': () => ({ body: { data: cart(), message: 'Removed' } }),
    'POST /api/v1/customer/checkout/save-address': respondToAddress,
    'POST /api/v1/customer/checkout/save-payment': () => ({ body: { data: { cart: cart() } } }),
    'POST /api/v1/customer/checkout/save-order': () => {
      quantity = 0
      return { body: { data: { order: vanillaOrder }, message: 'Order saved successfully' } }
    },
    'GET /api/v1/customer/orders': respondToOrders,
    'GET /api/v1/products': () => ({
      body: { data: [vanillaProduct], links: vanillaPageLinks, meta: vanillaMeta },
    }),
    'GET /api/v1/products/41': () => ({ body: { data: vanillaProduct } }),
    'GET /api/products/41/related': () => ({ body: { data: [vanillaProductCard] } }),
  }
  return (route, request) => routes[route]?.(request) ?? respondUnknown(route)
}

function respondUnknown(route: string): VanillaResponse {
  return route.startsWith('GET')
    ? { status: 404, body: notFound }
    : { status: 500, body: serverError }
}

function createRefusal(status: number, message: string): VanillaResponse {
  return { status, body: { message } }
}

function createValidationError(field: string): VanillaResponse {
  const message = `The ${field} field is required.`
  return { status: 422, body: { message, errors: { [field]: [message] } } }
}

function respondToLogin({ json }: ReceivedRequest): VanillaResponse {
  if (!json.device_name) return createValidationError('device_name')
  if (json.password === 'correct horse') {
    return {
      body: { data: vanillaCustomer, message: 'Logged in successfully.', token: vanillaToken },
    }
  }
  const text = 'The provided credentials are incorrect.'
  return { status: 422, body: { message: text, errors: { email: [text] } } }
}

function respondToProfile({ json }: ReceivedRequest): VanillaResponse {
  if (!['Other', 'Male', 'Female'].includes(json.gender)) return createValidationError('gender')
  if (!/^\+?\d+$/.test(json.phone)) return createValidationError('phone')
  if (json.current_password === 'wrong') {
    return { body: { message: 'Current password does not match.' } }
  }
  return {
    body: {
      data: { ...vanillaCustomer, phone: json.phone, gender: json.gender },
      message: 'Updated',
    },
  }
}

function respondToAddress({ json }: ReceivedRequest): VanillaResponse {
  for (const block of ['billing', 'shipping']) {
    const fields = json[block] ?? {}
    const needed = ['first_name', 'last_name', 'email', 'city', 'country', 'state', 'postcode']
    const missing = needed.find((name) => !fields[name])
    if (missing) return createValidationError(`${block}.${missing}`)
    if (!Array.isArray(fields.address)) return createValidationError(`${block}.address`)
    if (!/^\+?\d+$/.test(fields.phone)) return createValidationError(`${block}.phone`)
  }
  return {
    body: {
      data: { rates: [], cart: createVanillaCart() },
      message: 'Address saved successfully.',
    },
  }
}

/** Bagisto treats parameters that are not in `known` as column names and fails on unknown ones. */
function respondToOrders({ path }: ReceivedRequest): VanillaResponse {
  const names = [...new URL(path, 'http://host').searchParams.keys()]
  const known = new Set(['page', 'limit', 'sort', 'order', 'pagination', 'token'])
  if (names.some((name) => !known.has(name))) return { status: 500, body: serverError }
  return {
    body: { data: [vanillaOrder], links: vanillaPageLinks, meta: { ...vanillaMeta, total: 11 } },
  }
}
