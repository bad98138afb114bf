import { Discipline } from '@school/disciplines/contract'
import { endpoint, filtersOf, Id, pagingBy, TypedLine } from '@school/kernel/contract'
import * as z from 'zod'

/** An activity of the school that is assigned as a whole and done on its own page. */
export const AssignedThing = z.object({
  /** Id of its work. */
  id: z.int(),
  /** «тренировка». */
  kindTitle: z.string(),
  title: z.string(),
  /** The page where a pupil does it. */
  url: z.string(),
})
export type AssignedThing = z.infer<typeof AssignedThing>

export const AssignableThing = AssignedThing.extend({
  kind: z.string(),
  subtitle: z.string(),
  discipline: Discipline.nullable(),
  grades: z.array(z.int()),
  minutes: z.int(),
})
export type AssignableThing = z.infer<typeof AssignableThing>

export const listAssignableThings = endpoint({
  name: 'homeworks.listAssignableThings',
  method: 'GET',
  path: '/api/teacher/assignable_things',
  audience: 'agent',
  tells: [],
  summary: 'Lessons, trainings and rehearsals that may be assigned as they are, by words and kind',
  query: pagingBy(20).extend({
    q: filtersOf(
      // Id of its work.
      { idEq: Id, kindEq: z.string().regex(/^[a-z_]{1,30}$/), textCont: TypedLine.min(2).max(80) },
      [],
    ),
  }),
  reply: z.array(AssignableThing),
  paged: true,
})
