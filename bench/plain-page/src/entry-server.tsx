import { renderToString } from 'react-dom/server'
import { Page, type PlainHome } from './page.tsx'

export function render(home: PlainHome): string {
  return renderToString(<Page home={home} />)
}
