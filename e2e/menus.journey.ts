import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoOverflow, openPage, test, widths } from './fixtures.ts'

const menuButton = (page: Page) => page.getByRole('button', { name: 'Меню', exact: true })
const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Главное меню' })
const profileButton = (page: Page) => page.getByRole('button', { name: 'Меню профиля' })
const profileMenu = (page: Page) => page.getByRole('navigation', { name: 'Меню профиля' })

test('the main menu opens and closes by its button, by a click outside and by Escape; the page does not move', async ({
  page,
}) => {
  await openPage(page, '/catalog/courses')
  const heading = page.locator('main h1')
  const before = await heading.boundingBox()
  const closings = [
    () => menuButton(page).click(),
    () => page.mouse.click(1240, 500),
    () => page.keyboard.press('Escape'),
  ]
  for (const close of closings) {
    await menuButton(page).click()
    await expect(mainMenu(page)).toBeVisible()
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true')
    await expect(page.locator('main')).toHaveAttribute('inert', '')
    expect(await heading.boundingBox()).toEqual(before)
    await close()
    await expect(mainMenu(page)).toHaveCount(0)
    await expect(menuButton(page)).toBeFocused()
    expect(await heading.boundingBox()).toEqual(before)
  }
})

test('a page under the open menu does not scroll', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 600 })
  await openPage(page, '/catalog/courses')
  await menuButton(page).click()
  await expect(mainMenu(page)).toBeVisible()
  await page.mouse.move(1240, 500)
  await page.mouse.wheel(0, 400)
  await page.waitForTimeout(200)
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('a link of the menu leads to its page and closes the menu', async ({ page }) => {
  await openPage(page, '/')
  await menuButton(page).click()
  await mainMenu(page).getByRole('link', { name: 'Курсы' }).click()
  await expect(page).toHaveURL('/catalog/courses')
  await expect(mainMenu(page)).toHaveCount(0)
  await menuButton(page).click()
  await expect(mainMenu(page).getByRole('link', { name: 'Курсы' })).toHaveAttribute('aria-current', 'page')
})

test('keyboard: an arrow opens the menu at its first item, arrows, Home and End navigate', async ({
  page,
  visitor,
}) => {
  await visitor.signIn('pupil')
  await openPage(page, '/catalog/courses')
  await menuButton(page).focus()
  await page.keyboard.press('ArrowDown')
  const lines = mainMenu(page).getByRole('link')
  await expect(lines.first()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(lines.nth(1)).toBeFocused()
  await page.keyboard.press('End')
  await expect(lines.last()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(lines.first()).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Home')
  await expect(lines.first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menuButton(page)).toBeFocused()
})

test('opening the profile menu closes the main one; it shows the signed-in user', async ({
  page,
  visitor,
}) => {
  await visitor.signIn('pupil')
  await openPage(page, '/catalog/courses')
  await menuButton(page).click()
  await expect(mainMenu(page)).toBeVisible()
  await profileButton(page).click()
  await expect(mainMenu(page)).toHaveCount(0)
  await expect(profileMenu(page)).toContainText('pupil@smekalka.example')
  await page.keyboard.press('Escape')
  await expect(profileMenu(page)).toHaveCount(0)
  await expect(profileButton(page)).toBeFocused()
  await profileButton(page).click()
  await profileMenu(page).getByRole('link', { name: 'Успеваемость' }).click()
  await expect(page).toHaveURL('/dashboard/progress')
  await expect(profileMenu(page)).toHaveCount(0)
  await profileButton(page).click()
  await page.mouse.click(300, 600)
  await expect(profileMenu(page)).toHaveCount(0)
})

test('panels have the specified width', async ({ page, visitor }) => {
  await visitor.signIn('pupil')
  const widthOf = async (id: string) => (await page.locator(id).boundingBox())!.width
  await openPage(page, '/catalog/courses')
  for (const [width, panel] of [
    [768, 652],
    [1280, 988],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await menuButton(page).click()
    await expect(mainMenu(page)).toBeVisible()
    expect(await widthOf('#main-menu')).toBe(panel)
    await profileButton(page).click()
    await expect(profileMenu(page)).toBeVisible()
    expect(await widthOf('#profile-menu')).toBe(290)
  }
})

/** Milliseconds from the click to the panel, measured in the page. */
const openingOf = (page: Page, name: RegExp, panel: string) =>
  page.getByRole('button', { name }).evaluate(async (button: HTMLElement, selector) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    const begun = performance.now()
    button.click()
    while (!document.querySelector(selector)) await frame()
    const took = performance.now() - begun
    button.click()
    while (document.querySelector(selector)) await frame()
    return took
  }, panel)

test('a menu opens in 100 ms: its code is loaded before the click', async ({ page, visitor }) => {
  await visitor.signIn('pupil')
  await openPage(page, '/catalog/courses')
  for (const [name, file, panel] of [
    [/^Меню$/, 'MainMenu-', '#main-menu nav'],
    [/^Меню профиля/, 'ProfileMenu-', '#profile-menu nav'],
  ] as const) {
    await page.getByRole('button', { name }).hover()
    await page.waitForFunction(
      (part) => performance.getEntriesByType('resource').some((entry) => entry.name.includes(part)),
      file,
    )
    // The best of five, because the machine may be busy with other work.
    const takes: number[] = []
    for (let i = 0; i < 5; i++) takes.push(await openingOf(page, name, panel))
    expect(Math.min(...takes), `${name.source}: ${takes.join(', ')}`).toBeLessThanOrEqual(100)
  }
})

test('a child’s one-click menu hides when scrolling down and returns when scrolling up, on large screens only', async ({
  page,
  visitor,
}) => {
  await visitor.signIn('elementary')
  await page.setViewportSize({ width: 1280, height: 700 })
  await openPage(page, '/catalog/courses')
  const bar = page.getByRole('navigation', { name: 'Быстрый доступ' })
  await expect(bar.getByRole('link', { name: 'Курсы' })).toHaveAttribute('aria-current', 'page')
  await page.mouse.move(700, 500)
  await page.mouse.wheel(0, 300)
  await expect(bar).toBeHidden()
  await page.mouse.wheel(0, -60)
  await expect(bar).toBeVisible()
  await page.setViewportSize({ width: 1024, height: 700 })
  await expect(bar).toBeHidden()
})

test('open menus fit every width and axe finds nothing in them', async ({ page, visitor }) => {
  await visitor.signIn('parent')
  await openPage(page, '/catalog/courses')
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    await menuButton(page).click()
    await expect(mainMenu(page)).toBeVisible()
    await expectNoOverflow(page)
    if (width === 374 || width === 1280) await expectAccessible(page)
    await profileButton(page).click()
    await expect(profileMenu(page)).toBeVisible()
    await expectNoOverflow(page)
    const panel = (await profileMenu(page).boundingBox())!
    expect(panel.x).toBeGreaterThanOrEqual(0)
    expect(panel.x + panel.width).toBeLessThanOrEqual(width)
    if (width === 374 || width === 1280) await expectAccessible(page)
  }
})

test('no animations with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openPage(page, '/catalog/courses')
  await menuButton(page).click()
  await expect(mainMenu(page)).toBeVisible()
  const name = await page.locator('#main-menu').evaluate((panel) => getComputedStyle(panel).animationName)
  expect(name).toBe('none')
})

test('a menu whose code failed to load shows a message and can be retried', async ({ page }) => {
  let isBroken = true
  await page.route(/\/assets\/site\/MainMenu-[^/]+\.js/, (route) =>
    isBroken ? route.abort() : route.continue(),
  )
  await openPage(page, '/catalog/courses')
  await menuButton(page).click()
  await expect(page.getByText('Меню не загрузилось')).toBeVisible()
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false')
  isBroken = false
})
