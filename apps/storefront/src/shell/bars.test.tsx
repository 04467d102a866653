import { es } from '@comanda/i18n/dictionaries/es'
import { SpeechProvider } from '@comanda/screen/words'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Bar } from './bars.tsx'

const site = { modes: ['delivery', 'pickup', 'table'] as const, onlyBookings: false, onlyQr: false }
const cart = { pieces: 3, total: 1480, dishes: {} }

function render(mode: 'pickup' | 'table'): string {
  const speech = { language: 'es', words: () => es } as const
  return renderToStaticMarkup(
    <SpeechProvider speech={speech}>
      <Bar site={site} mode={mode} cart={cart} path="/" />
    </SpeechProvider>,
  )
}

it('shows quantity, total in euros and the way to the basket, on small screens only [SHELL-047]', () => {
  const html = render('pickup')
  expect(html).toContain('3 productos')
  expect(html).toContain('14,80\u00a0€')
  expect(html).toContain('Ver cesta')
  expect(html).toMatch(/class="fixed [^"]*md:hidden"/)
})

it('shows bill and round at a table [SHELL-049]', () => {
  expect(render('table')).toMatch(/Ver cuenta.*Ver ronda/)
})
