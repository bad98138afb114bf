import { endpoint, filtersOf, Id, idParams, TableFormat } from '@school/kernel/contract'
import * as z from 'zod'
import { Invited, Journal, JournalList } from './journal.ts'

const StageId = idParams('stageId')
const path = '/api/teacher/olympiad_journals'
const notFound = ['stage_not_found', 'school_class_not_found'] as const

/** All own classes, or one of them. */
const OfClass = filtersOf({ schoolClassIdEq: Id }, [])

export const listJournals = endpoint({
  name: 'olympiads.listJournals',
  method: 'GET',
  path,
  audience: 'agent',
  reads: ['olympiads.stages', 'olympiads.participations', 'schoolClasses.classes', 'works.attempts'],
  summary: 'Olympiads for the grades of the viewer’s classes, by stages, with how far the pupils are',
  query: z.object({ q: filtersOf({ stageIdEq: Id }, []) }),
  reply: JournalList,
})

export const getJournal = endpoint({
  name: 'olympiads.getJournal',
  method: 'GET',
  path: `${path}/:stageId`,
  audience: 'agent',
  reads: [
    'olympiads.stages',
    'olympiads.participations',
    'olympiads.invitations',
    'olympiads.codes',
    'olympiads.personalCodes',
    'schoolClasses.classes',
    'works.attempts',
    'certificates.certificates',
  ],
  summary:
    'The pupils of the viewer’s classes in a stage: invited, registered, solving, through; points, places and diplomas when the results are out',
  params: StageId,
  query: z.object({ q: OfClass }),
  reply: Journal,
  errors: notFound,
})

export const saveJournal = endpoint({
  name: 'olympiads.saveJournal',
  method: 'GET',
  path: `${path}/:stageId/file`,
  audience: 'agent',
  summary: 'The same pupils as a table to be saved',
  params: StageId,
  query: z.object({ format: TableFormat, q: OfClass }),
  isFile: true,
  reply: z.unknown(),
  errors: notFound,
})

export const inviteToStage = endpoint({
  name: 'olympiads.invite',
  forProved: true,
  method: 'POST',
  path: `${path}/:stageId/invitations`,
  audience: 'agent',
  changes: ['olympiads.invitations'],
  summary:
    'Invites those of the viewer’s pupils who are not in a stage yet and reminds those who have not begun; each once a day',
  params: StageId,
  body: z.object({ schoolClassId: Id.nullable() }),
  reply: Invited,
  errors: [...notFound, 'entry_closed'],
  perMinute: 30,
})

export const saveJournalSlips = endpoint({
  name: 'olympiads.saveJournalSlips',
  method: 'GET',
  path: `${path}/:stageId/codes`,
  audience: 'agent',
  summary:
    'Slips for the viewer’s pupils: the code of the school for the stage and, for pupils without an account, that of the class',
  params: StageId,
  query: z.object({ q: OfClass }),
  isFile: true,
  reply: z.unknown(),
  errors: [...notFound, 'entry_closed', 'school_code_needed', 'slips_needless'],
  perMinute: 30,
})

export const saveJournalDiplomas = endpoint({
  name: 'olympiads.saveJournalDiplomas',
  method: 'GET',
  path: `${path}/:stageId/diplomas.zip`,
  audience: 'agent',
  summary: 'Diplomas and certificates of the viewer’s pupils of a published stage in one archive',
  params: StageId,
  query: z.object({ q: OfClass }),
  isFile: true,
  reply: z.unknown(),
  errors: [...notFound, 'results_hidden', 'diplomas_absent'],
  perMinute: 30,
})

export const saveJournalMemo = endpoint({
  name: 'olympiads.saveJournalMemo',
  method: 'GET',
  path: `${path}/:stageId/memo`,
  audience: 'agent',
  summary: 'A memo of a stage for the teacher: when, how long, what to bring, how to enter, whom to call',
  params: StageId,
  query: z.object({ q: OfClass }),
  isFile: true,
  reply: z.unknown(),
  errors: [...notFound, 'entry_closed'],
  perMinute: 30,
})

export const saveJournalLetter = endpoint({
  name: 'olympiads.saveJournalLetter',
  method: 'GET',
  path: `${path}/:stageId/letter`,
  audience: 'agent',
  summary: 'The letter of thanks to the viewer for the pupils who took part in a published stage',
  params: StageId,
  isFile: true,
  reply: z.unknown(),
  errors: ['stage_not_found', 'results_hidden', 'letter_absent'],
  perMinute: 30,
})
