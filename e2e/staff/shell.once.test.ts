import { expect, test } from '../journey.ts'
import { makeSite } from '../make-site.ts'
import { onStaffHost } from './on-staff-host.ts'

const foreign = '<script>window.foreign = 1</script>'

test('a staff page loads its own scripts alone, whatever a site has set, and cannot be framed [DAY-002]', async ({
  page,
  browser,
  mayRefuse,
  baseURL,
}) => {
  mayRefuse('staff/me')
  await makeSite('con-scripts', (site) => ({
    ...site,
    website: { ...site.website, scriptHead: foreign, scriptBody: foreign, tagManagerId: 'GTM-DEMO' },
  }))
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const shell = await page.goto(onStaffHost(baseURL))
  await page.getByRole('heading', { name: 'Entrar' }).waitFor()
  expect(new Set(asked.map((url) => new URL(url).origin))).toEqual(new Set([onStaffHost(baseURL, '')]))
  expect(await page.evaluate(() => Reflect.get(window, 'foreign'))).toBeUndefined()
  const policy = (await shell?.allHeaders())?.['content-security-policy'] ?? ''
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("script-src 'self';")

  const stranger = await browser.newPage()
  await stranger.setContent(`<iframe src="${onStaffHost(baseURL)}"></iframe>`)
  await expect.poll(() => stranger.frames()[1]?.url()).toBe('chrome-error://chromewebdata/')
  await stranger.close()

  // A script that somebody manages to put into the page does not run.
  await browser.newPage().then(async (attacked) => {
    await attacked.goto(onStaffHost(baseURL))
    await attacked.evaluate((code) => document.body.insertAdjacentHTML('beforeend', code), foreign)
    const added = await attacked.evaluate(() => {
      const script = Object.assign(document.createElement('script'), { textContent: 'window.foreign = 1' })
      document.body.append(script)
      return Reflect.get(window, 'foreign')
    })
    expect(added).toBeUndefined()
    await attacked.close()
  })
})
