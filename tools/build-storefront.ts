import { buildOnce } from './build-once.ts'
import { buildWorker } from './build-worker.ts'
import { compressAssets } from './compress-assets.ts'

/** For browser and server. */
export function buildStorefront(): Promise<void> {
  return buildOnce({
    app: 'storefront',
    says: 'Building the storefront…',
    builds: [
      { plugins: [compressAssets()] },
      { build: { ssr: 'src/entry-server.tsx' } },
      buildWorker('src/website/offline/service-worker.ts'),
    ],
  })
}
