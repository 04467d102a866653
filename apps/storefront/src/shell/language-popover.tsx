import { LanguageLinks, type LanguageLinksProps } from '../parts/language-links.tsx'
import { templateOf } from '../parts/templates/template-of.ts'
import { languagesId } from './language-switch.tsx'

/** The list that the header's button opens: plain links that never change, so only the server draws them. */
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
