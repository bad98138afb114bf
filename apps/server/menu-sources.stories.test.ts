import { beforeEach, expect, test } from 'vitest'
import { qrCodeOf } from './qr-code.ts'
import { openTestSchool, type TestSchool } from './testing/index.ts'

let school: TestSchool
beforeEach(async () => {
  school = await openTestSchool()
})

/** The menus of a guest in a school with these addresses outside. */
async function menusWith(externalLinks: object) {
  const app = await school.process({ EXTERNAL_LINKS: JSON.stringify(externalLinks) })
  const reply = await app.inject('/api/menu/items')
  expect(reply.statusCode).toBe(200)
  return reply.json<{ textbook_qr: unknown; footer_links: { id: string; url: string }[] }>()
}

test("the menu has the textbook's application with a QR code of its address", async () => {
  const textbookApp = 'https://uchebnik.example/app'
  const textbookIos = 'https://ios.example/uchebnik'
  const { textbook_qr, footer_links } = await menusWith({ textbookApp, textbookIos })
  expect(textbook_qr).toEqual(qrCodeOf(textbookApp))
  expect(footer_links.filter(({ id }) => id.startsWith('textbook')).map(({ url }) => url)).toEqual([
    textbookApp,
    textbookIos,
  ])
})

test('without an address of the application there is no code', async () => {
  expect((await menusWith({ jobs: 'https://rabota.example' })).textbook_qr).toBeNull()
})
