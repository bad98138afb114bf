import { openTestSchool, type Person, type TestSchool, race, together } from '@school/server/testing'
import { beforeEach, expect, test } from 'vitest'
import { agreements } from '../contract/agreements.ts'

let school: TestSchool
let bopre: Person

beforeEach(async () => {
  school = await openTestSchool()
  bopre = await school.person('Антон Бопре', { gradeIndex: null, type: 'agent', isCoach: true })
})

const idOf = (name: string) => agreements.find((one) => one.name === name)!.id
const accept = (who: Person, id: number) => who.post(`/api/user/coach/agreements/${id}/accepts`)
const codeOf = ({ headers }: { headers: Record<string, unknown> }) => headers['x-error-code']

test('a coach is asked until the edition in force is accepted, and it is written down who, when and from where', async () => {
  expect((await bopre.get('/api/user/me')).body.need_accept_coach_agreement).toBe(true)
  const { status, body } = await accept(bopre, idOf('coach'))
  expect([status, body.need_accept_coach_agreement]).toEqual([200, false])
  expect((await bopre.get('/api/user/me')).body.need_accept_coach_agreement).toBe(false)
  const rows = await school.rows<{ source: string }>('select * from accepted_agreements')
  expect(rows).toMatchObject([
    { user_id: bopre.id, name: 'coach', version: '2026-11-14', accepted_at: school.now },
  ])
  expect(rows[0]!.source).toMatch(/^[\w-]{16}$/)
})

race('accepting twice is once, with the day of the first time', async () => {
  await together(
    school,
    [1, 2].map(() => () => accept(bopre, idOf('coach'))),
  )
  school.at(new Date(school.now.getTime() + 3600_000))
  expect((await accept(bopre, idOf('coach'))).status).toBe(200)
  const rows = await school.rows<{ accepted_at: Date }>('select accepted_at from accepted_agreements')
  expect(rows.map(({ accepted_at }) => accepted_at)).toEqual([new Date(school.now.getTime() - 3600_000)])
})

test('a new edition has to be accepted again', async () => {
  await school.rows(`update users set coach_agreement = '2025-09-01' where id = $1`, [bopre.id])
  expect((await bopre.get('/api/user/me')).body.need_accept_coach_agreement).toBe(true)
})

test('what is not asked of somebody, and an edition that is not, look absent', async () => {
  const teacher = await school.person('Архип Савельич', { gradeIndex: null, type: 'agent' })
  for (const [who, id] of [
    [teacher, idOf('coach')],
    [bopre, idOf('externship')],
    [bopre, 4_000],
  ] as const) {
    const reply = await accept(who, id)
    expect([reply.status, codeOf(reply)]).toEqual([404, 'agreement_not_found'])
  }
  const pupil = await school.person('Маша Миронова')
  expect((await accept(pupil, idOf('coach'))).status).toBe(403)
  expect((await accept(school.guest(), idOf('coach'))).status).toBe(401)
  expect(await school.rows('select from accepted_agreements')).toEqual([])
})

test('a teacher of the externship has an agreement of their own', async () => {
  const mister = await school.person('Карл Иванов', {
    gradeIndex: null,
    type: 'agent',
    tags: ['externship_coach'],
  })
  expect((await mister.get('/api/user/me')).body).toMatchObject({
    need_accept_coach_agreement: false,
    need_accept_externship_agreement: true,
  })
  expect((await accept(mister, idOf('externship'))).body.need_accept_externship_agreement).toBe(false)
})

test('every agreement has its page, and the page is of the same edition', async () => {
  for (const { path, version } of agreements) {
    const { status, body } = await school.guest().get(`/api/content_pages/by_path?path=${path}`)
    expect([path, status, body.updated_on]).toEqual([path, 200, version])
  }
})
