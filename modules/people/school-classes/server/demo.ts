import type { DemoPart } from '@school/demo-school/server'
import { enlistPeople } from '@school/users/server'
import type { Ctx } from '@school/kernel/server'
import { schoolYearOf } from '@school/texts'
import { giveCodes } from './entry-codes.ts'
import { former, letter, listed, newcomers, twice } from './ru-demo.ts'

const dayMs = 24 * 3600_000

const personOf =
  (gradeIndex: number) =>
  ([lastName, firstName, middleName = '']: readonly [string, string, string?]) => ({
    type: 'pupil' as const,
    lastName,
    firstName,
    middleName,
    gradeIndex,
    portalRole: null,
    timezone: 'Europe/Moscow',
    publicProfile: false,
  })

/**
 * The school year of the demo teacher: a class was created from a list three days ago and has personal codes, two newcomers of 9А have never signed in,
 * and classes of the former year wait to be moved to this one.
 */
export const yearOfDemo = (sign: Ctx['sign']): DemoPart => ({
  name: 'school-classes',
  needs: ['lessons', 'trainings', 'skills-practice', 'homeworks', 'exams', 'invitations', 'visits'],
  seed: async ({ unit, accounts, now }) => {
    const teacherId = accounts.get('teacher')!
    const { rows } = await unit.sql.query<{ id: number }>({
      text: `insert into school_classes (organization_id, grade_index, letter, school_year)
        select organization_id, 8, $2, $3 from memberships where user_id = $1 and is_active returning id`,
      values: [teacherId, letter, schoolYearOf(now)],
    })
    const madeId = rows[0]!.id
    const on = new Date(now.getTime() - 3 * dayMs)
    const pupilIds = await enlistPeople(unit, listed.map(personOf(8)), on)
    const newcomerIds = await enlistPeople(unit, newcomers.map(personOf(9)), on)
    await unit.sql.query({
      text: `insert into class_members (school_class_id, user_id, role, added_by)
        select $1::int, n, 'pupil', $3::int from unnest($2::int[]) n
        union all select $1, $3, 'teacher', null
        union all select c.id, n, 'pupil', null from unnest($4::int[]) n, class_members me
          join school_classes c on c.id = me.school_class_id
          where me.user_id = $3 and me.role = 'teacher' and c.grade_index = 9`,
      values: [madeId, pupilIds, teacherId, newcomerIds],
    })
    await giveCodes({ sign, sql: unit.sql, now: on }, pupilIds, teacherId)
    for (const [index, { grade, letter: of, names }] of former.entries())
      await unit.sql.query({
        text: `with made as (
            insert into school_classes (organization_id, grade_index, letter, school_year)
            select organization_id, $5, $2, $3 from memberships where user_id = $1 and is_active returning id
          )
          insert into class_members (school_class_id, user_id, role)
          select made.id, $1, 'teacher' from made where $6 union all select made.id, n, 'pupil' from made, unnest($4::int[]) n`,
        values: [
          teacherId,
          of,
          schoolYearOf(now) - 1,
          await enlistPeople(unit, names.map(personOf(grade)), new Date(now.getTime() - 400 * dayMs)),
          grade,
          index === 0,
        ],
      })
  },
})

/** A pupil with an account is on the list of a class as a double. Runs after journals, which would otherwise make the new account look used. */
export const doubleOfDemo = (sign: Ctx['sign']): DemoPart => ({
  name: 'school-classes.double',
  needs: ['school-classes', 'journals'],
  seed: async ({ unit, accounts, now }) => {
    const teacherId = accounts.get('teacher')!
    const on = new Date(now.getTime() - dayMs)
    const ids = await enlistPeople(unit, [personOf(8)(twice)], on)
    await unit.sql.query({
      text: `insert into class_members (school_class_id, user_id, role, added_by)
        select c.id, $1, 'pupil', $2 from school_classes c join class_members me on me.school_class_id = c.id and me.user_id = $2
        where me.role = 'teacher' and c.grade_index = 8 and c.letter = $3 and c.school_year = $4`,
      values: [ids[0], teacherId, letter, schoolYearOf(now)],
    })
    await giveCodes({ sign, sql: unit.sql, now: on }, ids, teacherId)
  },
})
