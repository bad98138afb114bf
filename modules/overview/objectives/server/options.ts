import { userOf } from '@school/accounts/server'
import type { Discipline } from '@school/disciplines/contract'
import type { Exam } from '@school/exam-rehearsals/contract'
import type { Ctx } from '@school/kernel/server'
import type { ObjectiveOptions } from '../contract/objective.ts'
import { templates } from './ru.ts'
import { templatesFor } from './rules/templates.ts'

interface Options {
  disciplines: Discipline[]
  skills: { id: number; title: string; disciplineId: number }[]
  exams: { exam: Exam; disciplineId: number; disciplineKey: string }[]
}

/** What goals of a grade may be of: subjects with lessons or skills up to it, skills, exams that may be rehearsed. */
async function findOptions({ sql }: Ctx, grade: number): Promise<Options> {
  const { rows } = await sql.query<Options>({
    name: 'find_objective_options',
    text: `select
        (select coalesce(json_agg(json_build_object('id', d.id, 'key', d.key, 'title', d.title, 'hue', d.hue) order by d.position, d.id), '[]')
          from disciplines d where exists (select from courses c where c.discipline_id = d.id and c.retired_at is null and $1 = any(c.grades))
            or exists (select from skills s where s.discipline_id = d.id and s.retired_at is null and s.grade <= $1)) as disciplines,
        (select coalesce(json_agg(json_build_object('id', s.id, 'title', s.title, 'disciplineId', s.discipline_id)
            order by s.grade desc, s.position, s.id), '[]')
          from skills s where s.retired_at is null and s.grade <= $1) as skills,
        (select coalesce(json_agg(distinct jsonb_build_object('exam', r.exam, 'disciplineId', d.id, 'disciplineKey', d.key)), '[]')
          from exam_rehearsals r join disciplines d on d.id = r.discipline_id where r.retired_at is null) as exams`,
    values: [grade],
  })
  return rows[0]!
}

export async function readOptions(ctx: Ctx, asked: number | undefined): Promise<ObjectiveOptions> {
  const grade = asked ?? userOf(ctx)?.grade?.index ?? null
  const { disciplines, skills, exams } = await findOptions(ctx, grade ?? 11)
  const has = new Set([
    ...disciplines.map(({ key }) => key),
    ...exams.map(({ exam, disciplineKey }) => `${exam} ${disciplineKey}`),
  ])
  return {
    disciplines,
    skills,
    exams: exams.map(({ exam, disciplineId }) => ({ exam, disciplineId })),
    templates: templatesFor(grade, has).flatMap(({ disciplineKey, grades: _, ...rule }) => {
      const discipline = disciplines.find(({ key }) => key === disciplineKey) ?? null
      if (disciplineKey !== null && discipline === null) return []
      return [
        { ...rule, ...templates[rule.key]!, discipline, disciplineId: discipline?.id ?? null, skillId: null },
      ]
    }),
  }
}
