import { useLanguage, useWords } from '@comanda/screen/words'
import { GlobeIcon } from '../parts/icons.tsx'
import { usePage } from '../parts/use-page.ts'
import type { SiteView } from '../views/site-view.ts'
import { headerButtonClass } from './header-button.tsx'

interface LanguageSwitchProps {
  readonly site: SiteView
  /** Header V2 returns to the home page (SITE-031); the others keep the page. */
  readonly goesHome: boolean
}

// Plain links in the browser's own popover, which works before any script has loaded.
export function LanguageSwitch({ site, goesHome }: LanguageSwitchProps) {
  const words = useWords()
  const language = useLanguage()
  const current = site.languages.find(({ code }) => code === language)
  return (
    <>
      <button
        type="button"
        popoverTarget="languages"
        aria-label={`${words.shell.language}: ${current?.name ?? ''}`}
        className={headerButtonClass}
      >
        <GlobeIcon />
        <span className="hidden xl:inline">{current?.name}</span>
      </button>
      <div
        id="languages"
        popover="auto"
        className="inset-auto right-4 top-16 m-0 w-52 rounded-2xl border border-line bg-surface p-2 text-text shadow-lift md:right-[max(2rem,calc(50vw-38rem))]"
      >
        <LanguageLinks site={site} goesHome={goesHome} />
      </div>
    </>
  )
}

export function LanguageLinks({ site, goesHome }: LanguageSwitchProps) {
  const language = useLanguage()
  const { pathname } = usePage()
  return (
    <ul>
      {site.languages.map(({ code, tag, name }) => (
        <li key={code}>
          <a
            href={`${goesHome ? '/' : pathname}?lang=${code}`}
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
