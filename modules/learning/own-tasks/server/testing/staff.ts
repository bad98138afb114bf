import { toWire } from '@school/kernel/contract'
import { openTestSchool, type Person, type TestSchool } from '@school/server/testing'
import type { OwnTaskSource } from '../../contract/own-task.ts'
import { sourceOf } from './sources.ts'

export const tasksAt = '/api/teacher/own_tasks'
export const taskAt = (id: number, rest = '') => `${tasksAt}/${id}${rest}`

/** Savelich and his colleague Beaupré, who teach in one school, and Zurin, who teaches in none. */
export interface Staff {
  school: TestSchool
  savelich: Person
  beaupre: Person
  zurin: Person
  /** A discipline of the school. */
  disciplineId: number
}

export async function openStaff(): Promise<Staff> {
  const school = await openTestSchool()
  await school.rows(`delete from organizations where city = 'Белогорск'`)
  const agent = { type: 'agent', gradeIndex: null } as const
  const savelich = await school.person('Савелий Савельич', agent)
  const beaupre = await school.person('Пьер Бопре', agent)
  const zurin = await school.person('Иван Зурин', agent)
  await school.rows(
    `with o as (
        insert into organizations (kind, name, short_name, city) values ('school', 'Крепостная', 'Крепостная', 'Белогорск') returning id
      ), c as (
        insert into school_classes (organization_id, grade_index, letter, school_year)
        select id, 7, letter, 2026 from o, unnest(array['А', 'Б']) letter returning id, letter
      ) insert into class_members (school_class_id, user_id, role)
        select id, case letter when 'А' then $1::int else $2::int end, 'teacher' from c`,
    [savelich.id, beaupre.id],
  )
  const [discipline] = await school.rows<{ id: number }>(`select id from disciplines where key = 'math'`)
  return { school, savelich, beaupre, zurin, disciplineId: discipline!.id }
}

export const bodyOf = (staff: Pick<Staff, 'disciplineId'>, source: OwnTaskSource) => ({
  source: toWire({ ...source, disciplineId: staff.disciplineId }),
})

/** Writes a task. @returns it as the author reads it */
export async function write(staff: Staff, person: Person, more: Partial<OwnTaskSource> = {}) {
  const { body, status } = await person.post(tasksAt, bodyOf(staff, sourceOf(more.kind ?? 'number', more)))
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body
}

export const ready = async (person: Person, { id, version }: { id: number; version: number }) =>
  (await person.post(taskAt(id, '/versions'), { version })).body

export const writeReady = async (staff: Staff, person: Person, more: Partial<OwnTaskSource> = {}) =>
  ready(person, await write(staff, person, more))
