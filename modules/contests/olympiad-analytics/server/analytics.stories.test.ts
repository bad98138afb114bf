import type { Person } from '@school/server/testing'
import { beforeEach, describe, expect, test } from 'vitest'
import { type PlaceKey, Season } from './testing/season.ts'

let season: Season
/** Head of the government of Orenburg. */
let reinsdorp: Person

const standing = ({ status, headers }: Awaited<ReturnType<Person['get']>>) => [
  status,
  headers['x-error-code'],
]
const absent = [404, 'analytics_not_found']

beforeEach(async () => {
  season = await Season.open()
  reinsdorp = await season.worker('Андрей Рейнсдорп', 'region')
})

const figuresOf = (rows: { title: string; figures: { participants: number } | null }[]) =>
  rows.map(({ title, figures }) => [title, figures && figures.participants])

describe('the levels', () => {
  beforeEach(async () => {
    await season.sit('fortress', 7, [100, 80, 60, 40, 20])
    await season.sit('fortress', 8, [50, 50, 50, 50, 50, 50])
    await season.sit('hamlet', 7, [90, 90, 90, 90, 90, 10])
    await season.sit('gymnasium', 7, [10, 10, 10, 10, 10])
  })

  test('begin with published stages that had participants from the viewer’s schools', async () => {
    const { body } = await season.stages(reinsdorp)
    expect(body.organization.title).toBe('Оренбургская губерния')
    expect(body.stages).toMatchObject([
      {
        id: season.stageId,
        olympiad: { title: 'Осенний узор' },
        figures: { participants: 17, average_percent: 62, median_percent: 50, winners: 7 },
      },
    ])
    await season.publish(null)
    expect((await season.stages(reinsdorp)).body.stages).toEqual([])
    expect(standing(await season.level(reinsdorp))).toEqual(absent)
  })

  test('go down by municipalities to schools, sorted by average', async () => {
    const region = (await season.level(reinsdorp)).body
    expect(region).toMatchObject({
      figures: { participants: 17, pupils: 17 },
      histogram: [0, 1, 1, 0, 1, 6, 1, 0, 1, 6],
      trail: [{ title: 'Оренбургская губерния' }],
      can: { rank: true },
    })
    expect(figuresOf(region.children)).toEqual([['Белогорский уезд', 17]])
    const district = (await season.level(reinsdorp, 'district')).body
    expect(district.children).toMatchObject([
      { title: 'Бердская школа', place: 1, figures: { participants: 6, average_percent: 77 } },
      { title: 'Белогорская школа', place: 2, figures: { participants: 11, median_percent: 50 } },
      { title: 'Сакмарская школа', place: null, figures: { participants: 0, average_percent: null } },
    ])
    const school = (await season.level(reinsdorp, 'fortress')).body
    expect(school.children).toEqual([])
    expect(
      school.grades.map(({ figures }: { figures: { participants: number } }) => figures.participants),
    ).toEqual([0, 0, 5, 6, 0, 0, 0])
  })

  test('leave out participants who are out of the rating or not judged', async () => {
    await season.school.rows(
      `update attempts set excluded_at = now() where points = 90 and school_id = ${season.id('hamlet')}`,
    )
    await season.school.rows(
      `update attempts set judged_at = null where points = 10 and school_id = ${season.id('hamlet')}`,
    )
    const { body } = await season.level(reinsdorp, 'district')
    expect(body.figures.participants).toBe(11)
  })

  test('end with the tasks of a grade by its pupils', async () => {
    const { body } = await season.grade(reinsdorp, 'fortress', 7)
    expect(body.pupils).toHaveLength(5)
    expect(body.pupils[0]).toMatchObject({
      number: 1,
      name: 'Номер1 Ученик',
      class_name: '7А',
      percent: 100,
      award: 1,
    })
    expect(body.pupils[0].cells).toEqual(body.tasks.map(() => 100))
    expect(body.tasks[0]).toMatchObject({ here_percent: 100, is_weak: false })
    expect(body.tasks.at(-1)).toMatchObject({ here_percent: 20, is_weak: true })
    expect(body.trainings[0]).toMatchObject({ id: expect.any(Number), title: expect.any(String) })
    expect(body.own_class_ids).toEqual([])
    expect(await season.school.rows('select list, names from name_views')).toEqual([
      { list: 'olympiad', names: 5 },
    ])
    for (const grade of [1, 11, 12])
      expect((await season.grade(reinsdorp, 'district', grade)).status).not.toBe(200)
  })

  test('are saved as they are shown', async () => {
    const root = `/api/wk/analytics/stages`
    const stages = (await reinsdorp.get(`${root}/file?format=csv`)).text
    expect(stages).toContain('Осенний узор;Основной этап;2026/27;17;62;50;7')
    const district = `${root}/${season.stageId}/organizations/${season.id('district')}/file?format=csv`
    const lines = (await reinsdorp.get(district)).text.trim().split('\r\n')
    expect(lines.map((line) => line.split(';').slice(0, 3))).toEqual([
      ['Место', 'Организация', 'Участников'],
      ['1', 'Бердская школа', '6'],
      ['2', 'Белогорская школа', '11'],
      ['', 'Сакмарская школа', '0'],
    ])
    const grade = `${root}/${season.stageId}/organizations/${season.id('fortress')}/grades/7/file?format=csv`
    const pupils = (await reinsdorp.get(grade)).text.trim().split('\r\n')
    expect(pupils).toHaveLength(1 + 5 + 2)
    expect((await reinsdorp.get(grade.replace('csv', 'xlsx'))).headers['content-type']).toContain('sheet')
  })
})

describe('what helps a grade', () => {
  beforeEach(async () => {
    await season.sit('fortress', 7, [100, 80, 60, 40, 20])
    await season.sit('hamlet', 7, [60, 60, 60, 60, 60])
  })

  test('is shown by themes, the weakest first, marking those done worse than elsewhere', async () => {
    const { themes, tasks } = (await season.grade(reinsdorp, 'fortress', 7)).body
    expect(themes.reduce((sum: number, { tasks: n }: { tasks: number }) => sum + n, 0)).toBe(tasks.length)
    expect(themes[0]).toMatchObject({ title: 'Геометрия', here_percent: 20, is_weak: true })
    expect(themes.at(-1)).toMatchObject({ is_weak: false })
    await season.school.rows(`update olympiads set themes = '{}'`)
    expect((await season.grade(reinsdorp, 'fortress', 7)).body.themes).toEqual([])
  })

  test('can be assigned by teachers of a class of the grade this year', async () => {
    const savelich = await season.worker('Архип Савельев', 'fortress', 'teacher')
    const ownClasses = async () => (await season.grade(savelich, 'fortress', 7)).body.own_class_ids
    expect(await ownClasses()).toEqual([])
    const [taught] = await season.school.rows<{ id: number }>(
      `insert into class_members (school_class_id, user_id, role) select id, $1, 'teacher' from school_classes where organization_id = $2
       returning school_class_id as id`,
      [savelich.id, season.id('fortress')],
    )
    expect(await ownClasses()).toEqual([taught!.id])
    await season.school.rows('update school_classes set archived_at = now() where id = $1', [taught!.id])
    expect(await ownClasses()).toEqual([])
  })
})

describe('the previous season', () => {
  let before: number
  beforeEach(async () => {
    before = await season.held()
    await season.sit('fortress', 7, [100, 80, 60, 40, 20])
    await season.sit('hamlet', 7, [90, 90, 90, 90, 90, 10])
    await season.sit('village', 7, [50, 50, 50, 50, 50, 50, 50])
  })

  test('is shown next to the present one, on every level', async () => {
    await season.sit('fortress', 7, [50, 50, 50, 50, 50, 50], before)
    await season.sit('hamlet', 8, [30, 30, 30, 30, 30], before)
    const { body } = await season.level(reinsdorp, 'district')
    expect(body).toMatchObject({
      figures: { participants: 18 },
      former: { id: before, season: '2025/26', figures: { participants: 11, average_percent: 41 } },
      children: [
        { title: 'Бердская школа', former: { participants: 5, average_percent: 30 } },
        { title: 'Белогорская школа', former: { participants: 6, average_percent: 50 } },
        { title: 'Сакмарская школа', former: { participants: 0, average_percent: null } },
      ],
    })
    const { grades } = (await season.level(reinsdorp, 'fortress')).body
    expect(grades[2]).toMatchObject({ grade_index: 7, former: { participants: 6, average_percent: 50 } })
    const file = `/api/wk/analytics/stages/${season.stageId}/organizations/${season.id('district')}/file?format=csv`
    const saved = (await reinsdorp.get(file)).text
    expect(saved).toContain('Участников, 2025/26;Средний результат, %, 2025/26')
    expect(saved).toMatch(/Белогорская школа.*;6;50/)
  })

  test('is hidden for a small group, and a single small group also hides the next smallest', async () => {
    await season.sit('fortress', 7, [50, 50, 50], before)
    await season.sit('hamlet', 7, [30, 30, 30, 30, 30], before)
    await season.sit('village', 7, [70, 70, 70, 70, 70, 70], before)
    const { children } = (await season.level(reinsdorp, 'district')).body
    expect(
      children.map(({ title, former }: { title: string; former: unknown }) => [title, former !== null]),
    ).toEqual([
      ['Бердская школа', false],
      ['Белогорская школа', false],
      ['Сакмарская школа', true],
    ])
    expect((await season.level(reinsdorp, 'fortress')).body).toMatchObject({
      figures: { participants: 5 },
      former: { figures: null },
    })
    const head = await season.worker('Иван Кузьмич', 'fortress')
    expect((await season.level(head)).body.former.figures).toEqual({ participants: 3, average_percent: 50 })
  })

  test('is a trend in the list of stages; without it there is nothing to compare with', async () => {
    const alone = (await season.level(reinsdorp)).body
    expect(alone.former.figures.participants).toBe(0)
    expect((await season.stages(reinsdorp)).body.stages[0].earlier).toEqual([])
    await season.sit('fortress', 7, [50, 50, 50, 50, 50], before)
    const { stages } = (await season.stages(reinsdorp)).body
    expect(stages.map(({ id }: { id: number }) => id)).toEqual([season.stageId, before])
    expect(stages[0].earlier).toEqual([
      {
        id: before,
        title: 'Основной этап',
        season: '2025/26',
        figures: { participants: 5, average_percent: 50 },
      },
    ])
    expect(stages[1].earlier).toEqual([])
    await season.school.rows('update olympiad_stages set published_at = null where id = $1', [before])
    expect((await season.level(reinsdorp)).body.former).toBeNull()
  })
})

describe('scope', () => {
  beforeEach(async () => {
    await season.sit('fortress', 7, [100, 80, 60, 40, 20])
    await season.sit('gymnasium', 7, [10, 10, 10, 10, 10])
  })

  const foreign: [PlaceKey, 'admin' | 'teacher', PlaceKey[]][] = [
    ['region', 'admin', ['elsewhere', 'gymnasium']],
    ['district', 'admin', ['region', 'elsewhere', 'gymnasium']],
    ['fortress', 'admin', ['region', 'district', 'hamlet', 'gymnasium']],
    ['fortress', 'teacher', ['region', 'district', 'hamlet', 'gymnasium']],
  ]
  test.each(foreign)(
    'of %s (%s) excludes organizations above it and its siblings',
    async (own, role, others) => {
      const person = await season.worker('Иван Кузьмич', own, role)
      expect((await season.level(person)).body.organization.id).toBe(season.id(own))
      for (const key of others) {
        expect([key, ...standing(await season.level(person, key))]).toEqual([key, ...absent])
        expect([key, ...standing(await season.grade(person, key, 7))]).toEqual([key, ...absent])
      }
    },
  )

  test('is for staff: pupils and guests are refused, and teachers get no ranking', async () => {
    const masha = await season.school.person('Маша Миронова')
    expect((await season.stages(masha)).status).toBe(403)
    expect((await season.school.guest().get('/api/wk/analytics/stages')).status).toBe(401)
    const savelich = await season.worker('Архип Савельев', 'fortress', 'teacher')
    expect((await season.level(savelich)).body.can.rank).toBe(false)
  })
})

describe('hidden data', () => {
  test('includes a small group for outsiders of the school; a single small group also hides the next smallest', async () => {
    await season.sit('fortress', 7, [100, 80, 60, 40])
    await season.sit('hamlet', 7, [90, 90, 90, 90, 90])
    await season.sit('village', 7, [30, 30, 30, 30, 30, 30])
    const { body } = await season.level(reinsdorp, 'district')
    expect(figuresOf(body.children)).toEqual([
      ['Сакмарская школа', 6],
      ['Белогорская школа', null],
      ['Бердская школа', null],
    ])
    for (const key of ['fortress', 'hamlet'] as const) {
      expect((await season.level(reinsdorp, key)).body).toMatchObject({ figures: null, histogram: null })
      expect((await season.grade(reinsdorp, key, 7)).body).toMatchObject({
        figures: null,
        tasks: [],
        pupils: [],
      })
    }
    const head = await season.worker('Иван Кузьмич', 'fortress')
    expect((await season.level(head)).body.figures.participants).toBe(4)
    expect((await season.grade(head, 'fortress', 7)).body.pupils).toHaveLength(4)
  })

  test('includes names, without the right to them', async () => {
    await season.sit('fortress', 7, [100, 80, 60, 40, 20])
    const head = await season.worker('Зурин Иван', 'district')
    const { body, text } = await season.grade(head, 'fortress', 7)
    expect(body.can.see_names).toBe(false)
    expect(body.pupils[0]).toMatchObject({ number: 1, name: null, class_name: null, percent: 100 })
    expect(text).not.toContain('Номер')
    const file = `/api/wk/analytics/stages/${season.stageId}/organizations/${season.id('fortress')}/grades/7/file?format=csv`
    const saved = (await head.get(file)).text
    expect(saved).toContain('Участник 1')
    expect(saved).not.toContain('Номер')
  })

  test('includes a pupil without parental consent: counted and not listed', async () => {
    const [first] = await season.sit('fortress', 7, [100, 80, 60, 40, 20])
    const parent = await season.school.person('Василиса Егоровна', { type: 'agent', gradeIndex: null })
    await season.school.rows(
      `insert into family_links (parent_id, child_id, way, decides, started_at) values ($1, $2, 'child_code', true, now())`,
      [parent.id, first],
    )
    const { body } = await season.grade(reinsdorp, 'fortress', 7)
    expect(body).toMatchObject({ figures: { participants: 5 }, withheld: 1 })
    expect(body.pupils.map(({ percent }: { percent: number }) => percent)).toEqual([80, 60, 40, 20])
  })
})
