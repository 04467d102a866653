import './page.css'
import { hydrateRoot } from 'react-dom/client'
import { Page, type PlainHome } from './page.tsx'

const root = document.getElementById('root')
const data = document.getElementById('data')?.textContent
if (root && data) hydrateRoot(root, <Page home={JSON.parse(data) as PlainHome} />)
