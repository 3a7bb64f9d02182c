import { Hono } from 'hono'
import { toShopLanguage } from '#shop/languages.ts'
import { noTelemetry } from './contract/telemetry.ts'
import { measureRequests } from './platform/http/measure-requests.ts'
import { mountAccounts } from './accounts/accounts.routes.ts'
import { mountArtists } from './catalog/artists.routes.ts'
import { mountCart } from './carts/cart.routes.ts'
import { mountCatalogue } from './catalog/catalogue.routes.ts'
import { mountCertificates } from './orders/certificates/certificates.routes.ts'
import { mountCheckout } from './orders/checkout.routes.ts'
import { getClientAddress } from './platform/http/client-address.ts'
import { mountContact } from './contact/contact.routes.ts'
import type { Context, ProviderApp, ProviderEnv } from './context.ts'
import { mountCountry } from './accounts/profile/country.routes.ts'
import { mountCoupon } from './carts/coupon.routes.ts'
import { mountCrates } from './crates/crates.routes.ts'
import { mountDownloads } from './library/downloads.routes.ts'
import { handleErrors, handleNotFound } from './platform/http/error-handler.ts'
import { mountFavorites } from './crates/favorites.routes.ts'
import { limitRequestBody } from './limit-request-body.ts'
import { mountInvoices } from './orders/invoices/invoices.routes.ts'
import { mountOrders } from './orders/orders.routes.ts'
import { mountOutboxPage } from './outbox.routes.ts'
import { mountProcessors } from './payments/open-processors.ts'
import { mountOrderPayments } from './payments/order-payments/order-payments.routes.ts'
import { mountPayments } from './payments/payments.routes.ts'
import { mountProfile } from './accounts/profile/profile.routes.ts'
import { mountLedger } from './accounts/profile/ledger.routes.ts'
import { mountLibrary } from './library/library.routes.ts'
import { mountPublicFiles } from './catalog/public-files.routes.ts'
import { mountSuggestions } from './catalog/search/suggestions.routes.ts'
import { mountSitemap } from './catalog/sitemap.routes.ts'
import { mountPrivacy } from './privacy/privacy.routes.ts'
import { mountWithdrawals } from './refunds/withdrawals/withdrawals.routes.ts'

/** Creates the application with all routes of the provider. */
export async function createApp(context: Context): Promise<ProviderApp> {
  const app: ProviderApp = new Hono<ProviderEnv>({ strict: false })
  app.onError(handleErrors(context))
  app.notFound(handleNotFound)
  app.use(measureRequests(context.options.telemetry ?? noTelemetry))
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
  mountLedger(app, context)
  mountCatalogue(app, context)
  mountArtists(app, context)
  mountSuggestions(app, context)
  mountSitemap(app, context)
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
  mountCertificates(app, context)
  mountDownloads(app, context)
  mountLibrary(app, context)
  mountPayments(app, context)
  mountOrderPayments(app, context)
  await mountProcessors(app, context)
  mountWithdrawals(app, context)
  mountPrivacy(app, context)
  return app
}

/** Requests with a token are excluded, because they record the use of sessions and downloads. */
function changesNothing({ method, headers }: Request): boolean {
  return (method === 'GET' || method === 'HEAD') && !headers.has('authorization')
}
