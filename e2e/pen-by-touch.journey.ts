import type { CDPSession, Locator, Page } from '@playwright/test'
import { expect, expectNoOverflow, openPage, test } from './fixtures.ts'

test.use({ hasTouch: true, isMobile: true, viewport: { width: 374, height: 780 } })

const steps = 8

/** Touch input over the screen: the browser decides whether it draws or scrolls. */
async function slide(
  touches: CDPSession,
  surface: Locator,
  from: [number, number],
  to: [number, number],
): Promise<void> {
  await surface.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const { x, y } = (await surface.boundingBox())!
  const at = (part: number) => [
    { x: x + from[0] + (to[0] - from[0]) * part, y: y + from[1] + (to[1] - from[1]) * part },
  ]
  await touches.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) })
  for (let step = 1; step <= steps; step++)
    await touches.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(step / steps) })
  await touches.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY))

test('on a telephone a finger draws on a photograph, erases and sets a pin, and scrolls in view mode', async ({
  page,
  visitor,
}) => {
  await visitor.signIn('methodist')
  await openPage(page, '/teacher/checking')
  const waiting = page.getByRole('listitem').filter({ hasText: 'Два извозчика' }).first()
  await waiting.getByRole('link').first().tap()
  const choose = async (name: string) => {
    const tool = page.getByRole('radio', { name, exact: true })
    // A tap too soon after a swipe is taken for one that stops the scrolling.
    await expect(async () => {
      await tool.tap()
      await expect(tool).toBeChecked({ timeout: 500 })
    }).toPass()
  }
  const sheet = page.locator('[data-tool]:not(label)')
  const undo = page.getByRole('button', { name: 'Отменить' })
  await expect(undo).toBeDisabled()
  const touches = await page.context().newCDPSession(page)

  await choose('Красная')
  await slide(touches, sheet, [60, 60], [150, 160])
  await expect(undo).toBeEnabled()
  const before = await scrolled(page)
  await slide(touches, sheet, [150, 60], [60, 200])
  expect(await scrolled(page)).toBe(before)
  const lines = page.locator('svg path[data-colour]')
  await expect(lines).toHaveCount(2)

  await choose('Ластик')
  await slide(touches, sheet, [60, 150], [150, 70])
  await expect(lines).toHaveCount(0)

  await choose('Смотреть')
  await sheet.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const still = await scrolled(page)
  await slide(touches, sheet, [60, 200], [60, 60])
  await expect.poll(() => scrolled(page)).toBeGreaterThan(still)

  await choose('Метка')
  await sheet.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await sheet.tap({ position: { x: 100, y: 80 } })
  await expect(page.getByRole('textbox', { name: /^Метка 1/ })).toBeFocused()
  await expectNoOverflow(page)
})
