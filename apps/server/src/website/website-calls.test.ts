import { isRefusal } from '@comanda/contract/refusals'
import { casaComanda } from '@comanda/demo/casa-comanda/casa-comanda'
import { demoSites } from '@comanda/demo/demo-sites'
import { type SiteId, toId } from '@comanda/rules/ids'
import type { PageKind } from '@comanda/rules/website/website'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contentPage } from '../database/schema/website.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { savePage } from './save-page.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

describe('GET /Web', () => {
  it.each(demoSites)('tells the settings of $website.title as they were written [API-039]', async (demo) => {
    const visit = await server.visit({ host: demo.hosts[0] ?? '' })
    const told = await visit.client.getWebsite({ id: demo.website.id })
    if (isRefusal(told)) throw new Error(told.refused)
    const sorted = (codes: readonly string[]) => [...codes].sort()
    expect({ ...told, languages: sorted(told.languages) }).toEqual({
      ...demo.website,
      languages: sorted(demo.website.languages),
    })
  })

  it('says nothing about a site other than the caller’s own', async () => {
    const other = demoSites[1]?.website.id ?? toId<SiteId>(0)
    expect(await server.client.getWebsite({ id: other })).toMatchObject({ refused: 'site-not-found' })
  })
})

describe('pages', () => {
  const pageOf = (kind: PageKind) => casaComanda.pages.find((page) => page.kind === kind)

  it('lists the content and legal pages with their place in the footer [API-040] [SITE-045]', async () => {
    expect(await server.client.getPages({})).toEqual(casaComanda.pages)
    expect(new Set(casaComanda.pages.map(({ place }) => place)).size).toBe(2)
  })

  it('gives the cookie policy [API-041]', async () => {
    expect(await server.client.getCookiesPolicyPage({})).toEqual(pageOf('cookie'))
  })

  it('gives the privacy policy [API-042]', async () => {
    expect(await server.client.getPrivacyPolicyPage({})).toEqual(pageOf('privacy'))
  })

  it('gives the terms and conditions [API-043]', async () => {
    expect(await server.client.getTermsPage({})).toEqual(pageOf('terms'))
  })

  it('gives the general health notice [API-044]', async () => {
    expect(await server.client.getCovidGeneralPage({})).toEqual(pageOf('covid-general'))
  })

  it('gives the health notice for deliveries [API-045]', async () => {
    expect(await server.client.getCovidDeliveryPage({})).toEqual(pageOf('covid-delivery'))
  })

  it('refuses a page the site does not have', async () => {
    const without = await createTestApp()
    await without.database.db.delete(contentPage).where(eq(contentPage.kind, 'covid-delivery'))
    expect(await without.client.getCovidDeliveryPage({})).toMatchObject({ refused: 'page-not-found' })
    expect(await without.client.getCovidGeneralPage({})).not.toHaveProperty('refused')
    await without.close()
  })

  it('sanitises a page when it is written, in every language', async () => {
    const house = await createTestApp()
    const [page] = casaComanda.pages
    if (page === undefined) throw new Error('the demo has no page')
    const body = { base: '<p>Hola</p><script>x()</script>', variants: { en: '<p onclick="x()">Hello</p>' } }
    await savePage(house.database.db, casaComanda.website.id, { ...page, body })
    await expect
      .poll(async () => await house.client.getPages({}))
      .toContainEqual({ ...page, body: { base: '<p>Hola</p>', variants: { en: '<p>Hello</p>' } } })
    await house.close()
  })

  it('leaves out a page that is not published', async () => {
    const draft = await createTestApp()
    await draft.database.db.update(contentPage).set({ published: false }).where(eq(contentPage.kind, 'terms'))
    const pages = await draft.client.getPages({})
    expect(pages).toEqual(casaComanda.pages.filter(({ kind }) => kind !== 'terms'))
    await draft.close()
  })
})

describe('what else the site shows of itself', () => {
  it('maps social networks to their links [API-046]', async () => {
    expect(await server.client.getSocialNetworkLinks({})).toEqual(expect.arrayContaining([...casaComanda.socials]))
    expect(casaComanda.socials.length).toBeGreaterThan(0)
  })

  it('lists the banners in their order [API-047]', async () => {
    expect(await server.client.getBanners({})).toEqual(casaComanda.banners)
    expect(casaComanda.banners.length).toBeGreaterThan(0)
  })

  it('lists the brands, those to come marked [API-054] [SITE-038]', async () => {
    expect(await server.client.getBrands({})).toEqual(casaComanda.brands)
    expect(casaComanda.brands.length).toBeGreaterThan(1)
  })
})
