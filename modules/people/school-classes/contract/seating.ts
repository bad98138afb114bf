import { endpoint, Id, idParams, Instant } from '@school/kernel/contract'
import * as z from 'zod'

/** In a classroom. */
export const mostRowsInRoom = 5
export const mostDesksInRow = 10
export const placesAtDesk = 2
const mostPlaces = mostRowsInRoom * mostDesksInRow * placesAtDesk

const room = { rows: z.int().min(1).max(mostRowsInRoom), desks: z.int().min(1).max(mostDesksInRow) }

/** How the pupils of a class sit: its teachers have one plan. */
export const ClassSeating = z.object({
  ...room,
  /** From the board, desk by desk along each line: the id of the pupil, or `null` for an empty place. */
  places: z.array(z.int().nullable()),
  changedAt: Instant,
  /** «Архип Савельевич»; `null` when the account is no more. */
  changedBy: z.string().nullable(),
})
export type ClassSeating = z.infer<typeof ClassSeating>

const SeatingOfClass = z.object({
  /** Grows with every change; 0 before the first plan. */
  version: z.int(),
  seating: ClassSeating.nullable(),
})

const ofClass = idParams('schoolClassId')
const path = '/api/school_classes/:schoolClassId/seating'

export const getSeating = endpoint({
  name: 'schoolClasses.getSeating',
  method: 'GET',
  path,
  audience: 'agent',
  reads: ['schoolClasses.seating', 'schoolClasses.classes'],
  summary: 'How the pupils of an own class sit, as its teachers have left it',
  params: ofClass,
  reply: SeatingOfClass,
  errors: ['school_class_not_found'],
})

export const changeSeating = endpoint({
  name: 'schoolClasses.changeSeating',
  method: 'PUT',
  path,
  audience: 'agent',
  changes: ['schoolClasses.seating'],
  summary:
    'Replaces the seating plan of an own class; people outside of it get no place. Refused when a colleague has changed the plan since it was read, unless it is the same',
  params: ofClass,
  body: z.object({
    ...room,
    places: z.array(Id.nullable()).max(mostPlaces),
    version: z.int().min(0).max(2_147_483_647),
  }),
  reply: SeatingOfClass,
  errors: ['school_class_not_found', 'school_class_archived'],
})
