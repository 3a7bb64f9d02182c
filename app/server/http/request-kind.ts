import { splitLocale } from '#app/i18n/paths.ts'
import { isNonPage } from './non-pages.ts'

/** The first part of the paths of pages. */
export const pageKinds: readonly string[] = [
  'accessibility',
  'artists',
  'auth',
  'cart',
  'catalog',
  'certificates',
  'contacts',
  'crates',
  'delete-account',
  'error',
  'favorites',
  'forbidden',
  'gallery',
  'imprint',
  'info',
  'ledger',
  'library',
  'opening',
  'orders',
  'payment',
  'privacy',
  'profile',
  'right-of-withdrawal',
  'terms',
  'withdrawal',
]

/**
 * Returns the kind of a request for metrics: a page such as `catalog`, `product` or `home`, what is
 * not a page such as `_serverFn`, or `other` for paths that do not exist.
 */
export function getRequestKind(pathname: string): string {
  if (isNonPage(pathname)) return pathname.split('/')[1] ?? 'other'
  const [, page = '', id = ''] = splitLocale(pathname).path.split('/')
  if (page === '') return 'home'
  if (page === 'catalog' && id !== '') return 'product'
  return pageKinds.includes(page) ? page : 'other'
}
