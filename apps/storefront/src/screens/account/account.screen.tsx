import { buttonClass } from '@comanda/ui/button'
import { classNames } from '@comanda/ui/class-names'
import { useLocation } from 'react-router'
import { useSite } from '../../parts/use-site.ts'
import { ContactLink, MenuLink } from '../../parts/ways-on.tsx'
import { useWords } from '../../words.tsx'
import { type AccountSection, accountSections, findSection } from './account-sections.ts'

/** The account of a registered customer: a column beside the content, or tabs above it in version 2 (SHELL-013 to 018). */
export function Component() {
  const words = useWords('account').accountPage
  const isV2 = useSite().version === 2
  const section = findSection(useLocation().pathname)
  return (
    <section
      data-layout={`${accountSections[section].layout}${isV2 ? 'V2' : 'Default'}`}
      className={classNames(
        'mx-auto max-w-7xl gap-10 px-4 py-10 md:px-8',
        isV2 ? 'grid' : 'grid md:grid-cols-[16rem_1fr]',
      )}
    >
      <nav aria-label={words.nav}>
        <ul className={classNames('flex gap-1 overflow-x-auto', !isV2 && 'md:grid')}>
          {Object.entries(accountSections).map(([name, { path, label }]) => (
            <li key={name}>
              {path && (
                <a
                  href={path}
                  aria-current={name === section ? 'page' : undefined}
                  className={classNames(
                    buttonClass({ look: name === section ? 'soft' : 'quiet' }),
                    'whitespace-nowrap',
                    !isV2 && 'md:w-full md:justify-start',
                  )}
                >
                  {words[label]}
                </a>
              )}
            </li>
          ))}
        </ul>
      </nav>
      <Content section={section} />
    </section>
  )
}

function Content({ section }: { readonly section: AccountSection }) {
  const words = useWords('account').accountPage
  const { label, empty } = accountSections[section]
  return (
    <div className="grid content-start gap-4">
      <h1 className="text-4xl font-extrabold tracking-tight">{words[label]}</h1>
      <p className="text-lg text-muted">{words[empty]}</p>
      <div className="mt-2 flex flex-wrap gap-3">{section === 'profile' ? <ContactLink /> : <MenuLink />}</div>
    </div>
  )
}
