import { openTestSchool, type Person, type TestSchool } from '@school/server/testing'

const planted = {
  region: { kind: 'region', name: 'Оренбургская губерния', parent: null, portalRole: 'regionAdmin' },
  district: {
    kind: 'municipal',
    name: 'Белогорский уезд',
    parent: 'region',
    portalRole: 'municipalityAdmin',
  },
  fortress: { kind: 'school', name: 'Белогорская школа', parent: 'district', portalRole: 'schoolAdmin' },
  hamlet: { kind: 'school', name: 'Бердская школа', parent: 'district', portalRole: 'schoolAdmin' },
  village: { kind: 'school', name: 'Сакмарская школа', parent: 'district', portalRole: 'schoolAdmin' },
  elsewhere: { kind: 'region', name: 'Симбирская губерния', parent: null, portalRole: 'regionAdmin' },
  gymnasium: { kind: 'school', name: 'Симбирская гимназия', parent: 'elsewhere', portalRole: 'schoolAdmin' },
} as const
export type PlaceKey = keyof typeof planted

/** The main stage of «Осенний узор», published, with results of schools of two governments. */
export class Season {
  readonly school: TestSchool
  readonly stageId: number
  readonly places = new Map<PlaceKey, number>()
  #sat = 0

  private constructor(school: TestSchool, stageId: number) {
    this.school = school
    this.stageId = stageId
  }

  static async open(): Promise<Season> {
    const school = await openTestSchool()
    const [stage] = await school.rows<{ id: number }>(
      `select s.id from olympiad_stages s join olympiads o on o.id = s.olympiad_id where o.key = 'autumn-pattern' and s.key = 'main'`,
    )
    const season = new Season(school, stage!.id)
    await school.rows('update olympiad_stages set published_at = null')
    await season.publish()
    for (const [key, { kind, name, parent }] of Object.entries(planted)) {
      const [row] = await school.rows<{ id: number }>(
        'insert into organizations (kind, name, short_name, parent_id) values ($1, $2, $2, $3) returning id',
        [kind, name, parent && season.id(parent)],
      )
      season.places.set(key as PlaceKey, row!.id)
    }
    return season
  }

  /**
   * Creates the same stage of the previous season: published, with works of its own, without participants. It is removed together with
   * the people.
   * @returns the stage id
   */
  async held(): Promise<number> {
    const [row] = await this.school.rows<{ id: number }>(
      `with o as (
          insert into olympiads (key, title, subtitle, season, discipline_id, grades, position, about_html, rules_html, content_hash, added_at, retired_at)
          select o.key || '-before', o.title, o.subtitle, '2025/26', o.discipline_id, o.grades, o.position, '', '', '', now(), now()
          from olympiads o join olympiad_stages s on s.olympiad_id = o.id where s.id = $1
          on conflict (key) do update set season = excluded.season returning id
        ), s as (
          insert into olympiad_stages (olympiad_id, key, position, kind, title, opens_at, closes_at, hard_close, entry, requires_trial, is_rating_live, awards, published_at, made_by)
          select o.id, s.key, 1, s.kind, s.title, '2025-10-25T08:00:00Z', '2025-11-01T12:00:00Z', s.hard_close, s.entry, s.requires_trial,
            s.is_rating_live, s.awards, '2025-11-10T12:00:00Z', 1 from olympiad_stages s, o where s.id = $1 returning id
        ), w as (
          insert into works (key, kind, rules) select 'olympiad:before/made/' || g.grade_index, w.kind, w.rules from olympiad_grades g join works w on w.id = g.work_id
          where g.stage_id = $1 returning id, key
        ), g as (
          insert into olympiad_grades (stage_id, grade_index, work_id, practice_work_id, minutes, tools)
          select s.id, g.grade_index, n.id, n.id, g.minutes, g.tools from s, olympiad_grades g join w n on n.key = 'olympiad:before/made/' || g.grade_index where g.stage_id = $1
        ), t as (
          insert into work_tasks (work_id, task_id, position) select n.id, t.task_id, t.position
          from olympiad_grades g join w n on n.key = 'olympiad:before/made/' || g.grade_index join work_tasks t on t.work_id = g.work_id
          where g.stage_id = $1
        ) select id from s`,
      [this.stageId],
    )
    return row!.id
  }

  id = (key: PlaceKey): number => this.places.get(key)!

  publish = (at: Date | null = this.school.now) =>
    this.school.rows(
      `update olympiad_stages set published_at = $2, closes_at = '2026-11-01T12:00:00Z',
          results_at = greatest(results_at, '2026-11-01T12:00:00Z') where id = $1`,
      [this.stageId, at],
    )

  /** A person with a role in that organization. */
  async worker(name: string, key: PlaceKey, role: 'admin' | 'teacher' = 'admin'): Promise<Person> {
    const portalRole = role === 'teacher' ? 'teacher' : planted[key].portalRole
    const person = await this.school.person(name, { type: 'agent', gradeIndex: null, portalRole })
    await this.school.rows(
      'insert into memberships (user_id, organization_id, role, is_active) values ($1, $2, $3, true)',
      [person.id, this.id(key), role],
    )
    return person
  }

  /** Creates pupils of a grade of a school with these results; the first tasks are solved accordingly. @returns their ids */
  async sit(
    key: PlaceKey,
    gradeIndex: number,
    percents: readonly number[],
    stageId = this.stageId,
  ): Promise<number[]> {
    const rows = await this.school.rows<{ id: number }>(
      `with c as (
          insert into school_classes (organization_id, grade_index, letter, school_year) values ($1, $2, 'А', 2026)
          on conflict (organization_id, school_year, grade_index, letter) do update set letter = 'А' returning id
        ), u as (
          insert into users (first_name, last_name, grade_index) select 'Ученик', 'Номер' || $5 + n, $2 from generate_series(1, cardinality($3::int[])) n returning id
        ), seated as (insert into class_members (school_class_id, user_id, role) select c.id, u.id, 'pupil' from c, u),
        numbered as (select id, row_number() over (order by id) as n from u),
        p as (
          insert into olympiad_participations (stage_id, user_id, grade_index, work_id, registered_at, award)
          select g.stage_id, numbered.id, $2, g.work_id, now(), case when ($3::int[])[n] >= 80 then 1 end from numbered, olympiad_grades g where g.stage_id = $4 and g.grade_index = $2
        ), a as (
          insert into attempts (work_id, user_id, started_at, finished_at, judged_at, points, max_points, grade_index, school_id)
          select g.work_id, numbered.id, now(), now(), now(), ($3::int[])[n], 100, $2, $1 from numbered, olympiad_grades g where g.stage_id = $4 and g.grade_index = $2
          returning id, work_id, user_id, points
        ), t as (
          insert into task_states (attempt_id, task_id, status, tries, share, updated_at)
          select a.id, w.task_id, case when 100 * w.position <= a.points * k.count then 'solved' else 'failed' end, 1,
            case when 100 * w.position <= a.points * k.count then 1 else 0 end, now()
          from a join work_tasks w on w.work_id = a.work_id, lateral (select count(*) from work_tasks x where x.work_id = a.work_id) k)
        select id from u order by id`,
      [this.id(key), gradeIndex, percents, stageId, this.#sat],
    )
    this.#sat += percents.length
    return rows.map(({ id }) => id)
  }

  stages = (person: Person) => person.get('/api/wk/analytics/stages')
  level = (person: Person, key?: PlaceKey) =>
    person.get(`/api/wk/analytics/stages/${this.stageId}${key ? `/organizations/${this.id(key)}` : ''}`)
  grade = (person: Person, key: PlaceKey, gradeIndex: number) =>
    person.get(`/api/wk/analytics/stages/${this.stageId}/organizations/${this.id(key)}/grades/${gradeIndex}`)
}
