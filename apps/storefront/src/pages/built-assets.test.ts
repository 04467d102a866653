import { expect, it } from 'vitest'
import { listAssets } from './built-assets.ts'

const manifest = {
  'src/entry-client.ts': { file: 'assets/entry.js', css: ['assets/entry.css'], imports: ['_helper'] },
  'src/start.tsx': { file: 'assets/start.js', imports: ['_react', '_helper'] },
  'src/website/home/home.screen.tsx': { file: 'assets/home.js', imports: ['_react'], css: ['assets/home.css'] },
  'src/catalogue/dish/product.screen.tsx': {
    file: 'assets/product.js',
    imports: ['_react'],
    dynamicImports: ['src/catalogue/dish/dish.part.tsx', 'src/catalogue/dish/dish-sheet.tsx'],
  },
  'src/catalogue/dish/dish.part.tsx': { file: 'assets/dish.js', imports: ['_react', '_form'] },
  '../../packages/i18n/src/dictionaries/first/es.ts': { file: 'assets/es.js' },
  '_likely-next-1a2b.json': { file: 'assets/likely-next-1a2b.json' },
  _react: { file: 'assets/react.js' },
  _form: { file: 'assets/form.js' },
  _helper: { file: 'assets/helper.js' },
}

it('names the first script, every style, and once each file the page comes to life with', () => {
  const sources = ['src/website/home/home.screen.tsx', 'dictionaries/first/es.ts']
  const { script, screen, styles, files, later } = listAssets(manifest, sources)
  expect(script).toBe('/assets/entry.js')
  expect(screen).toBe('/assets/home.js')
  expect(styles).toEqual(['/assets/entry.css', '/assets/home.css'])
  expect(files.toSorted()).toEqual(['es', 'helper', 'home', 'react', 'start'].map((name) => `/assets/${name}.js`))
  expect(later).toBe('/assets/likely-next-1a2b.json')
})

it('names apart what a screen hydrates right after it', () => {
  const { files, soon } = listAssets(manifest, ['src/catalogue/dish/product.screen.tsx'])
  expect(files).toContain('/assets/product.js')
  expect(files).not.toContain('/assets/dish.js')
  expect(soon).toEqual(['/assets/dish.js', '/assets/form.js'])
})

it('says which file the build lacks', () => {
  expect(() => listAssets(manifest, ['src/screens/none.tsx'])).toThrow(
    'the storefront’s build has no src/screens/none.tsx',
  )
})
