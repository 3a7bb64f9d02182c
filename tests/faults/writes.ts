import { validCoupon } from '../support/bagisto-host/cart-routes.ts'
import { validResetToken } from '../support/bagisto-host/extension-routes.ts'
import type { HostState } from '../support/bagisto-host/state.ts'
import { callFailures, successAfterLoss, formFailures } from './expected-failures.ts'
import { expectAll, retryAfter } from './fault-modes.ts'
import type { Expected } from './fault-modes.ts'
import { lineId, token } from './open-host.ts'
import { callAsCustomer, submitForm } from './send-write.ts'
import type { SendWrite } from './send-write.ts'

/** A write of the shop, carried out by one call of the host. */
export interface Write {
  readonly name: string
  readonly call: string
  readonly prepare?: (state: HostState) => void
  readonly send: SendWrite
  /** Counts the changes on the host; null if the write changes nothing there. */
  readonly countEffects: ((state: HostState) => number) | null
  /** The displayed result if the host has not carried out the request. */
  readonly before: Expected
  /** The displayed result if it has, where different. */
  readonly after?: Partial<Expected>
}

const contactFields = {
  full_name: 'Ann Bee',
  email: 'ann@example.com',
  theme: 'A wish',
  message: 'More rain',
}
const signUpFields = {
  first_name: 'New',
  last_name: 'Bee',
  username: 'newbee',
  email: 'new@example.com',
  password: 'a long enough phrase',
  agreement: 'on',
}
const withdrawalFields = {
  step: 'confirm',
  name: 'Ann Bee',
  email: 'ann@example.com',
  choice: 'other',
  contract: 'Order 12',
  request_id: 'a-request-id-of-ann',
}

const profileFields = {
  first_name: 'Anna',
  last_name: 'Bee',
  username: '',
  location: '',
  description: '',
  email: 'ann@example.com',
  phone: '4930123',
  current_password: '',
  new_password: '',
}

const countLines = ({ carts }: HostState) =>
  carts.filter(({ isActive }) => isActive).flatMap(({ items }) => items).length

/** Every write of the shop, except an order, which `order-on-any-host.test.ts` covers. */
export const writes: readonly Write[] = [
  {
    name: 'a login',
    call: 'POST /api/v1/customer/login',
    send: submitForm('/auth/login', { email: 'ann@example.com', password: 'correct horse' }),
    countEffects: ({ customers }) => (customers[0]?.tokens.includes(token) ? 0 : 1),
    before: formFailures('303 /', {
      'wrong-types': '502 generic',
      401: '401 reason_credentials_invalid',
      403: '403 generic',
      422: '422 reason_credentials_invalid',
    }),
  },
  {
    name: 'a registration',
    call: 'POST /api/v1/customer/register',
    send: submitForm('/auth/sign-up', signUpFields),
    countEffects: ({ customers }) => customers.length - 1,
    before: formFailures('303 /', { 'wrong-types': '303 /auth/login' }),
    // Logging in proves that the account was created.
    after: expectAll('303 /', {
      404: '503 generic',
      422: '422 as the host says',
      429: `429 wait after ${retryAfter} s`,
    }),
  },
  {
    name: 'a request for a reset link',
    call: 'POST /api/v1/customer/forgot-password',
    send: submitForm('/auth/forgot', { email: 'ann@example.com' }),
    countEffects: null,
    // Other failures might reveal whether an account exists.
    before: expectAll('303 /auth/forgot', {
      429: `429 wait after ${retryAfter} s`,
      503: '503 generic',
      cut: '503 generic',
      reset: '503 generic',
    }),
  },
  {
    name: 'a new password',
    call: 'POST /api/v1/customer/reset-password',
    send: submitForm(`/auth/reset?token=${validResetToken}&email=ann@example.com`, {
      token: validResetToken,
      email: 'ann@example.com',
      password: 'a long enough phrase',
    }),
    countEffects: ({ customers }) => (customers[0]?.password === 'correct horse' ? 0 : 1),
    before: formFailures('303 /auth/login', { 422: '422 reason_reset_token_invalid' }),
  },
  {
    name: 'a contact message',
    call: 'POST /api/contact/send',
    send: submitForm('/contacts', contactFields),
    countEffects: ({ messages }) => messages.length,
    before: formFailures('303 /contacts'),
  },
  {
    name: 'a withdrawal',
    call: 'POST /api/v1/withdrawals',
    send: submitForm('/withdrawal', withdrawalFields),
    countEffects: ({ withdrawals }) => withdrawals.length,
    // If the host has no withdrawals endpoint, they are sent as contact messages.
    before: expectAll('200', {
      hang: '504 generic',
      drip: '504 generic',
      reset: '503 generic',
      cut: '503 generic',
      'wrong-types': '502 generic',
      422: '422 as the host says',
      429: `429 wait after ${retryAfter} s`,
    }),
  },
  {
    name: 'adding a product to the cart',
    call: 'POST /api/v1/customer/cart/add/:id',
    send: callAsCustomer('addToCart', () => ({ productId: 41, links: [7] })),
    countEffects: (state) => countLines(state) - 1,
    before: callFailures({
      422: 'reason_not_for_sale',
      'wrong-types': 'reason_not_for_sale',
    }),
    after: successAfterLoss,
  },
  {
    name: 'removing a line from the cart',
    call: 'DELETE /api/v1/customer/cart/remove/:id',
    send: callAsCustomer('removeCartLine', () => ({ lineId })),
    countEffects: (state) => 1 - countLines(state),
    before: callFailures(),
    after: successAfterLoss,
  },
  {
    name: 'applying a code',
    call: 'POST /api/v1/customer/cart/coupon',
    send: callAsCustomer('applyCode', () => ({ code: validCoupon })),
    countEffects: ({ carts }) => (carts[0]?.coupon === null ? 0 : 1),
    before: callFailures({
      422: 'reason_coupon_invalid',
      'wrong-types': 'reason_coupon_invalid',
    }),
    after: successAfterLoss,
  },
  {
    name: 'removing a code',
    call: 'DELETE /api/v1/customer/cart/coupon',
    prepare: ({ carts }) => {
      for (const cart of carts) cart.coupon = validCoupon
    },
    send: callAsCustomer('removeCode', () => ({ code: validCoupon })),
    countEffects: ({ carts }) => (carts[0]?.coupon === null ? 1 : 0),
    before: callFailures(),
    after: successAfterLoss,
  },
  {
    name: 'saving the profile',
    call: 'PUT /api/v1/customer/profile',
    send: callAsCustomer('saveProfile', () => profileFields),
    countEffects: ({ customers }) => (customers[0]?.firstName === 'Anna' ? 1 : 0),
    before: callFailures(),
    after: successAfterLoss,
  },
  {
    name: 'changing the password',
    call: 'PUT /api/v1/customer/profile',
    send: callAsCustomer('saveProfile', () => ({
      ...profileFields,
      current_password: 'correct horse',
      new_password: 'another horse',
    })),
    countEffects: ({ customers }) => (customers[0]?.password === 'another horse' ? 1 : 0),
    // A refusal without a known reason, or a success without data, means a wrong current password.
    before: callFailures({ 422: '', 'wrong-types': '' }),
    after: { ...successAfterLoss, 422: '' },
  },
  {
    name: 'saving a picture',
    call: 'POST /api/v1/customer/profile',
    send: callAsCustomer('savePicture', createPictureForm),
    countEffects: ({ customers }) => (customers[0]?.picture ? 1 : 0),
    before: callFailures(),
  },
  {
    name: 'starting a payment',
    call: 'POST /api/v1/payment/create-payment-session',
    send: callAsCustomer('startTopUp', () => ({ returnTo: 'profile', euros: 20 })),
    countEffects: ({ payments }) => payments.length - 1,
    before: callFailures(),
  },
  {
    name: 'saving the address of an order',
    call: 'POST /api/v1/customer/checkout/save-address',
    send: callAsCustomer('placeOrder', createOrder),
    countEffects: ({ carts }) => (carts[0]?.hasAddress ? 1 : 0),
    before: callFailures(),
    after: { 'wrong-types': 'done' },
  },
  {
    name: 'saving the payment method of an order',
    call: 'POST /api/v1/customer/checkout/save-payment',
    send: callAsCustomer('placeOrder', createOrder),
    countEffects: ({ carts }) => (carts[0]?.payment ? 1 : 0),
    before: callFailures(),
  },
]

function createOrder() {
  const lines = [{ productId: 42, total: 900 }]
  return { cartId: 50, consent: true, country: 'DE', total: 900, due: 900, lines }
}

function createPictureForm(): FormData {
  const form = new FormData()
  form.set('picture', new File([new Uint8Array([1])], 'picture.png', { type: 'image/png' }))
  return form
}
