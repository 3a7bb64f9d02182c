import type { Context, ProviderApp } from './context.ts'

export function mountCatalogue(_app: ProviderApp, _context: Context): void {}
