import type { Page } from '@playwright/test'
import {
  agreeToLeave,
  expect,
  expectAccessible,
  expectNoOverflow,
  openPage,
  test,
  widths,
} from './fixtures.ts'

const banner = (page: Page) => page.getByRole('region', { name: 'Файлы cookie' })
const updatePrompt = (page: Page) => page.getByRole('region', { name: 'Школа обновилась' })

interface Tracked {
  event?: string
  trigger?: string
  properties?: Record<string, unknown>
}
const dataLayer = (page: Page): Promise<Tracked[]> =>
  page.evaluate(() => [...((window as { dataLayer?: object[] }).dataLayer ?? [])])

const sessionId = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => (JSON.parse(localStorage.getItem('session') ?? 'null') as { id: string } | null)?.id)

test.describe('the cookie banner', () => {
  test.use({ hasAgreedToCookies: false })

  test('stays until it is answered, then never appears again', async ({ page, context }) => {
    await openPage(page, '/')
    await expect(banner(page)).toBeVisible()
    await expect(banner(page).getByRole('link')).toHaveAttribute('href', '/legal/policy/cookie')
    await page.reload()
    await expect(banner(page)).toBeVisible()
    await banner(page).getByRole('button', { name: 'Хорошо' }).click()
    await expect(banner(page)).toBeHidden()

    const cookies = await context.cookies()
    const consent = cookies.find(({ name }) => name === 'wk%20cookie%20consent')
    expect(consent?.value).toBe('yes')
    // Chromium limits the lifetime of cookies to 400 days.
    expect(consent!.expires - Date.now() / 1000).toBeGreaterThan(399 * 86_400)

    const shown: string[] = []
    await page.exposeFunction('bannerShown', (text: string) => shown.push(text))
    await page.addInitScript(() => {
      new MutationObserver(() => {
        const found = document.querySelector('[aria-label="Файлы cookie"]')
        if (found) void (window as unknown as { bannerShown: (t: string) => void }).bannerShown('flash')
      }).observe(document, { childList: true, subtree: true })
    })
    await openPage(page, '/')
    await page.waitForFunction(() => 'dataLayer' in window)
    expect(shown).toEqual([])
  })

  test('is answered by the keyboard, and the focus returns to the page', async ({ page }) => {
    await openPage(page, '/catalog/courses')
    await expect(banner(page)).toBeVisible()
    const agree = banner(page).getByRole('button', { name: 'Хорошо' })
    for (let i = 0; i < 5 && !(await agree.evaluate((e) => e === document.activeElement)); i++)
      await page.keyboard.press('Tab')
    await expect(agree).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(banner(page)).toBeHidden()
    await expect(page.locator('#content')).toBeFocused()
  })

  test('an address with cc is without it', async ({ page }) => {
    await openPage(page, '/?cc=1')
    await page.waitForFunction(() => 'dataLayer' in window)
    await expect(banner(page)).toBeHidden()
  })

  test('causes no layout shift, hides nothing and fits every width', async ({ page }) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 740 })
      await page.addInitScript(() => {
        const counted = window as unknown as { shift: number }
        counted.shift = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            counted.shift += (entry as unknown as { value: number }).value
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await openPage(page, '/catalog/courses')
      await expect(banner(page)).toBeVisible()
      expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(0.02)
      await expectNoOverflow(page)
      const last = page.getByRole('contentinfo')
      // The page reserves space for the banner once it is measured, which may be after the first scroll.
      await expect(async () => {
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
        const [bottom, top] = [await last.boundingBox(), await banner(page).boundingBox()]
        expect(bottom!.y + bottom!.height).toBeLessThanOrEqual(top!.y + 1)
      }).toPass({ timeout: 10_000 })
    }
    await expectAccessible(page)
  })
})

test.describe('a new version', () => {
  async function visitPages(page: Page, times: number): Promise<void> {
    for (let i = 0; i < times; i++) {
      const isHome = new URL(page.url()).pathname === '/'
      const target = isHome ? '/catalog/courses' : '/'
      await page.evaluate(
        (path) => document.querySelector<HTMLAnchorElement>(`a[href="${path}"]`)!.click(),
        target,
      )
      // The address changes before the page does.
      await page.waitForFunction(
        (path) => (window as { dataLayer?: Tracked[] }).dataLayer?.at(-1)?.properties?.['path'] === path,
        target,
      )
    }
  }

  test('the manifest names the build and is never cached', async ({ page }) => {
    const reply = await page.request.get('/manifest.json')
    expect(reply.headers()['cache-control']).toBe('no-store')
    expect(await reply.json()).toEqual({ version: '0.9.9', build: expect.stringMatching(/^\w{6,}$/) })
  })

  /** Opens a page whose site has another version at the eleventh view. @returns the number of requests for the manifest */
  async function openOldPage(page: Page): Promise<() => number> {
    let asked = 0
    await page.route('**/manifest.json', (route) => {
      asked++
      return route.fulfill({ json: { version: '0.9.9', build: asked === 1 ? 'one' : 'two' } })
    })
    await openPage(page, '/')
    await page.waitForFunction(() => 'dataLayer' in window)
    await expect.poll(() => asked).toBe(1)
    await visitPages(page, 9)
    expect(asked).toBe(1)
    await expect(updatePrompt(page)).toBeHidden()
    await visitPages(page, 1)
    await expect(updatePrompt(page)).toBeVisible()
    return () => asked
  }

  test('is offered after ten route changes and may be postponed', async ({ page }) => {
    const asked = await openOldPage(page)
    expect(asked()).toBe(2)
    expect(await updatePrompt(page).evaluate((e) => getComputedStyle(e).zIndex)).toBe('10004')
    await expectAccessible(page)
    await updatePrompt(page).getByRole('button', { name: 'Не сейчас' }).click()
    await expect(updatePrompt(page)).toBeHidden()
  })

  test('is loaded by a reload', async ({ page }) => {
    await openOldPage(page)
    await page.evaluate(() => Object.assign(window, { isOldPage: true }))
    await updatePrompt(page).getByRole('button', { name: 'Обновить' }).click()
    await page.waitForFunction(() => !('isOldPage' in window))
    await expect(updatePrompt(page)).toBeHidden()
  })
})

const layerOf = (page: Page) =>
  page.getByRole('dialog').evaluate((dialog) => {
    let layer: Element = dialog
    while (getComputedStyle(layer).zIndex === 'auto') layer = layer.parentElement!
    return getComputedStyle(layer).zIndex
  })

test('a dialog has z-index 10004, traps the focus and restores it', async ({ page }) => {
  await openPage(page, '/dev/gallery/components')
  for (const place of ['middle', 'right', 'left', 'bottom']) {
    const opens = page.getByRole('button', { name: `Открыть: ${place}` })
    await opens.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Закончить попытку?' })
    await expect(dialog).toBeVisible()
    expect(await layerOf(page)).toBe('10004')
    for (let i = 0; i < 5; i++) {
      await page.keyboard.press('Tab')
      expect(await dialog.evaluate((box) => box.contains(document.activeElement))).toBe(true)
    }
    await expectAccessible(page, '[role="dialog"]')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(opens).toBeFocused()
  }
})

test('a menu has keyboard navigation and closes by Escape', async ({ page }) => {
  await openPage(page, '/dev/gallery/components')
  const opens = page.getByRole('button', { name: 'Профиль' })
  await opens.focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem', { name: 'Настройки' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem', { name: 'Мои достижения' })).toBeFocused()
  await page.keyboard.press('End')
  await expect(page.getByRole('menuitem', { name: 'Выйти' })).toBeFocused()
  await expectAccessible(page, '[role="menu"]')
  await page.keyboard.press('Escape')
  await expect(opens).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('menuitem', { name: 'Выйти' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Сообщения' }).getByText('До встречи!')).toBeVisible()
  await expectAccessible(page)
})

test('a tip is placed at its anchor, continues by Enter and closes by Escape', async ({ page }) => {
  const tip = page.getByRole('dialog', { name: /План на день|Успеваемость/ })
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 740 })
    await openPage(page, '/dev/gallery/components')
    const show = page.getByRole('button', { name: 'Показать подсказки' })
    await show.click()
    await expect(tip.getByRole('heading')).toHaveText('План на день')
    await expect(tip.getByRole('button', { name: 'Далее' })).toBeFocused()
    const [box, anchor] = [await tip.boundingBox(), await page.locator('#tour-plan').boundingBox()]
    expect(box!.x).toBeGreaterThanOrEqual(0)
    expect(box!.x + box!.width).toBeLessThanOrEqual(width)
    const gap = Math.min(
      Math.abs(box!.y - (anchor!.y + anchor!.height)),
      Math.abs(anchor!.y - (box!.y + box!.height)),
    )
    expect(gap).toBeLessThan(20)
    await page.keyboard.press('Enter')
    await expect(tip.getByRole('heading')).toHaveText('Успеваемость')
    await expect(tip.getByRole('button', { name: 'Понятно' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(tip).toBeHidden()
    await expect(show).toBeFocused()
  }
  await page.getByRole('button', { name: 'Показать подсказки' }).click()
  await tip.getByRole('button', { name: 'Закрыть' }).click()
  await expect(tip).toBeHidden()
})

test('every page view is recorded once in the data layer', async ({ page }) => {
  await openPage(page, '/')
  await page.waitForFunction(() => 'dataLayer' in window)
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="/catalog/courses"]')!.click())
  await page.waitForURL('**/catalog/courses')
  await expect
    .poll(async () =>
      (await dataLayer(page))
        .filter(({ trigger }) => trigger === 'app.pages.viewed')
        .map(({ event, properties }) => `${event} ${String(properties!['path'])}`),
    )
    .toEqual(['analytics/TRACK_ANALYTICS_DATA /', 'analytics/TRACK_ANALYTICS_DATA /catalog/courses'])
})

test('the session id is kept between pages and changes after a sign-up and a sign-out', async ({
  page,
  visitor,
}) => {
  const idOn = async (url: string) => {
    await openPage(page, url)
    await page.waitForFunction(() => 'dataLayer' in window)
    return sessionId(page)
  }
  const guest = await idOn('/')
  expect(guest).toMatch(/^[\da-f-]{36}$/)
  expect(await idOn('/catalog/courses')).toBe(guest)
  await visitor.register('Миронова Маша', 7)
  const masha = await idOn('/')
  expect(masha).not.toBe(guest)
  expect(await idOn('/catalog/courses')).toBe(masha)
  await page.getByRole('button', { name: 'Меню профиля' }).click()
  await page.getByRole('button', { name: 'Выйти' }).last().click()
  await agreeToLeave(page)
  await page.waitForURL('**/user/login**')
  await page.waitForFunction(() => 'dataLayer' in window)
  expect([guest, masha]).not.toContain(await sessionId(page))
})

test('a failed sign-out shows a message and stays on the page', async ({ page, visitor }) => {
  await visitor.register('Миронова Маша', 7)
  await page.route('**/user/log_out', (route) => route.fulfill({ status: 422, json: { error: 'нет' } }))
  await openPage(page, '/')
  await page.getByRole('button', { name: 'Меню профиля' }).click()
  await page.getByRole('button', { name: 'Выйти' }).last().click()
  await agreeToLeave(page)
  await expect(page.getByText('Не получилось выйти')).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/')
})

test('the language of the device is sent to the server once, and kept in a cookie', async ({
  page,
  visitor,
  context,
}) => {
  const sent: unknown[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/user/locale')) sent.push(request.method(), request.postDataJSON())
  })
  await openPage(page, '/')
  await page.waitForFunction(() => 'dataLayer' in window)
  const locale = (await context.cookies()).find(({ name }) => name === 'client_locale')
  expect(locale?.value).toBe('ru')
  expect(locale!.expires - Date.now() / 1000).toBeGreaterThan(254 * 86_400)
  expect(await page.evaluate(() => localStorage.getItem('locale'))).toBe('"ru"')
  expect(sent).toEqual([])

  await visitor.register('Гринёв Пётр', 8)
  await openPage(page, '/')
  await expect.poll(() => sent).toEqual(['PATCH', { locale: 'ru' }])
  await page.waitForFunction(() => localStorage.getItem('locale_sent') !== null)
  await openPage(page, '/catalog/courses')
  await page.waitForFunction(() => 'dataLayer' in window)
  await page.evaluate(() => localStorage.setItem('locale', '"it"'))
  await openPage(page, '/')
  await expect.poll(() => sent).toEqual(['PATCH', { locale: 'ru' }, 'PATCH', { locale: 'it' }])
})

test('coins waiting to be shown are removed for a child outside of the experiment, not for others', async ({
  page,
  visitor,
}) => {
  const keptAfter = async () => {
    await page.evaluate(() => localStorage.setItem('coins_transactions', '[{"amount":5}]'))
    await openPage(page, '/')
    await page.waitForFunction(() => 'dataLayer' in window)
    return page.evaluate(() => localStorage.getItem('coins_transactions') !== null)
  }
  await visitor.signIn('pupil')
  await openPage(page, '/')
  expect(await keptAfter()).toBe(true)
  await visitor.signIn('elementary')
  expect(await keptAfter()).toBe(false)
})

test('pages work in a browser that forbids storage', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    })
  })
  await openPage(page, '/')
  await page.waitForFunction(() => 'dataLayer' in window)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('invalid values in the storage are removed and ignored', async ({ page, visitor }) => {
  await visitor.register('Миронова Маша', 7)
  const keys = ['session', 'locale', 'locale_sent', 'coins_transactions']
  await page.addInitScript((all) => {
    if (sessionStorage.getItem('broken')) return
    sessionStorage.setItem('broken', 'yes')
    for (const key of all) localStorage.setItem(key, '{"half":')
  }, keys)
  await openPage(page, '/')
  await page.waitForFunction(() => 'dataLayer' in window)
  await expect.poll(() => sessionId(page)).toMatch(/^[\da-f-]{36}$/)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('locale'))).toBe('"ru"')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('locale_sent'))).not.toBe('{"half":')
})

test('a marked link to the bonuses is remembered as visited, in the browser and on the server', async ({
  page,
  visitor,
}) => {
  await visitor.register('Миронова Маша', 7)
  // Only the entry of the menu has the mark, not the bottom menu of telephones, until the page of bonuses is visited.
  await page.route('**/catalog/trainings', async (route) => {
    const reply = await route.fetch()
    // Data of a page is JSON inside of strings: quotes are escaped by backslashes.
    const body = (await reply.text()).replace(
      /((\\+")url\2:\2\/exam_rehearsals\2.{0,300}?\2marker\2:)null/g,
      '$1$2bonuses$2',
    )
    await route.fulfill({ response: reply, body })
  })
  const sent: unknown[] = []
  page.on('request', (request) => {
    if (request.method() === 'PATCH' && request.url().endsWith('/api/user/profile'))
      sent.push(request.postDataJSON())
  })
  const marked = page.getByRole('navigation', { name: 'Главное меню' }).getByRole('link', { name: /новое/i })
  await openPage(page, '/catalog/trainings')
  await page.getByRole('button', { name: 'Меню', exact: true }).click()
  await expect(marked).toHaveCount(1)
  await marked.click()
  await expect(page).toHaveURL('/exam_rehearsals')
  await expect.poll(() => sent).toEqual([{ user: { user_info_attributes: { bonuses_page_visited: true } } }])
  await page.getByRole('button', { name: 'Меню', exact: true }).click()
  await expect(page.getByRole('navigation', { name: 'Главное меню' })).toBeVisible()
  await expect(marked).toHaveCount(0)
  const me = async () => (await (await page.request.get('/api/user/me')).json()) as Record<string, unknown>
  await expect.poll(async () => (await me())['bonuses_page_visited']).toBe(true)
})
