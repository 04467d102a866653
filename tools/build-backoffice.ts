import { buildOnce } from './build-once.ts'
import { buildWorker } from './build-worker.ts'
import { compressAssets } from './compress-assets.ts'

/** A static shell: nothing of it is rendered on the server. */
export function buildBackoffice(): Promise<void> {
  return buildOnce({
    app: 'backoffice',
    says: 'Building the back office…',
    builds: [{ plugins: [compressAssets()] }, buildWorker('src/offline/service-worker.ts')],
  })
}
