import type { Context, ProviderApp } from './context.ts'

export function mountProfile(_app: ProviderApp, _context: Context): void {}
