import type { Page } from '@playwright/test'
import { expect, openPage, test } from './fixtures.ts'

interface Options {
  contactPhoneNumber: string
  currency: { code: string }
  nextSchoolYearProductsExists: boolean
  phoneConfirmationType: string
  prerender: boolean
  rootMenuItems: unknown[]
  showMagicDuelBanner: boolean
  showOlympiadBanner: boolean
  user: { id: number; shortName: string } | null
  experiments: { name: string; value: string }[]
  featureFlags: string[]
}

/** The options of the document, as the app reads them. */
const optionsOf = (page: Page): Promise<Options> =>
  page.evaluate(() => {
    const router = (window as never as { __reactRouterDataRouter: { state: { loaderData: unknown } } })
      .__reactRouterDataRouter
    return JSON.parse((router.state.loaderData as { root: { text: string } }).root.text).options
  })

test('the app gets its options from the document before any request', async ({ page }) => {
  await openPage(page, '/')
  expect(await optionsOf(page)).toMatchObject({
    contactPhoneNumber: '8 800 000-00-00',
    currency: { code: 'RUB' },
    nextSchoolYearProductsExists: false,
    phoneConfirmationType: 'sms',
    showMagicDuelBanner: false,
    showOlympiadBanner: false,
    user: null,
    experiments: [],
    featureFlags: [],
  })
  expect((await optionsOf(page)).rootMenuItems).not.toEqual([])
})

test('the user is part of the document: no page requests it', async ({ page, visitor }) => {
  await visitor.signIn('pupil')
  const asked: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/user/me') asked.push(request.url())
  })
  await openPage(page, '/dashboard')
  expect((await optionsOf(page)).user).toMatchObject({ shortName: 'Маша Миронова' })
  expect(asked).toEqual([])
})
