import type { Context, ProviderApp } from './context.ts'

export function mountOutbox(_app: ProviderApp, _context: Context): void {}
