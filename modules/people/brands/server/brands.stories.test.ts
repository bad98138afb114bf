import { openTestSchool, type Person, type TestSchool } from '@school/server/testing'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

let school: TestSchool
let guest: Person
beforeEach(async () => {
  school = await openTestSchool()
  guest = school.guest()
})
const agent = { type: 'agent', gradeIndex: null } as const

test('a guest gets the portal at the host, its flags, and the features available to guests', async () => {
  const { body } = await guest.get('/api/wk/settings')
  expect(body).toMatchObject({ region_id: null, variant: 'smekalka', community_url: null, ink: '#1f2430' })
  expect(body.flags.olympiads).toBe(true)
  expect(body.features.toSorted()).toEqual(['olympiads', 'studentNavigation', 'trainings'])
})

test('a role opens what is of that role', async () => {
  const admin = await school.person('Василиса Егоровна', { ...agent, portalRole: 'schoolAdmin' })
  const { features } = (await admin.get('/api/wk/settings')).body
  expect(features).toContain('organizationsManagement')
  expect(features).not.toContain('clubs')
})

test('the footer has five networks and a line with links', async () => {
  const { body } = await guest.get('/api/wk/footer')
  expect(body.social_links.map(({ type }: { type: string }) => type)).toEqual([
    'vk',
    'facebook',
    'instagram',
    'telegram',
    'youtube',
  ])
  expect(body.footer_text).toContain('<a href=')
})

test('a landing is found by its type, and what is no type is said in words', async () => {
  const { body } = await guest.get('/api/wk/landings/current?landing_type=teacher')
  expect(body).toMatchObject({ landing_type: 'teacher', title: expect.stringMatching(/\S/) as string })
  const { status } = await guest.get('/api/wk/landings/current?landing_type=unknown')
  expect(status).toBe(422)
})

describe('a person of a brand', () => {
  let admin: Person
  let pages: FastifyInstance
  beforeEach(async () => {
    pages = await school.process({}, { hasPages: true })
    admin = await school.person('Василиса Егоровна', { ...agent, portalRole: 'municipalityAdmin' })
    const [region] = await school.rows<{ id: number }>(
      `with r as (insert into organizations (kind, name, short_name) values ('region', 'Симбирская губерния', 'Симбирск') returning id),
        m as (insert into organizations (kind, name, short_name, parent_id) select 'municipal', 'Уезд', 'Уезд', id from r returning id)
        insert into memberships (user_id, organization_id, role, is_active) select $1, m.id, 'admin', true from m
        returning (select id from r) as id`,
      [admin.id],
    )
    await school.giveBrand(region!.id, 'simbirsk')
  })
  afterEach(() => pages.close())
  const pageAt = async (host: string, url = '/profile?from=letter') =>
    (await admin.at(pages).get(url, { headers: { host, accept: 'text/html' } })).headers['location']

  test('is led from the portal of another to the same page of the own one', async () => {
    expect(await pageAt('kbc.portal.localhost')).toBe(
      'http://simbirsk.portal.localhost:3000/profile?from=letter',
    )
    expect(await pageAt('portal.localhost')).toMatch(/^http:\/\/simbirsk\./)
    expect(await pageAt('simbirsk.portal.localhost')).toBeUndefined()
    // The site is everybody's.
    expect(await pageAt('localhost', '/courses')).toBeUndefined()
  })

  test('a user without a brand stays at the host', async () => {
    await school.rows('update organizations set brand = null')
    expect(await pageAt('kbc.portal.localhost')).toBeUndefined()
  })

  test('has the flags of the own brand at every host', async () => {
    for (const host of ['simbirsk.portal.localhost', 'orenburg.portal.localhost', 'localhost']) {
      const { body } = await admin.get('/api/wk/settings', { headers: { host } })
      expect(body.flags).toMatchObject({
        name_editing: false,
        municipal_admin_can_read_school_personal_data: false,
      })
      expect(body.features).not.toContain('schoolPersonalDataAccess')
    }
  })
})

test('an organization has the brand of the nearest one above, and only a project or a region may have its own', async () => {
  const [row] = await school.rows<{ project: number; region: number; town: number }>(
    `with p as (insert into organizations (kind, name, short_name) values ('project_federation', 'Проект', 'Проект') returning id),
      r as (insert into organizations (kind, name, short_name, parent_id) select 'region', 'Губерния', 'Губерния', id from p returning id),
      m as (insert into organizations (kind, name, short_name, parent_id) select 'municipal', 'Уезд', 'Уезд', id from r returning id)
      select p.id as project, r.id as region, m.id as town from p, r, m`,
  )
  const { project, region, town } = row!
  const brandOf = async (id: number) =>
    (await school.rows<{ brand: string }>('select brand_of_organization($1) as brand', [id]))[0]!.brand
  expect(await brandOf(town)).toBeNull()
  await school.giveBrand(project, 'fkm')
  expect(await brandOf(town)).toBe('fkm')
  await school.giveBrand(region, 'kbc')
  expect([await brandOf(project), await brandOf(town)]).toEqual(['fkm', 'kbc'])
  await expect(school.giveBrand(town, 'lpr')).rejects.toThrow('organizations_branded')
  // Of two concurrent writers one succeeds: a brand opens personal data.
  await expect(school.giveBrand(region, 'fkm')).rejects.toThrow('organizations_brand')
  expect(await brandOf(region)).toBe('kbc')
})
