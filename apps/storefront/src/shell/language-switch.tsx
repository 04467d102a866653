import { useLanguage, useWords } from '@comanda/screen/words'
import { GlobeIcon } from '../parts/icons.tsx'
import type { SiteView } from '../views/site-view.ts'
import { headerButtonClass } from './header-button.tsx'

export const languagesId = 'languages'

/** Opens the browser's own popover, which works before any script has loaded. */
export function LanguageSwitch({ site }: { readonly site: SiteView }) {
  const words = useWords()
  const language = useLanguage()
  const current = site.languages.find(({ code }) => code === language)
  return (
    <button
      type="button"
      popoverTarget={languagesId}
      aria-label={`${words.shell.language}: ${current?.name ?? ''}`}
      className={headerButtonClass}
    >
      <GlobeIcon />
      <span className="hidden xl:inline">{current?.name}</span>
    </button>
  )
}
