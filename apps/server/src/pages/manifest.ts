import { languages } from '@comanda/i18n/languages'
import type { LanguageCode } from '@comanda/rules/text/language'
import { readText } from '@comanda/rules/text/local-text'
import type { Website } from '@comanda/rules/website/website'
import type { FastifyInstance } from 'fastify'
import { choosePageLanguage, readLanguageHints } from './page-language.ts'
import type { FindVisit } from './site-visit.ts'

/** The name and pictures of the site on a home screen, in the visitor's language. */
export function registerManifest(app: FastifyInstance, findVisit: FindVisit): void {
  app.get('/manifest.webmanifest', { config: { call: 'manifest' } }, async (request, reply) => {
    const visit = await findVisit(request)
    if (!visit) return reply.callNotFound()
    const { website } = visit.site
    const language = choosePageLanguage(website, readLanguageHints(request))
    reply.type('application/manifest+json').header('cache-control', 'public, max-age=3600').header('vary', 'cookie')
    return reply.send(JSON.stringify(toManifest(website, language)))
  })
}

type Named = Pick<Website, 'title' | 'storeName' | 'description' | 'colours'>

function toManifest({ title, storeName, description, colours }: Named, language: LanguageCode): object {
  const { tag } = languages[language]
  return {
    id: '/',
    name: title || storeName,
    short_name: storeName,
    description: readText(description, language),
    lang: tag,
    start_url: `/?lang=${tag}`,
    scope: '/',
    display: 'standalone',
    theme_color: colours.primary,
    background_color: colours.dark ? '#111111' : '#ffffff',
    icons: [
      { src: '/icons/192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
}
