import type { Person } from '@school/server/testing'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Contest, type Fortress, openContest, openFortress } from '@school/olympiads/testing'
import { stageTables } from '../../contract/index.ts'

let contest: Contest
let fortress: Fortress

const url = (rest: string) => `/api/teacher/olympiad_stages/${contest.main}${rest}`
const save = (person: Person, table: string, format = 'csv') =>
  person.get(url(`/tables/file?table=${table}&format=${format}`))
const linesOf = async (person: Person, table: string) => {
  const { status, text } = await save(person, table)
  expect(status).toBe(200)
  return text
    .replace('\uFEFF', '')
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(';'))
}

beforeEach(async () => {
  contest = await openContest()
  fortress = await openFortress(contest)
})

describe('a table of the desk of a stage', () => {
  test.each(stageTables)(
    '%s is a workbook and CSV for a methodist, and refused to a pupil and a guest',
    async (table) => {
      const { headers } = await save(fortress.methodist, table, 'xlsx')
      expect(headers['content-type']).toContain('sheet')
      expect(headers['content-disposition']).toContain('.xlsx')
      expect((await linesOf(fortress.methodist, table))[0]!.length).toBeGreaterThan(4)
      expect((await save(fortress.masha, table)).status).toBe(403)
      expect((await contest.school.guest().get(url(`/tables/file?table=${table}&format=csv`))).status).toBe(
        401,
      )
    },
  )

  test('shows a teacher the same as on screen: codes of their school, no jury, no results ahead of time', async () => {
    const { methodist, savelich, stranger, city, school } = fortress
    for (const organization of [city, school])
      await methodist.post(url('/codes'), { organization_id: organization })
    expect((await linesOf(methodist, 'codes')).map(([name]) => name)).toEqual(
      expect.arrayContaining(['Белогорская', 'Городская']),
    )
    expect((await linesOf(savelich, 'codes')).slice(1).map(([name]) => name)).toEqual(['Белогорская'])
    expect(await linesOf(stranger, 'codes')).toHaveLength(1)
    for (const table of ['experts', 'jury_marks', 'preliminary'])
      expect((await save(savelich, table)).headers['x-error-code'], table).toBe('only_methodists')
  })

  test('given time and disqualifications are saved as they are shown', async () => {
    const { methodist, savelich, masha, parts } = fortress
    const grant = {
      target: 'user',
      target_id: masha.id,
      extra_minutes: 15,
      shift_minutes: 0,
      reason: 'Погас свет',
    }
    expect((await methodist.post(url('/time_grants'), grant)).status).toBe(200)
    expect((await linesOf(savelich, 'given_time'))[1]).toEqual(
      expect.arrayContaining(['Миронова Маша', '15', '0', 'Погас свет']),
    )
    await contest.start(masha, parts.masha)
    const out = { participation_id: parts.masha, reason: 'Решала не сама' }
    expect((await methodist.post(url('/disqualifications'), out)).status).toBe(200)
    expect((await linesOf(methodist, 'disqualified'))[1]).toEqual(
      expect.arrayContaining(['Миронова Маша', 'Решала не сама']),
    )
    expect(await linesOf(savelich, 'disqualified')).toHaveLength(1)
  })

  test('of an unknown kind or of an absent stage is refused', async () => {
    expect((await save(fortress.methodist, 'passwords')).status).toBe(422)
    expect(
      (
        await fortress.methodist.get(
          '/api/teacher/olympiad_stages/2147483647/tables/file?table=codes&format=csv',
        )
      ).status,
    ).toBe(404)
  })
})
