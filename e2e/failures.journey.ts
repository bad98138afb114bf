import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoOverflow, openPage, test } from './fixtures.ts'

const errorTitle = 'Упс, ошибка отображения на сайте'

/** Follows a link of the page by the router: waits for hydration, because before it the browser would follow the link. */
async function follow(page: Page, path: string): Promise<void> {
  await page.waitForFunction((href) => {
    const isAlive = (link: Element) => Object.keys(link).some((key) => key.startsWith('__reactProps'))
    const link = [...document.querySelectorAll<HTMLAnchorElement>(`a[href="${href}"]`)].find(isAlive)
    link?.click()
    return link !== undefined
  }, path)
}

/** Counts whole page loads from now on. */
function countLoads(page: Page): () => number {
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads++
  })
  return () => loads
}

const chunkOf = async (page: Page, name: RegExp): Promise<RegExp> => {
  const manifest = await page.evaluate(() => {
    const { routes } = (window as unknown as { __reactRouterManifest: { routes: object } })
      .__reactRouterManifest
    return Object.entries(routes) as [string, { module: string }][]
  })
  const found = manifest.find(([id]) => name.test(id))
  if (!found) throw new Error(`no route ${name}: ${manifest.map(([id]) => id).join()}`)
  return new RegExp(`${found[1].module.replaceAll('.', '\\.')}$`)
}

test.describe('a page that fails to render', () => {
  test.use({ expectedErrors: /TypeError|map|undefined|null/ })

  async function openBrokenPage(page: Page): Promise<void> {
    await page.route(/\/api\/courses\/\d+\/landing$/, (route) => route.fulfill({ json: {} }))
    await openPage(page, '/catalog/courses')
    await page.locator('main a[href$="/landing"]').last().click()
  }

  test('shows the reason, what to do, a contact and an error code', async ({ page }) => {
    await page.setViewportSize({ width: 374, height: 740 })
    await openBrokenPage(page)
    await expect(page.getByRole('heading', { level: 1, name: errorTitle })).toBeVisible()
    await expect(page.getByText('Так бывает, когда прервалась связь')).toBeVisible()
    await expect(page.getByText(/^Код ошибки: B-[0-9A-Z]{7}$/)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Связаться с нами' })).toHaveAttribute('href', '/contacts')
    await expectAccessible(page)
    await expectNoOverflow(page)
    await page.getByRole('button', { name: 'Назад' }).click()
    await expect(page).toHaveURL(/\/catalog\/courses$/)
    await expect(page.getByRole('heading', { name: errorTitle })).toBeHidden()
  })

  test('leads to the main page by a whole page load', async ({ page }) => {
    await openBrokenPage(page)
    await expect(page.getByRole('heading', { name: errorTitle })).toBeVisible()
    const loads = countLoads(page)
    await page.getByRole('link', { name: 'На главную', exact: true }).click()
    await expect(page).toHaveURL((url) => url.pathname === '/')
    await expect(page.getByRole('heading', { name: errorTitle })).toBeHidden()
    expect(loads()).toBe(1)
  })
})

test.describe('a missing chunk', () => {
  test.use({ expectedErrors: /dynamically imported module|ERR_FAILED|module script|Failed to fetch/ })

  test('opens the wanted address by a whole page load', async ({ page }) => {
    await openPage(page, '/')
    const catalog = await catalogChunk(page)
    await page.route(catalog, (route) => route.abort(), { times: 1 })
    const loads = countLoads(page)
    await follow(page, '/catalog/courses')
    await page.waitForURL('**/catalog/courses')
    await expect.poll(loads).toBe(1)
    await page.waitForFunction(() => document.documentElement.dataset['ready'] === 'yes')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('chunk_reloads'))).toBe('1')
  })

  test('causes three reloads at most; the page stays readable', async ({ page }) => {
    await openPage(page, '/')
    const catalog = await catalogChunk(page)
    await page.route(catalog, (route) => route.abort())
    const loads = countLoads(page)
    await follow(page, '/catalog/courses')
    await expect.poll(loads).toBe(3)
    await page.waitForLoadState('networkidle')
    expect(loads()).toBe(3)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  test('shows the error page after three reloads within 300 seconds', async ({ page }) => {
    await openPage(page, '/')
    const catalog = await catalogChunk(page)
    await page.route(catalog, (route) => route.abort())
    await page.evaluate(() => {
      localStorage.setItem('chunk_reloads', '3')
      localStorage.setItem('expires:chunk_reloads', String(Math.floor(Date.now() / 1000) + 200))
    })
    const loads = countLoads(page)
    await follow(page, '/catalog/courses')
    await expect(page.getByRole('heading', { level: 1, name: errorTitle })).toBeVisible()
    expect(loads()).toBe(0)

    // The counter is kept for 300 seconds: then the page is reloaded again.
    await page.evaluate(() => localStorage.setItem('expires:chunk_reloads', '1'))
    await page.unroute(catalog)
    await page.goBack()
    await expect(page.getByRole('heading', { name: errorTitle })).toBeHidden()
    await follow(page, '/catalog/courses')
    await expect.poll(loads).toBe(1)
    await page.waitForURL('**/catalog/courses')
  })

  test('shows a plain message after three reloads when even the error page fails to load', async ({
    page,
  }) => {
    await page.route(/\/FailedPage-[^/]*\.js$/, (route) => route.abort())
    await openPage(page, '/')
    const catalog = await catalogChunk(page)
    await page.route(catalog, (route) => route.abort())
    await page.evaluate(() => {
      localStorage.setItem('chunk_reloads', '3')
      localStorage.setItem('expires:chunk_reloads', String(Math.floor(Date.now() / 1000) + 200))
    })
    await follow(page, '/catalog/courses')
    await expect(page.getByRole('heading', { level: 1, name: errorTitle })).toBeVisible()
    await page.getByRole('alert').getByRole('link', { name: 'На главную' }).click()
    await expect(page).toHaveURL((url) => url.pathname === '/')
    await expect(page.getByRole('heading', { name: errorTitle })).toBeHidden()
  })

  test('routes that fail to load cause a whole page load', async ({ page }) => {
    await page.route('**/__manifest**', (route) => route.abort())
    await openPage(page, '/user/login')
    const loads = countLoads(page)
    await follow(page, '/catalog/courses')
    await page.waitForURL('**/catalog/courses')
    await expect.poll(loads).toBe(1)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })
})

/** The file of the catalogue's page; the router discovers it with the visible links. */
async function catalogChunk(page: Page): Promise<RegExp> {
  await page.waitForFunction(() => {
    const { routes } = (window as unknown as { __reactRouterManifest: { routes: object } })
      .__reactRouterManifest
    return 'lms.catalogCourses' in routes
  })
  return chunkOf(page, /^lms\.catalogCourses$/)
}

test.describe('a lost connection', () => {
  test.use({ expectedErrors: /dynamically imported module|ERR_FAILED|ERR_INTERNET|Failed to fetch|50\d/ })

  test('before a page is loaded: the current page offers to retry', async ({ page }) => {
    await openPage(page, '/catalog/olympiads')
    const ofOlympiad = /\/api\/olympiads\/\d+$/
    await page.route(ofOlympiad, (route) => route.fulfill({ status: 500, json: {} }))
    await page.getByRole('link', { name: 'Физика вокруг нас' }).click()
    await expect(page.getByRole('heading', { level: 1, name: errorTitle })).toBeVisible()
    await expectAccessible(page)
    await page.unroute(ofOlympiad)
    const loads = countLoads(page)
    await page.getByRole('button', { name: 'Повторить' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Физика вокруг нас' })).toBeVisible()
    expect(loads()).toBe(0)
  })
})

test('an address outside of all groups is opened by a whole page load', async ({ page }) => {
  await openPage(page, '/')
  const loads = countLoads(page)
  await page.evaluate(() => {
    const router = (window as unknown as { __reactRouterDataRouter: { navigate: (to: string) => void } })
      .__reactRouterDataRouter
    router.navigate('/no/such/page')
  })
  await page.waitForURL('**/no/such/page')
  await expect.poll(loads).toBe(1)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
