import { useLanguage } from '@comanda/screen/words'
import type { SiteView } from '../views/site-view.ts'

export interface LanguageLinksProps {
  readonly site: SiteView
  /** The page that is shown in the other language. */
  readonly path: string
  /** Below each other, or in a line. */
  readonly className?: string
}

/** Plain links to the same page in the site's languages. */
export function LanguageLinks({ site, path, className }: LanguageLinksProps) {
  const language = useLanguage()
  return (
    <ul className={className}>
      {site.languages.map(({ code, tag, name }) => (
        <li key={code}>
          <a
            href={`${path}?lang=${tag}`}
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
