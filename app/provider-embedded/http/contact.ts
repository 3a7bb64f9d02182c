import type { Context, ProviderApp } from './context.ts'

export function mountContact(_app: ProviderApp, _context: Context): void {}
