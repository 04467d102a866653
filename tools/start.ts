import '../apps/server/src/startup/resolve-quickly.ts'
import { buildBackoffice } from './build-backoffice.ts'
import { buildStorefront } from './build-storefront.ts'

await buildStorefront()
await buildBackoffice()
await import('../apps/server/src/main.ts')
