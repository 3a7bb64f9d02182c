import type { Context, ProviderApp } from './context.ts'

export function mountFiles(_app: ProviderApp, _context: Context): void {}
