/** The built pages and server functions (`dist/server/server.js`). */
declare module 'virtual:built-shop' {
  import type { BuiltShop } from '#app/server/http/handle-shop-request.ts'

  const shop: BuiltShop
  export default shop
}

/** The identity of the shop (`scripts/edge/compiled-shop.ts`). */
declare module 'virtual:compiled-shop' {
  import type { CompiledShop } from '#app/server/edge/compiled-shop.ts'

  const shop: CompiledShop
  export default shop
}

/** https://developers.cloudflare.com/workers/runtime-apis/context/ */
declare module 'cloudflare:workers' {
  export function waitUntil(work: Promise<unknown>): void
}

declare module '*.wasm' {
  const module: WebAssembly.Module
  export default module
}

/** The cache of the platform: https://developers.cloudflare.com/workers/runtime-apis/cache/ */
interface CacheStorage {
  readonly default: Cache
}
