import { openTestSchool, type Person, type TestSchool } from '@school/server/testing'
import { beforeEach, expect, test } from 'vitest'

let school: TestSchool
let nobody: Person
beforeEach(async () => {
  school = await openTestSchool()
  nobody = school.guest()
})
const agent = { type: 'agent', gradeIndex: null } as const

test('a guest is told the portal at the host, what it can, and what of it is theirs', async () => {
  const { body } = await nobody.get('/api/wk/settings')
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
  const { body } = await nobody.get('/api/wk/footer')
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
  const { body } = await nobody.get('/api/wk/landings/current?landing_type=teacher')
  expect(body).toMatchObject({ landing_type: 'teacher', title: expect.stringMatching(/\S/) as string })
  const { status } = await nobody.get('/api/wk/landings/current?landing_type=nobody')
  expect(status).toBe(422)
})
