import { readTable } from '@school/kernel/testing'
import type { Person } from '@school/server/testing'
import { beforeEach, describe, expect, test } from 'vitest'
import { Season } from './testing/season.ts'

let season: Season

const read = (person: Person, rest = '') => person.get(`/api/wk/analytics/participation${rest}`)
const stageOf = async (person: Person) =>
  (await read(person)).body.stages.find(({ id }: { id: number }) => id === season.stageId)

beforeEach(async () => {
  season = await Season.open()
})

describe('progress of the viewer’s schools', () => {
  test('is shown for every stage: how many were invited, registered, began and finished, and whether results are out', async () => {
    const mironov = await season.worker('Иван Миронов', 'fortress')
    const [first, second] = await season.sit('fortress', 7, [100, 80, 60, 40, 20])
    await season.sit('hamlet', 7, [10])
    await season.school.rows(
      `insert into olympiad_invitations (stage_id, user_id, day, sent_by, sent_at)
       select $1, $2::int, day, $3::int, now() from unnest(array['2026-10-01', '2026-10-02']::date[]) day`,
      [season.stageId, first, mironov.id],
    )
    await season.school.rows(
      'update attempts set started_at = $3, finished_at = null, judged_at = null, deadline_at = $2 where user_id = $1',
      [second, new Date(season.school.now.getTime() + 60_000), season.school.now],
    )
    expect(await stageOf(mironov)).toMatchObject({
      olympiad: { title: 'Осенний узор' },
      participation: { pupils: 5, invited: 1, registered: 5, began: 5, finished: 4 },
      published_at: season.school.now.toISOString(),
    })
    await season.publish(null)
    const stage = await stageOf(mironov)
    expect(stage).toMatchObject({ published_at: null, participation: { registered: 5 } })
    expect(JSON.stringify(stage)).not.toContain('points')
  })

  test('is shown for a stage without participants when it is for one of their classes', async () => {
    const mironov = await season.worker('Иван Миронов', 'fortress')
    await season.sit('fortress', 7, [])
    await season.school.rows(
      `with u as (insert into users (first_name, last_name, grade_index) values ('Пётр', 'Гринёв', 7) returning id)
       insert into class_members (school_class_id, user_id, role) select c.id, u.id, 'pupil' from u, school_classes c where c.organization_id = $1`,
      [season.id('fortress')],
    )
    expect((await stageOf(mironov)).participation).toEqual({
      pupils: 1,
      invited: 0,
      registered: 0,
      began: 0,
      finished: 0,
    })
  })

  test('sums up what is below; small numbers are shown only to their own school', async () => {
    const reinsdorp = await season.worker('Андрей Рейнсдорп', 'region')
    const head = await season.worker('Максим Швабрин', 'elsewhere')
    const director = await season.worker('Алексей Зурин', 'gymnasium')
    await season.sit('fortress', 7, [100, 80, 60])
    await season.sit('hamlet', 7, [50, 40])
    await season.sit('gymnasium', 7, [90, 10])
    expect((await stageOf(reinsdorp)).participation).toMatchObject({ registered: 5 })
    expect((await stageOf(head)).participation).toBe(null)
    expect((await stageOf(director)).participation).toMatchObject({ registered: 2 })
    const file = await read(head, '/file?format=csv')
    const row = (await readTable('csv', file.bytes)).find(([olympiad, stage]) =>
      `${olympiad} ${stage}`.startsWith('Осенний узор Основной'),
    )
    expect(row!.slice(5, 10)).toEqual(['скрыто', '', '', '', ''])
  })

  test('is for heads and teachers of the portal', async () => {
    const pupil = await season.school.person('Маша Миронова')
    expect((await read(pupil)).status).toBe(403)
    expect((await read(season.school.guest())).status).toBe(401)
  })
})
