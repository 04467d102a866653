import { useLanguage } from '@comanda/screen/words'
import { templateOf } from '../parts/templates/template-of.ts'
import type { SiteView } from '../views/site-view.ts'
import { languagesId } from './language-switch.tsx'

interface LanguageLinksProps {
  readonly site: SiteView
  /** The page that is shown in the other language. */
  readonly path: string
}

/** What the header's button opens: plain links that never change, so only the server draws them. */
export function LanguagePopover({ site, path }: LanguageLinksProps) {
  if (site.languages.length < 2) return null
  const isV2 = templateOf(site).header.variant === 'v2'
  return (
    <div
      id={languagesId}
      popover="auto"
      className="inset-auto right-4 top-16 m-0 w-52 rounded-2xl border border-line bg-surface p-2 text-text shadow-lift md:right-[max(2rem,calc(50vw-38rem))]"
    >
      {/* Header V2 returns to the home page (SITE-031); the others keep the page. */}
      <LanguageLinks site={site} path={isV2 ? '/' : path} />
    </div>
  )
}

export function LanguageLinks({ site, path }: LanguageLinksProps) {
  const language = useLanguage()
  return (
    <ul>
      {site.languages.map(({ code, tag, name }) => (
        <li key={code}>
          <a
            href={`${path}?lang=${code}`}
            hrefLang={tag}
            lang={tag}
            aria-current={code === language ? 'true' : undefined}
            className="flex min-h-11 items-center rounded-xl px-3 text-sm hover:bg-sunken aria-[current]:font-bold aria-[current]:text-primary-text"
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}
