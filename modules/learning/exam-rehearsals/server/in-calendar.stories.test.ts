import { openTestSchool } from '@school/server/testing'
import { expect, test } from 'vitest'

test('a started exam is shown in the calendar while in progress, and as done afterwards', async () => {
  const school = await openTestSchool()
  const masha = await school.person('Маша Миронова', { gradeIndex: 11 })
  const [exam] = await school.rows<{ id: number }>('select id from exam_rehearsals where key = $1', [
    'ege-math-profile-2025',
  ])
  const days = 'date_from=2026-11-16&date_to=2026-11-22'
  const read = async () => (await masha.get(`/api/calendar?${days}`)).body.rehearsals
  expect(await read()).toEqual([])
  const at = `/api/exam_rehearsals/${exam!.id}`
  await masha.post(`${at}/starts`, { holder: 'tab-of-masha' })
  expect(await read()).toMatchObject([
    { kind: 'rehearsal', state: 'live', url: `/exam_rehearsals/${exam!.id}` },
  ])
  await masha.post(`${await masha.attemptAt(`${at}/tasks`)}/finishes`)
  expect(await read()).toMatchObject([{ state: 'done', url: `/exam_rehearsals/${exam!.id}/results` }])
})
