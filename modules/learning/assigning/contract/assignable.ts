import { Discipline } from '@school/disciplines/contract'
import { endpoint, filtersOf, Id, pagingBy, TypedLine } from '@school/kernel/contract'
import { AssignedWork } from '@school/homeworks/contract'
import * as z from 'zod'

export const AssignableWork = AssignedWork.extend({
  kind: z.string(),
  subtitle: z.string(),
  discipline: Discipline.nullable(),
  grades: z.array(z.int()),
  minutes: z.int(),
})
export type AssignableWork = z.infer<typeof AssignableWork>

export const listAssignableWorks = endpoint({
  name: 'homeworks.listAssignableThings',
  method: 'GET',
  path: '/api/teacher/assignable_things',
  audience: 'agent',
  reads: [],
  summary: 'Lessons, trainings and rehearsals that may be assigned as they are, by words and kind',
  query: pagingBy(20).extend({
    q: filtersOf(
      // Id of its work.
      { idEq: Id, kindEq: z.string().regex(/^[a-z_]{1,30}$/), textCont: TypedLine.min(2).max(80) },
      [],
    ),
  }),
  reply: z.array(AssignableWork),
  paged: true,
})
