import * as z from 'zod'
import { endpoint, Id, idParams, Instant, TypedLine, Version } from '@school/kernel/contract'

const StageId = idParams('stageId')
const path = '/api/wk/olympiad_stages/:stageId'
/** People who run olympiads in a school or a municipality. */
const byManagers = { audience: 'staff', feature: 'olympiadsAccessManagement' } as const
const errors = ['stage_not_found', 'managed_place_not_found', 'desk_of_school'] as const

/** Check list of a school before a stage. */
export const readinessItems = ['classrooms', 'computers', 'technician', 'memo'] as const
export type ReadinessItem = (typeof readinessItems)[number]

export const Tick = z.object({
  item: z.enum(readinessItems),
  /** `null` while it is not ready. */
  tickedAt: Instant.nullable(),
  tickedBy: z.string().nullable(),
})
export type Tick = z.infer<typeof Tick>

export const Readiness = z.object({
  /** The whole list, in its order. */
  items: z.array(Tick),
  /** Employees of the school who may supervise a class. */
  employees: z.array(z.object({ id: z.int(), name: z.string() })),
  /** True until the stage is over. */
  can: z.object({ change: z.boolean() }),
})
export type Readiness = z.infer<typeof Readiness>

export const getReadiness = endpoint({
  name: 'olympiads.getReadiness',
  method: 'GET',
  path: `${path}/readiness`,
  ...byManagers,
  reads: ['olympiads.readiness', 'olympiads.stages'],
  summary: 'What of the check list of a stage is ready in the own school, by whom and since when',
  params: StageId,
  reply: Readiness,
  errors: [...errors],
})

export const tickReadiness = endpoint({
  name: 'olympiads.tickReadiness',
  method: 'PUT',
  path: `${path}/readiness`,
  ...byManagers,
  changes: ['olympiads.readiness'],
  summary:
    'Ticks a line of the check list of the own school, or takes the tick off; who has ticked it stays recorded',
  params: StageId,
  body: z.object({ item: z.enum(readinessItems), isDone: z.boolean() }),
  reply: Readiness,
  errors: [...errors, 'readiness_fixed'],
})

/** Sets where a class of the school writes a stage, and its supervisor. */
export const setClassRoom = endpoint({
  name: 'olympiads.setClassRoom',
  method: 'PUT',
  path: `${path}/class_rooms`,
  ...byManagers,
  changes: ['olympiads.accesses'],
  summary:
    'Says in which room a class of the own school writes a stage and who looks after it: an employee, or a name',
  params: StageId,
  body: z.object({
    schoolClassId: Id,
    room: TypedLine.max(60),
    supervisorId: Id.nullable(),
    /** Name of a supervisor who is not an employee; empty with an employee. */
    supervisorName: TypedLine.max(100),
    /** 0, also when absent: nothing was set before. */
    version: Version.default(0),
  }),
  reply: z.null(),
  errors: [...errors, 'readiness_fixed', 'monitored_class_not_found', 'supervisor_not_found'],
})
