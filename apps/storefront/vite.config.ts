import { globSync } from 'node:fs'
import { relative } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { isNeededBy, type ModuleGraph } from '../../tools/build-groups.ts'

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), tailwindcss(), ...(isSsrBuild ? [nameScreens()] : [listLikelyNext(), importPlainly()])],
  // The server's bundle contains React's production build, whatever NODE_ENV is when it runs.
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    manifest: !isSsrBuild,
    target: isSsrBuild ? 'node24' : 'baseline-widely-available',
    assetsInlineLimit: 0,
    // The server knows the route and names in the document what will be needed; the rest is loaded when idle, so no
    // page carries the file lists of all dialogs.
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
    // The server has all words in memory, so it loads none later.
    ...(isSsrBuild && { rolldownOptions: { checks: { ineffectiveDynamicImport: false } } }),
    ...(!isSsrBuild && {
      rolldownOptions: {
        // A document names the file of its screen, so no script does.
        input: [entry, ...listScreens()],
        preserveEntrySignatures: 'allow-extension',
        output: {
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [{ name: nameOfGroup, debugName: 'groups' }],
          },
        },
      },
    }),
  },
}))

const begins = 'src/start.tsx'
function listScreens(): string[] {
  return globSync('src/**/*.screen.tsx', { cwd: import.meta.dirname }).sort()
}

const entry = 'src/entry-client.ts'

const menus = ['src/website/home/home.screen.tsx', 'src/catalogue/menu/category.screen.tsx']
const dishPage = 'src/catalogue/dish/product.screen.tsx'
const dish = 'src/catalogue/dish/dish.part.tsx'
/** What it needs must not bring a dish's code with it. */
const firstCall = 'src/state/visit.ts'

/**
 * Everything that every page starts with goes into one file, what the pages with a menu share into another, and what a
 * dish needs into a third: thirty small files are larger, and take longer to ask for and to load.
 */
function nameOfGroup(id: string, graph: ModuleGraph): string | null {
  const isNeeded = (source: string) => isNeededBy(source, id, graph)
  if ([entry, begins, ...menus, dishPage, dish].some((root) => id.endsWith(root))) return null
  if (isNeeded(entry)) return 'first'
  if (isNeeded(begins)) return 'shared'
  const [ofMenus, ofPage, ofDish] = [menus.every(isNeeded), isNeeded(dishPage), isNeeded(dish)]
  if (ofMenus && (ofPage || ofDish)) return 'shared'
  return ofMenus ? 'menu' : ofDish && !ofPage && !isNeeded(firstCall) ? 'dish' : null
}

/** Tells the server's bundle where each screen is in the manifest, so that the document names what the page needs. */
function nameScreens(): Plugin {
  return {
    name: 'name-screens',
    transform(code, id) {
      if (!id.endsWith('.screen.tsx')) return null
      return { code: `${code}\nexport const source = ${JSON.stringify(relative(import.meta.dirname, id))}`, map: null }
    },
  }
}

/** The dialogs that open most, and the screens that most pages lead to. */
const likelyNext: readonly string[] = [
  'src/catalogue/dish/dish-sheet.tsx',
  'src/catalogue/menu/filters-dialog.tsx',
  'src/shell/cart-panel.tsx',
  'src/shell/drawer.tsx',
  'src/setup/setup-dialog.tsx',
  'src/website/home/home.screen.tsx',
  'src/catalogue/menu/category.screen.tsx',
  'src/catalogue/dish/product.screen.tsx',
  'src/catalogue/dish/dish.part.tsx',
  'src/website/allergens/allergens.screen.tsx',
  'src/website/contact/contact.screen.tsx',
  'src/website/page/page.screen.tsx',
]

/** Writes down the files of what a visitor is likely to need next; a page that is idle reads the list. */
function listLikelyNext(): Plugin {
  return {
    name: 'list-likely-next',
    generateBundle(_options, bundle) {
      const files = new Set<string>()
      const visit = (file: string) => {
        const chunk = bundle[file]
        if (chunk?.type !== 'chunk' || files.has(file)) return
        files.add(file)
        chunk.imports.forEach(visit)
      }
      for (const source of likelyNext) {
        const chunk = Object.values(bundle).find(
          (one) => one.type === 'chunk' && one.moduleIds.some((id) => id.endsWith(source)),
        )
        if (!chunk) this.error(`the build has no ${source}`)
        visit(chunk.fileName)
      }
      const source = JSON.stringify([...files].map((file) => `/${file}`))
      this.emitFile({ type: 'asset', name: 'likely-next.json', source })
    },
  }
}

/** Vite would fetch the styles of a part before the part; here all styles are in one sheet, which every page has. */
function importPlainly(): Plugin {
  return {
    name: 'import-plainly',
    enforce: 'pre',
    load: (id) => (id.includes('vite/preload-helper') ? 'export const __vitePreload = (load) => load()' : null),
  }
}
