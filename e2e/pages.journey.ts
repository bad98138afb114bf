import { expect, expectAccessible, expectNoOverflow, openPage, test, widths } from './fixtures.ts'

test('a guest reads the legal page and goes from it to a document and home', async ({ page }) => {
  await openPage(page, '/legal/general')
  await expect(page.getByRole('heading', { level: 1, name: 'Правовая информация' })).toBeVisible()
  await expect(page).toHaveTitle('Правовая информация — Смекалка')
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /документы школы/)
  // Content pages have neither header nor footer, only a small link to the main page.
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Договор-оферта' }).click()
  await expect(page).toHaveURL(/\/legal\/offer$/)
  await expect(page.getByText(/^Редакция от/)).toBeVisible()
  await page.getByRole('navigation', { name: 'На главную' }).getByRole('link').click()
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('banner')).toBeVisible()
})

test('the sign-up form links to the agreements, and keeps the typed text', async ({ page }) => {
  await openPage(page, '/user/registration')
  await page.getByLabel('Фамилия и имя').fill('Миронова Маша')
  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'правила пользования' }).click()
  await expect((await opened).getByRole('heading', { level: 1, name: 'Правила пользования' })).toBeVisible()
  await expect(page.getByLabel('Фамилия и имя')).toHaveValue('Миронова Маша')
  await expect(page.getByRole('link', { name: 'обработку персональных данных' })).toHaveAttribute(
    'href',
    '/legal/consent',
  )
})

test('a nested page opens, with any letter case in the address', async ({ page }) => {
  await openPage(page, '/legal/policy/cookie')
  await expect(page.getByRole('heading', { level: 1, name: 'Файлы cookie' })).toBeVisible()
  await expect(page.getByRole('cell', { name: 'wk cookie consent' })).toBeVisible()
  await openPage(page, '/Legal/Policy/Cookie/')
  await expect(page.getByRole('heading', { level: 1, name: 'Файлы cookie' })).toBeVisible()
})

test('the contents of a long document lead to its sections', async ({ page }) => {
  await openPage(page, '/legal/policy/personal-data')
  const contents = page.getByRole('navigation', { name: 'Содержание' })
  await contents.getByRole('link', { name: 'Кто их видит' }).click()
  await expect(page.getByRole('heading', { name: 'Кто их видит' })).toBeInViewport()
  await page.setViewportSize({ width: 374, height: 740 })
  await page.goto('/legal/policy/personal-data')
  await contents.getByText('Содержание').first().click()
  await contents.getByRole('link', { name: 'Что вы можете' }).click()
  await expect(page.getByRole('heading', { name: 'Что вы можете' })).toBeInViewport()
  await expectAccessible(page)
})

test('a missing address is a 404 page with the header', async ({ page }) => {
  for (const address of ['/takoy-stranitsy-net', '/legal/nope', '/legal/policy/cookie/more', '/about/more']) {
    const reply = await page.goto(address)
    expect([address, reply?.status()]).toEqual([address, 404])
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: 'На главную' })).toBeVisible()
  }
  await expectAccessible(page)
})

test('questions open by keyboard and by their anchors', async ({ page }) => {
  await openPage(page, '/webinar-faq')
  const answer = page.getByText('Проверь, не выключен ли звук')
  await expect(answer).toBeHidden()
  await page.locator('summary', { hasText: 'Нет звука' }).focus()
  await page.keyboard.press('Enter')
  await expect(answer).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(answer).toBeHidden()
  await page.goto('/webinar-faq#slyshno-eho')
  await expect(page.getByText('Скорее всего, вебинар открыт в двух вкладках')).toBeVisible()
  await expectAccessible(page)
})

test('tabs lead through the questions about tutors', async ({ page }) => {
  await openPage(page, '/coach-faq-pupil/lesson')
  const tabs = page.getByRole('navigation', { name: 'Другие страницы раздела' })
  await expect(tabs.getByRole('link')).toHaveText(['Занятие', 'Расписание', 'Оплата', 'Репетитор'])
  await tabs.getByRole('link', { name: 'Оплата' }).click()
  await expect(page).toHaveURL(/\/coach-faq-pupil\/payment$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Оплата и баланс занятий' })).toBeVisible()
  await expect(tabs.getByRole('link', { name: 'Оплата' })).toHaveAttribute('aria-current', 'page')
})

test('the page about the school shows the figures of the catalogue', async ({ page }) => {
  const { total } = (await (await page.request.get('/api/catalog/courses/facets')).json()) as {
    total: number
  }
  await openPage(page, '/about')
  await expect(page.getByRole('banner')).toBeVisible()
  const figures = page.getByRole('region', { name: 'Школа в числах' })
  await expect(figures.getByRole('listitem').first()).toContainText(new RegExp(`^${total}\\s*курс`))
  await page.getByRole('navigation', { name: 'Где я' }).getByRole('link', { name: 'Главная' }).click()
  await expect(page).toHaveURL(/\/$/)
})

test('contacts are links: a telephone to call, an address to write to', async ({ page }) => {
  await openPage(page, '/contacts')
  const main = page.getByRole('main')
  await expect(main.locator('a[href^="tel:+7"]').first()).toBeVisible()
  await expect(main.locator('a[href^="mailto:"]').first()).toBeVisible()
  await expect(main).not.toContainText('{{')
})

test('a printed document contains only its text, with the addresses of its links', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '')
  })
  await openPage(page, '/legal/general')
  await page.getByRole('button', { name: 'Напечатать' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-printed', '')

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('navigation')).toHaveCount(0)
  const printed = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element, '::after').content)
  expect(await printed('a[href="/legal/offer"]')).toContain('/legal/offer')
  expect(await page.locator('body').evaluate((body) => getComputedStyle(body).color)).toBe('rgb(0, 0, 0)')

  await page.emulateMedia({ media: 'screen' })
  await openPage(page, '/webinar-faq')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  await expect(page.getByText('Проверь, не выключен ли звук')).toBeVisible()
})

test('search engines get all public pages', async ({ page }) => {
  const robots = await (await page.request.get('/robots.txt')).text()
  const [, address = ''] = /^Sitemap: (\S+)$/m.exec(robots) ?? []
  const reply = await page.request.get(new URL(address).pathname)
  expect(reply.headers()['content-type']).toContain('xml')
  const paths = [...(await reply.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url]) => new URL(url!).pathname,
  )
  for (const path of ['/', '/catalog/courses', '/courses/1/landing', '/about', '/legal/policy/cookie'])
    expect(paths).toContain(path)
  expect(paths.filter((path) => path.startsWith('/user') || path.startsWith('/dashboard'))).toEqual([])
  expect(new Set(paths).size).toBe(paths.length)
  const words = paths.filter((path) => /^\/(legal|coach|privacy|official)/.test(path))
  for (const path of words) expect([path, (await page.request.get(path)).status()]).toEqual([path, 200])
})

test('content pages fit every width', async ({ page }) => {
  for (const address of [
    '/about',
    '/contacts',
    '/official_info',
    '/legal/refunds',
    '/coach_foto',
    '/coach-faq-agent/tech',
  ]) {
    await openPage(page, address)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      await expectNoOverflow(page)
    }
    await expectAccessible(page)
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a question opens and a document is read', async ({ page }) => {
    await page.goto('/coach-faq-agent/start')
    await page.locator('summary', { hasText: 'Как проходит проверка?' }).click()
    await expect(page.getByText('Короткая беседа с методистом.')).toBeVisible()
    await page.goto('/legal/terms')
    await expect(page.getByRole('heading', { name: 'Честная учёба' })).toBeVisible()
  })
})
