import { expect, test } from '../journey.ts'
import { makeSite } from '../make-site.ts'

test.use({ hasAnswered: false })

interface Marked {
  ranHead?: boolean
  ranBody?: boolean
  ranFetched?: boolean
  dataLayer?: ArrayLike<unknown>[]
}

test('nothing of others is asked for before a yes; after it scripts run, but never where money is taken [SITE-023, SITE-032, CONSENT-007, CONSENT-008]', async ({
  page,
  visit,
  mayRefuse,
}, { project }) => {
  mayRefuse('SaleTemp/getDirectPayment')
  const { url } = await makeSite(`scripts-${project.name}`, (site) => ({
    ...site,
    website: {
      ...site.website,
      onlyDigitalCard: false,
      tagManagerId: 'GTM-JOURNEY',
      scripts: {
        head: '<script>window.ranHead = true</script>',
        body: `window.ranBody = true; const more = document.createElement('script');
          more.src = 'https://tags.example/more.js'; document.head.append(more)`,
        booking: null,
      },
    },
  }))
  const foreign: string[] = []
  await page.route(
    (address) => address.origin !== url.replace(/\/$/, ''),
    (route) => {
      foreign.push(route.request().url())
      return route.fulfill({ contentType: 'text/javascript', body: 'window.ranFetched = true' })
    },
  )
  const marks = () =>
    page.evaluate(() => {
      const { ranHead, ranBody, ranFetched, dataLayer } = window as unknown as Marked
      return { ran: [ranHead, ranBody, ranFetched], layer: dataLayer?.map((entry) => Array.from(entry)) }
    })
  const denied = {
    analytics_storage: 'denied',
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
  }

  await visit(url)
  expect(await marks()).toEqual({ ran: [undefined, undefined, undefined], layer: [['consent', 'default', denied]] })
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Rechazar' }).click()])
  await visit(`${url}/`)
  expect((await marks()).ran).toEqual([undefined, undefined, undefined])
  expect(foreign).toEqual([])

  await page.context().clearCookies({ name: /^cookie/ })
  await visit(url)
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Aceptar' }).click()])
  await expect
    .poll(() => foreign.toSorted())
    .toEqual(['https://tags.example/more.js', 'https://www.googletagmanager.com/gtm.js?id=GTM-JOURNEY'])
  await expect.poll(async () => (await marks()).ran).toEqual([true, true, true])
  const granted = Object.fromEntries(Object.keys(denied).map((signal) => [signal, 'granted']))
  expect((await marks()).layer?.slice(0, 2)).toEqual([
    ['consent', 'default', denied],
    ['consent', 'update', granted],
  ])
  // The page's own dialogs still load under the policy that lets scripts load scripts.
  await page.getByRole('contentinfo').getByRole('button', { name: 'Política de cookies' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()

  foreign.length = 0
  for (const path of [
    '/checkout/complete',
    '/booking/complete',
    '/?saleTempId=bizum,1,0192f0c1-7a3b-4c5d-8e6f-1a2b3c4d5e6f',
  ]) {
    await page.goto(`${url}${path}`)
    expect(page.url()).toBe(`${url}${path}`)
    expect((await marks()).ran).toEqual([undefined, undefined, undefined])
  }
  expect(foreign).toEqual([])
})
