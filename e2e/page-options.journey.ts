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

/** What the document has brought, as the app reads it. */
const optionsOf = (page: Page): Promise<Options> =>
  page.evaluate(() => {
    const router = (window as never as { __reactRouterDataRouter: { state: { loaderData: unknown } } })
      .__reactRouterDataRouter
    return JSON.parse((router.state.loaderData as { root: { text: string } }).root.text).options
  })

test('the document tells the app its options before any request', async ({ page }) => {
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

test('the person comes with the document: no page asks who it is', async ({ page, visitor }) => {
  await visitor.signIn('pupil')
  const asked: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/user/me') asked.push(request.url())
  })
  await openPage(page, '/dashboard')
  expect((await optionsOf(page)).user).toMatchObject({ shortName: 'Маша Миронова' })
  expect(asked).toEqual([])
})
