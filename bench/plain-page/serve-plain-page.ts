import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, extname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import type { PlainMenu } from './src/page.tsx'

const root = resolve('bench/plain-page')
const types: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css', '.avif': 'image/avif' }

/** Builds the plain page, renders it once with the content, and serves it compressed; pictures come from our server. */
export async function servePlainPage(menu: PlainMenu, ours: string): Promise<{ url: string; close: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), 'comanda-plain-'))
  const common = { root, configFile: false as const, logLevel: 'error' as const, plugins: [react()] }
  const define = { 'process.env.NODE_ENV': '"production"' }
  const client = { outDir: join(folder, 'client'), manifest: true, rollupOptions: { input: 'src/entry-client.tsx' } }
  const server = { outDir: join(folder, 'server'), ssr: 'src/entry-server.tsx' }
  await build({ ...common, define, build: client })
  await build({ ...common, define, ssr: { noExternal: true }, build: server })
  const bundle = (await import(pathToFileURL(join(folder, 'server/entry-server.js')).href)) as {
    render: (menu: PlainMenu) => string
  }
  const manifest = JSON.parse(readFileSync(join(folder, 'client/.vite/manifest.json'), 'utf8')) as Record<
    string,
    { file: string; css?: string[] }
  >
  const entry = manifest['src/entry-client.tsx']
  const html = gzipSync(
    [
      '<!doctype html><html lang="es"><head><meta charset="utf-8"><title>Plain</title><link rel="icon" href="data:,">',
      '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="description" content="Plain">',
      `<link rel="stylesheet" href="/${entry?.css?.[0]}"><script type="module" src="/${entry?.file}"></script></head>`,
      `<body><div id="root">${bundle.render(menu)}</div><script type="application/json" id="data">`,
      `${JSON.stringify(menu).replace(/</g, '\\u003c')}</script></body></html>`,
    ].join(''),
  )
  const files = new Map<string, Buffer>()
  const read = async (path: string) => {
    if (!path.startsWith('/pictures/')) return gzipSync(readFileSync(join(folder, 'client/assets', basename(path))))
    return Buffer.from(await (await fetch(new URL(path, ours))).arrayBuffer())
  }
  // Fetched in advance, so that none is slower than ours.
  for (const key of menu.cards.flatMap(({ picture }) => picture?.key ?? [])) {
    const path = `/pictures/${key}-medium.avif`
    files.set(path, await read(path))
  }
  const listener = createServer(async (request, response) => {
    const path = request.url ?? '/'
    if (path === '/') {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'gzip' }).end(html)
      return
    }
    try {
      const bytes = files.get(path) ?? (await read(path))
      files.set(path, bytes)
      const encoding = path.startsWith('/pictures/') ? {} : { 'content-encoding': 'gzip' }
      const type = types[extname(path)] ?? 'application/octet-stream'
      response.writeHead(200, { 'content-type': type, 'cache-control': 'max-age=31536000', ...encoding }).end(bytes)
    } catch {
      response.writeHead(404).end()
    }
  })
  await new Promise<void>((listening) => listener.listen(0, '127.0.0.1', listening))
  const { port } = listener.address() as AddressInfo
  const close = () => {
    listener.closeAllConnections()
    listener.close()
    rmSync(folder, { recursive: true, force: true })
  }
  return { url: `http://localhost:${port}/`, close }
}
