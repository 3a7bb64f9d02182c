import type { Context, ProviderApp } from './context.ts'

export function mountAccounts(_app: ProviderApp, _context: Context): void {}
