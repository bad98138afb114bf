import {
  comparing,
  endpoint,
  filtersOf,
  Id,
  idColumn,
  idParams,
  Instant,
  instantColumn,
  numberColumn,
} from '@school/kernel/contract'
import * as z from 'zod'

const staff = { audience: 'staff', feature: 'organizationsManagement' } as const
const reads = ['invitations.accepts', 'schoolClasses.classes'] as const

/** A pupil who has come by the code of a class and waits for a word. */
export const WaitingPupil = z.object({
  acceptId: z.int(),
  /** «Гринёв Пётр». */
  name: z.string(),
  /** Whom of the list of the class the pupil has called themselves. */
  placeName: z.string().nullable(),
  acceptedAt: Instant,
})
export type WaitingPupil = z.infer<typeof WaitingPupil>

export const waitingPupilColumns = { acceptedAt: instantColumn }

export const listWaitingPupils = endpoint({
  name: 'invitations.listWaiting',
  method: 'GET',
  path: '/api/wk/school_classes/:schoolClassId/waiting_pupils',
  ...staff,
  reads,
  summary:
    'Who has come by the code of a class and waits, by name, which is kept on record; for administrators of the school itself',
  params: idParams('schoolClassId'),
  query: z.object({ q: filtersOf(comparing(waitingPupilColumns), ['acceptedAt']) }),
  reply: z.array(WaitingPupil),
  errors: ['school_class_not_found', 'names_closed'],
})

export const WaitingInClass = z.object({
  schoolClassId: z.int(),
  /** «7А». */
  name: z.string(),
  pupils: z.int(),
})
export type WaitingInClass = z.infer<typeof WaitingInClass>

export const waitingInClassColumns = { schoolClassId: idColumn, pupils: numberColumn }

export const countWaitingPupils = endpoint({
  name: 'invitations.countWaiting',
  method: 'GET',
  path: '/api/wk/organizations/:organizationId/waiting_pupils',
  ...staff,
  reads,
  summary: 'In which classes of an organization pupils wait for a word, and how many',
  params: idParams('organizationId'),
  query: z.object({ q: filtersOf(comparing(waitingInClassColumns), ['pupils']) }),
  reply: z.array(WaitingInClass),
  errors: ['organization_not_found'],
})

export const decideWaiting = endpoint({
  name: 'invitations.decideWaiting',
  method: 'POST',
  path: '/api/wk/school_classes/:schoolClassId/decisions',
  ...staff,
  changes: ['invitations.accepts', 'schoolClasses.classes'],
  summary:
    'Lets waiting pupils into a class or refuses them; those who can’t be let in keep waiting and are listed in the reply. Repeating it changes nothing',
  params: idParams('schoolClassId'),
  body: z.object({ acceptIds: z.array(Id).min(1).max(200), isConfirmed: z.boolean() }),
  reply: z.object({
    decided: z.int(),
    left: z.array(z.object({ acceptId: z.int(), reason: z.string() })),
  }),
  errors: ['school_class_not_found', 'names_closed', 'accept_not_found'],
})
