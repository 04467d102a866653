import './page.css'
import { hydrateRoot } from 'react-dom/client'
import { Page, type PlainMenu } from './page.tsx'

const root = document.getElementById('root')
const data = document.getElementById('data')?.textContent
if (root && data) hydrateRoot(root, <Page menu={JSON.parse(data) as PlainMenu} />)
