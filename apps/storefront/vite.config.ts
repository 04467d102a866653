import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), tailwindcss()],
  // The server's bundle carries React's production build, whatever NODE_ENV is when it runs.
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    manifest: !isSsrBuild,
    target: isSsrBuild ? 'node24' : 'baseline-widely-available',
    assetsInlineLimit: 0,
    // Preloads are written into the document by the server, which knows the route.
    modulePreload: { polyfill: false },
    ...(!isSsrBuild && { rollupOptions: { input: 'src/entry-client.tsx' } }),
  },
}))
