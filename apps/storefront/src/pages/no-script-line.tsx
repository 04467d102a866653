import type { SiteView } from '../views/site-view.ts'

interface NoScriptLineProps {
  readonly site: SiteView
  readonly text: string
}

/** How to order where the buttons for it cannot work: each store with its phone and its hours (F-238). */
export function NoScriptLine({ site, text }: NoScriptLineProps) {
  return (
    <noscript>
      <div className="border-b border-line bg-primary-soft px-4 py-3 text-sm text-on-primary-soft md:px-8">
        <p className="font-bold">{text}</p>
        <ul>
          {site.stores.map(({ id, name, phone, hours }) => (
            <li key={id}>
              {name}
              {phone && (
                <>
                  {' · '}
                  <a href={`tel:${phone.replace(/\s/g, '')}`} className="font-bold underline">
                    {phone}
                  </a>
                </>
              )}
              {hours && ` · ${hours}`}
            </li>
          ))}
        </ul>
      </div>
    </noscript>
  )
}
