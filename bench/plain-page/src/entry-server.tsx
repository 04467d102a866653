import { renderToString } from 'react-dom/server'
import { Page, type PlainMenu } from './page.tsx'

export function render(menu: PlainMenu): string {
  return renderToString(<Page menu={menu} />)
}
