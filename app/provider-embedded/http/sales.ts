import type { Context, ProviderApp } from './context.ts'

/** Cart, codes, checkout, orders, downloads and payment sessions. */
export function mountSales(_app: ProviderApp, _context: Context): void {}
