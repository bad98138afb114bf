import { plainBrand } from '@school/delivery/server'
import { expect, test } from 'vitest'
import { findBrandOf } from './letter-brands.ts'
import { openTestSchool } from './testing/index.ts'

const publicUrl = 'http://localhost:3000'
const places = {
  publicUrl,
  portalHost: 'portal.localhost',
  delivery: {
    brand: plainBrand({ name: 'Смекалка', url: publicUrl, color: '#ad4106' }),
    smtp: null,
    sms: null,
  },
}
const portal = 'http://kbc.portal.localhost:3000'

test('members of a brand get letters in its name, with links to its portal', async () => {
  const school = await openTestSchool()
  const masha = await school.person('Маша Миронова', { email: 'masha@pochta.example' })
  await school.rows(`update users set phone = '79161234567' where id = $1`, [masha.id])
  const find = (to: string, link: string | null = null) =>
    findBrandOf(places)(school.database.pool, { to, link })
  expect(await find('masha@pochta.example')).toMatchObject({ name: 'Смекалка', url: publicUrl })

  await school.rows(`update users set home_brand = 'kbc' where id = $1`, [masha.id])
  for (const to of ['masha@pochta.example', 'Masha@Pochta.example', '+79161234567']) {
    const brand = await find(to)
    expect([to, brand.url]).toEqual([to, portal])
    expect(brand.name).not.toBe('Смекалка')
    expect(brand.addressOf('/reset_password?reset_password_token=a')).toBe(
      `${portal}/reset_password?reset_password_token=a`,
    )
    // What the portal does not have is on the site.
    expect(brand.addressOf('/contacts')).toBe(`${publicUrl}/contacts`)
  }

  // An invitation goes to an address without an account.
  expect((await find('new@pochta.example', `${portal}/invite/abc`)).url).toBe(portal)
  expect((await find('new@pochta.example', 'https://elsewhere.example/')).url).toBe(publicUrl)
  expect((await find('new@pochta.example')).url).toBe(publicUrl)
})
