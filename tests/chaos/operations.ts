import {
  changePassword,
  changeProfile,
  logInAgain,
  logOut,
  readAccount,
  refreshToken,
  register,
  resetPassword,
} from './actions/account-actions.ts'
import { triggerBankEvent } from './actions/bank-actions.ts'
import { addProduct, changeCodes, checkCart, removeProducts } from './actions/cart-actions.ts'
import { browse, download, readLibrary, sendMessage } from './actions/guest-actions.ts'
import { order, readOrders } from './actions/order-actions.ts'
import { topUpProfile } from './actions/top-up-actions.ts'
import { withdraw } from './actions/withdraw-actions.ts'
import { refundOrder, refundTopUp } from './actions/owner-actions.ts'
import { changePicture } from './actions/picture-actions.ts'
import { createRandom } from './random.ts'
import { Visit } from './visit.ts'
import type { World } from './world.ts'

const actions = {
  triggerBankEvent,
  addProduct,
  browse,
  changeCodes,
  changePassword,
  changePicture,
  changeProfile,
  checkCart,
  download,
  logInAgain,
  logOut,
  order,
  readAccount,
  readLibrary,
  readOrders,
  refreshToken,
  refundOrder,
  refundTopUp,
  removeProducts,
  resetPassword,
  sendMessage,
  topUpProfile,
  withdraw,
}

/** The relative frequency of each kind of operation. */
const weights: Readonly<Record<keyof typeof actions | 'register', number>> = {
  triggerBankEvent: 9,
  addProduct: 18,
  browse: 1,
  changeCodes: 7,
  changePassword: 1,
  changePicture: 2,
  changeProfile: 3,
  checkCart: 5,
  download: 4,
  logInAgain: 3,
  logOut: 2,
  order: 10,
  readAccount: 4,
  readLibrary: 3,
  readOrders: 4,
  refreshToken: 4,
  refundOrder: 2.5,
  refundTopUp: 1.5,
  register: 1.5,
  removeProducts: 4,
  resetPassword: 1,
  sendMessage: 2,
  topUpProfile: 4,
  withdraw: 2,
}

const minCustomers = 24

/** Runs one operation as a customer without another operation in progress. */
export async function runOperation(world: World, operation: number): Promise<void> {
  const random = createRandom(world.seed, world.part, operation)
  const kind = world.idle.length < minCustomers ? 'register' : random.weighted(weights)
  const index = random.integer(0, world.idle.length - 1)
  const customer = kind === 'register' ? null : (world.idle.splice(index, 1)[0] ?? null)
  const visit = new Visit(world, random, operation, customer)
  try {
    if (kind === 'register') await registerWithProfile(visit)
    else await actions[kind](visit)
  } catch (error) {
    visit.report(`an operation failed (${kind})`, error instanceof Error ? error.stack : 'unknown')
  }
  // Whose payment is not decided comes back when everything has settled.
  if (customer !== null && (customer.undecidedCart ?? null) === null) world.idle.push(customer)
}

/** Registers a customer and fills in the profile. */
async function registerWithProfile(visit: Visit): Promise<void> {
  const { world, random, operation } = visit
  const customer = await register(visit)
  if (customer === null) return
  world.facts.customers.push(customer)
  const first = new Visit(world, random, operation, customer)
  for (let attempt = 0; customer.profile.phone === null && attempt < 20; attempt += 1) {
    await changeProfile(first)
  }
  world.idle.push(customer)
}
