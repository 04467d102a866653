import { buildStorefront } from './build-storefront.ts'

await buildStorefront()
await import('../apps/server/src/main.ts')
