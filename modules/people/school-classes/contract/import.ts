import {
  csv,
  endpoint,
  Id,
  idParams,
  listBody,
  listFault,
  listFindings,
  personColumns,
  TypedCode,
  UndoneImport,
} from '@school/kernel/contract'
import * as z from 'zod'

export const mostRows = 1000
/** Enough for a thousand names with patronymics and other columns. */
const mostLetters = 200_000
export const maxListBytes = 2 * 1024 * 1024

/** Why a row is not taken. */
export const rowFaultKinds = [
  'no_first_name',
  'odd_sign',
  'extra_words',
  'too_long',
  'twice',
  'too_many',
  'other_class',
] as const
export const RowFault = z.object({ ...listFault, kind: z.enum(rowFaultKinds) })
export type RowFault = z.infer<typeof RowFault>

export const ImportedPupil = z.object({
  row: z.int(),
  /** «Гринёв Пётр Андреевич». */
  name: z.string(),
  lastName: z.string(),
  firstName: z.string(),
  middleName: z.string(),
  /** «7Б», as given in the list; `null` without one. */
  className: z.string().nullable(),
  /** In the class already: nothing is made. */
  isKnown: z.boolean(),
  /** Was in the class before: the same account is restored. */
  isReturning: z.boolean(),
})
export type ImportedPupil = z.infer<typeof ImportedPupil>

export const PupilImport = z.object({
  pupils: z.array(ImportedPupil),
  faults: z.array(RowFault),
  ...listFindings(personColumns),
  /** Other classes that the list names: «7Д». */
  otherClasses: z.array(z.string()),
  /** The id to undo it; `null` when no pupil was added. */
  importId: z.int().nullable(),
})
export type PupilImport = z.infer<typeof PupilImport>

export const importPupils = endpoint({
  name: 'schoolClasses.importPupils',
  forProved: true,
  method: 'POST',
  path: '/api/school_classes/:schoolClassId/imports',
  audience: 'agent',
  changes: ['schoolClasses.classes'],
  summary:
    'Looks at a list of pupils, or adds them: each new one gets an account that a personal code opens. Rows with faults are not taken and are named; who is in the class already is passed over',
  params: idParams('schoolClassId'),
  body: z.object({
    ...listBody(personColumns, mostLetters),
    /** Rows in which the list names another class are taken, too. */
    takesOtherClasses: z.boolean().optional(),
  }),
  reply: PupilImport,
  errors: ['school_class_not_found', 'school_class_archived', 'import_empty', 'names_closed'],
  perMinute: 30,
})

export const undoPupilImport = endpoint({
  name: 'schoolClasses.undoPupilImport',
  method: 'DELETE',
  path: '/api/school_classes/:schoolClassId/imports/:importId',
  audience: 'agent',
  changes: ['schoolClasses.classes'],
  summary:
    'Takes out of the class those whom a list has added within a day; accounts that were made by it and are not used are deleted. Repeating it changes nothing',
  params: z.object({ schoolClassId: Id, importId: Id }),
  reply: UndoneImport,
  errors: ['school_class_not_found', 'pupil_import_not_found', 'pupil_import_late', 'names_closed'],
})

export const ReadPupilList = z.object({
  text: z.string(),
  /** Sheets that are not empty, when there is more than one. */
  sheets: z.array(z.object({ title: z.string(), text: z.string(), isChosen: z.boolean() })),
})
export type ReadPupilList = z.infer<typeof ReadPupilList>

export const readPupilList = endpoint({
  name: 'schoolClasses.readPupilList',
  method: 'POST',
  path: '/api/school_class_lists',
  audience: 'agent',
  changes: [],
  summary:
    'The rows of a list in CSV or XLSX as text that can be put right: of the sheet with most people, and of every sheet; nothing is kept',
  fileBytes: maxListBytes,
  reply: ReadPupilList,
  errors: ['import_file_unread', 'import_file_large', 'import_empty'],
  perMinute: 30,
})

export const makeEntryCodes = endpoint({
  name: 'schoolClasses.makeEntryCodes',
  method: 'POST',
  path: '/api/school_classes/:schoolClassId/entry_codes',
  audience: 'agent',
  changes: ['schoolClasses.classes'],
  summary: 'Everybody of the class who has no other way in has a personal code after it',
  params: idParams('schoolClassId'),
  reply: z.object({ codes: z.int() }),
  errors: ['school_class_not_found', 'school_class_archived', 'names_closed', 'external_sign_in_only'],
})

export const saveEntrySlips = endpoint({
  name: 'schoolClasses.saveEntrySlips',
  method: 'GET',
  path: '/api/school_classes/:schoolClassId/entry_slips',
  audience: 'agent',
  summary: 'Slips with personal codes, ten on a sheet, as PDF: of the whole class, or of these pupils',
  params: idParams('schoolClassId'),
  query: z.object({ userIds: csv(Id).optional() }),
  isFile: true,
  reply: z.unknown(),
  errors: ['school_class_not_found', 'school_class_no_codes', 'names_closed'],
  perMinute: 30,
})

export const revokeEntryCode = endpoint({
  name: 'schoolClasses.revokeEntryCode',
  method: 'DELETE',
  path: '/api/school_classes/:schoolClassId/pupils/:userId/entry_code',
  audience: 'agent',
  changes: ['schoolClasses.classes'],
  summary:
    'Revokes the personal code of a pupil and signs out the people who came by it; repeating it changes nothing',
  params: z.object({ schoolClassId: Id, userId: Id }),
  reply: z.null(),
  errors: ['school_class_not_found', 'names_closed'],
})

export const renewEntryCodes = endpoint({
  name: 'schoolClasses.renewEntryCodes',
  method: 'POST',
  path: '/api/school_classes/:schoolClassId/entry_code_renewals',
  audience: 'agent',
  changes: ['schoolClasses.classes'],
  summary:
    'Replaces the personal codes of these pupils and signs out the people who came by the former ones; pupils who sign in by themselves keep their way',
  params: idParams('schoolClassId'),
  body: z.object({ userIds: z.array(Id).min(1).max(1000) }),
  reply: z.object({
    codes: z.int(),
    /** Who has a way in of their own. */
    own: z.int(),
  }),
  errors: [
    'external_sign_in_only',
    'school_class_not_found',
    'school_class_archived',
    'pupils_changed',
    'names_closed',
  ],
})

export const enterByClassCode = endpoint({
  name: 'schoolClasses.enterByCode',
  method: 'POST',
  path: '/api/school_class_entries',
  // The previous user of this computer may not have signed out.
  audience: 'anyone',
  changes: [],
  summary: 'Signs a pupil in by the personal code that a teacher has given',
  body: z.object({ code: TypedCode.max(40) }),
  reply: z.object({ userId: z.int() }),
  errors: ['entry_code_needed', 'entry_code_unknown', 'entry_code_tries', 'external_sign_in_only'],
  keepsReply: false,
  // A whole class behind one address comes at one bell; wrong codes are counted apart.
  perMinute: 600,
})
