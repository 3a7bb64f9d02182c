import { Hono } from 'hono'
import { toShopLanguage } from '#shop/languages.ts'
import { mountAccounts } from './accounts.ts'
import { mountArtists } from './artists.ts'
import { mountCart } from './cart.ts'
import { mountCatalogue } from './catalogue.ts'
import { mountCheckout } from './checkout.ts'
import { getClientAddress } from './client-address.ts'
import { mountContact } from './contact.ts'
import type { Context, ProviderApp, ProviderEnv } from './context.ts'
import { mountCountry } from './country.ts'
import { mountCoupon } from './coupon.ts'
import { mountCrates } from './crates.ts'
import { mountDownloads } from './downloads.ts'
import { handleErrors, handleNotFound } from './error-handler.ts'
import { mountFavorites } from './favorites.ts'
import { limitRequestBody } from './limit-request-body.ts'
import { mountInvoices } from './invoices.ts'
import { mountOrders } from './orders.ts'
import { mountOutboxPage } from './outbox-page.ts'
import { mountPaymentWebhooks } from './payment-webhooks.ts'
import { mountPayments } from './payments.ts'
import { mountProfile } from './profile.ts'
import { mountPublicFiles } from './public-files.ts'
import { mountSuggestions } from './suggestions.ts'
import { mountWithdrawals } from './withdrawals.ts'

/** Creates the application with all routes of the provider. */
export function createApp(context: Context): ProviderApp {
  const app: ProviderApp = new Hono<ProviderEnv>({ strict: false })
  app.onError(handleErrors(context))
  app.notFound(handleNotFound)
  app.use(async (c, next) => {
    c.set('locale', toShopLanguage(c.req.header('x-locale'), context.options.shop.languages))
    c.set('address', getClientAddress(c.req.raw, context.options))
    c.header('X-Content-Type-Options', 'nosniff')
    if (changesNothing(c.req.raw)) context.registration.requireNotMoved()
    else await context.registration.requireCurrent()
    await next()
  })
  app.use(limitRequestBody())
  mountAccounts(app, context)
  mountProfile(app, context)
  mountCatalogue(app, context)
  mountArtists(app, context)
  mountSuggestions(app, context)
  mountFavorites(app, context)
  mountCrates(app, context)
  mountPublicFiles(app, context)
  mountContact(app, context)
  mountOutboxPage(app, context)
  mountCart(app, context)
  mountCoupon(app, context)
  mountCheckout(app, context)
  mountCountry(app, context)
  mountOrders(app, context)
  mountInvoices(app, context)
  mountDownloads(app, context)
  mountPayments(app, context)
  mountPaymentWebhooks(app, context)
  mountWithdrawals(app, context)
  return app
}

/** A customer's request also stores when the session and the downloads were last used. */
function changesNothing({ method, headers }: Request): boolean {
  return (method === 'GET' || method === 'HEAD') && !headers.has('authorization')
}
