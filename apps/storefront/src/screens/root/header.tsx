import { GlobeIcon } from '../../parts/icons.tsx'
import type { SiteView } from '../../views/site-view.ts'
import { useLanguage, useWords } from '../../words.tsx'

export function Header({ site }: { readonly site: SiteView }) {
  const words = useWords()
  return (
    <header className="mx-auto flex h-16 max-w-7xl items-center justify-between gap-4 px-4 md:px-8">
      <a
        href="/"
        className="flex min-h-11 items-center gap-3 text-lg font-extrabold tracking-tight"
        aria-label={`${site.storeName}: ${words.shell.home}`}
      >
        {site.logo ? (
          <img src={site.logo} alt="" width={160} height={40} className="h-10 w-auto max-w-40 object-contain" />
        ) : (
          site.storeName
        )}
      </a>
      {site.languages.length > 1 && <LanguageSwitch site={site} />}
    </header>
  )
}

// Plain links in the browser's own popover: it works before any script has arrived.
function LanguageSwitch({ site }: { readonly site: SiteView }) {
  const words = useWords()
  const language = useLanguage()
  const current = site.languages.find(({ code }) => code === language)
  return (
    <div className="relative">
      <button
        type="button"
        popoverTarget="languages"
        aria-label={`${words.shell.language}: ${current?.name ?? ''}`}
        className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full px-3 text-sm font-bold hover:bg-sunken"
      >
        <GlobeIcon />
        {current?.name}
      </button>
      <div
        id="languages"
        popover="auto"
        className="inset-auto right-4 top-16 m-0 w-52 rounded-2xl border border-line bg-surface p-2 text-text shadow-lift md:right-[max(2rem,calc(50vw-38rem))]"
      >
        <ul>
          {site.languages.map(({ code, tag, name }) => (
            <li key={code}>
              <a
                href={`/?lang=${code}`}
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
      </div>
    </div>
  )
}
