import { comparing, endpoint, filtersOf, Id, idParams, Instant, instantColumn } from '@school/kernel/contract'
import * as z from 'zod'

export const requestStates = ['waiting', 'accepted', 'declined', 'withdrawn'] as const
export const RequestState = z.enum(requestStates)
export type RequestState = z.infer<typeof RequestState>

/** More schools than these a person would rather name exactly. */
export const mostFoundSchools = 20

/** A school that works with us. */
export const PartnerSchool = z.object({
  id: z.int(),
  name: z.string(),
  city: z.string(),
  /** Its municipality and region, where it has them. */
  place: z.string(),
})
export type PartnerSchool = z.infer<typeof PartnerSchool>

/** What a teacher has asked of a school. */
export const OwnSchoolRequest = z.object({
  id: z.int(),
  schoolName: z.string(),
  city: z.string(),
  state: RequestState,
  askedAt: Instant,
  decidedAt: Instant.nullable(),
})
export type OwnSchoolRequest = z.infer<typeof OwnSchoolRequest>

/** A class of the own that the school could take over. */
export const OwnClass = z.object({
  id: z.int(),
  name: z.string(),
  /** The school has a class of this name in this year. */
  isTaken: z.boolean(),
})
export type OwnClass = z.infer<typeof OwnClass>

export const SchoolStanding = z.object({
  /** The school for which the teacher acts; `null` when none has confirmed. */
  schoolName: z.string().nullable(),
  /** The school that was named in the profile, of the directory or typed. */
  chosenName: z.string().nullable(),
  /** Of those that work with us the ones that may be the chosen one; nothing while a request waits. */
  suggested: z.array(PartnerSchool),
  /** Those that wait, and the last answer when nothing waits. */
  requests: z.array(OwnSchoolRequest),
  /** Of this year. */
  ownClasses: z.array(OwnClass),
  can: z.object({
    /** Acts for no school, and may name one. */
    ask: z.boolean(),
    /** A contact is proved: schools are written to by people who are known. */
    send: z.boolean(),
    move: z.boolean(),
  }),
})
export type SchoolStanding = z.infer<typeof SchoolStanding>

export const getSchoolStanding = endpoint({
  name: 'invitations.getSchoolStanding',
  method: 'GET',
  path: '/api/teacher/school_standing',
  audience: 'agent',
  reads: ['invitations.schoolRequests', 'schoolClasses.classes', 'organizations.roles', 'accounts.user'],
  summary: 'Which school the viewer has asked to confirm them, and which classes are still their own',
  reply: SchoolStanding,
})

export const findPartnerSchools = endpoint({
  name: 'invitations.findPartnerSchools',
  method: 'GET',
  path: '/api/teacher/partner_schools',
  audience: 'agent',
  reads: ['organizations.organizations'],
  summary: 'Schools that work with us, by words of the name and the town; nothing without a text',
  query: z.object({ text: z.string().max(200).default('') }),
  reply: z.array(PartnerSchool).max(mostFoundSchools),
  perMinute: 120,
})

export const askSchool = endpoint({
  name: 'invitations.askSchool',
  forProved: true,
  method: 'POST',
  path: '/api/teacher/school_requests',
  audience: 'agent',
  changes: ['invitations.schoolRequests'],
  summary:
    'Asks the administrators of a school to confirm that the viewer works there; a request that waits already stays',
  body: z.object({ organizationId: Id }),
  reply: z.null(),
  errors: [
    'partner_school_not_found',
    'school_request_needless',
    'school_request_too_many',
    'school_request_refused',
    'invitations_off',
  ],
})

export const withdrawSchoolRequest = endpoint({
  name: 'invitations.withdrawSchoolRequest',
  method: 'DELETE',
  path: '/api/teacher/school_requests/:schoolRequestId',
  audience: 'agent',
  changes: ['invitations.schoolRequests'],
  summary: 'Takes a request to a school back; repeating it changes nothing',
  params: idParams('schoolRequestId'),
  reply: z.null(),
  errors: ['school_request_not_found', 'school_request_decided'],
})

/** A teacher who asks a school to confirm them. */
export const SchoolRequest = z.object({
  id: z.int(),
  /** «Савельев Архип Савельевич». */
  name: z.string(),
  email: z.string().nullable(),
  askedAt: Instant,
  /** Own classes of this year, which would go over to the school. */
  classes: z.array(z.string()),
})
export type SchoolRequest = z.infer<typeof SchoolRequest>

export const schoolRequestColumns = { askedAt: instantColumn }

export const listSchoolRequests = endpoint({
  name: 'invitations.listSchoolRequests',
  method: 'GET',
  path: '/api/wk/organizations/:organizationId/school_requests',
  audience: 'staff',
  feature: 'organizationsManagement',
  reads: ['invitations.schoolRequests', 'schoolClasses.classes'],
  summary: 'Teachers who ask a school to confirm them',
  params: idParams('organizationId'),
  query: z.object({ q: filtersOf(comparing(schoolRequestColumns), ['askedAt']) }),
  reply: z.array(SchoolRequest),
  errors: ['organization_not_found'],
})

export const decideSchoolRequest = endpoint({
  name: 'invitations.decideSchoolRequest',
  method: 'POST',
  path: '/api/teacher/school_requests/:schoolRequestId/decisions',
  audience: 'agent',
  changes: ['invitations.schoolRequests', 'organizations.roles', 'schoolClasses.classes'],
  summary:
    'An administrator of the school or above it confirms a teacher, whose own classes of this year go over to the school, or declines. Repeating it changes nothing',
  params: idParams('schoolRequestId'),
  body: z.object({ isConfirmed: z.boolean() }),
  reply: z.null(),
  errors: ['school_request_not_found', 'school_request_decided'],
})
