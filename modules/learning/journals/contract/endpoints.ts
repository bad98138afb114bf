import { MarkScale } from '@school/homeworks/contract'
import { endpoint, Id, idParams, SeenVersion, TableFormat } from '@school/kernel/contract'
import * as z from 'zod'
import {
  CellChange,
  ColumnFields,
  Journal,
  NewColumn,
  OfferedColumn,
  OwnJournal,
  PeriodOfJournal,
  WrittenCells,
  WrittenReply,
} from './journal.ts'

const ofClass = idParams('schoolClassId')
const ofColumn = idParams('columnId')

/** Which part of a journal: without a period the quarter that goes on, without a discipline that of the viewer. */
const Part = z.object({
  period: PeriodOfJournal.optional(),
  /** `all` is every discipline. */
  discipline: z
    .string()
    .regex(/^[a-z0-9-]{1,60}$/)
    .optional(),
})
export type JournalPart = z.output<typeof Part>

export const getJournal = endpoint({
  name: 'journals.get',
  method: 'GET',
  path: '/api/school_classes/:schoolClassId/journal',
  audience: 'agent',
  reads: [
    'journals.columns',
    'journals.marks',
    'journals.settings',
    'schoolClasses.classes',
    'homeworks.homeworks',
    'homeworks.copies',
    'works.attempts',
  ],
  summary: 'The journal of a class that the viewer teaches: pupils, columns and marks of a part of the year',
  params: ofClass,
  query: Part,
  reply: Journal,
  errors: ['school_class_not_found'],
})

export const writeJournal = endpoint({
  name: 'journals.write',
  method: 'PUT',
  path: '/api/school_classes/:schoolClassId/journal',
  audience: 'agent',
  changes: ['journals.marks'],
  summary:
    'Writes cells; one that has changed since it was seen is not overwritten and is listed in the reply',
  params: ofClass,
  body: WrittenCells,
  reply: WrittenReply,
  errors: [
    'school_class_not_found',
    'journal_archived',
    'journal_column_not_found',
    'journal_pupil_not_found',
  ],
})

export const mostChanges = 50

export const listCellChanges = endpoint({
  name: 'journals.listChanges',
  method: 'GET',
  path: '/api/journal_columns/:columnId/pupils/:userId/changes',
  audience: 'agent',
  reads: ['journals.marks'],
  summary: 'Who has written what into a cell, from the last to the first',
  params: z.object({ columnId: Id, userId: Id }),
  reply: z.array(CellChange).max(mostChanges),
  errors: ['journal_column_not_found', 'journal_pupil_not_found'],
})

export const addColumn = endpoint({
  name: 'journals.addColumn',
  method: 'POST',
  path: '/api/school_classes/:schoolClassId/journal/columns',
  audience: 'agent',
  changes: ['journals.columns'],
  summary: 'A new column of a journal',
  params: ofClass,
  body: NewColumn,
  reply: z.object({ id: z.int() }),
  errors: [
    'school_class_not_found',
    'journal_archived',
    'journal_day_outside',
    'journal_day_in_summer',
    'journal_discipline_unknown',
  ],
})

export const addHomeworkColumn = endpoint({
  name: 'journals.addHomeworkColumn',
  method: 'POST',
  path: '/api/school_classes/:schoolClassId/journal/homeworks',
  audience: 'agent',
  changes: ['journals.columns', 'journals.marks'],
  summary:
    'A column of a homework that was given to the class, whose marks follow it; repeating it adds nothing',
  params: ofClass,
  body: OfferedColumn,
  reply: z.object({ id: z.int() }),
  errors: ['school_class_not_found', 'journal_archived', 'journal_homework_not_found'],
})

export const changeColumn = endpoint({
  name: 'journals.changeColumn',
  method: 'PATCH',
  path: '/api/journal_columns/:columnId',
  audience: 'agent',
  changes: ['journals.columns'],
  summary: 'The day, the kind, the topic and the weight of a column',
  params: ofColumn,
  body: ColumnFields.extend({ version: SeenVersion }),
  reply: z.null(),
  errors: ['journal_archived', 'journal_column_not_found', 'journal_day_outside', 'journal_day_in_summer'],
})

export const removeColumn = endpoint({
  name: 'journals.removeColumn',
  method: 'DELETE',
  path: '/api/journal_columns/:columnId',
  audience: 'agent',
  changes: ['journals.columns'],
  summary: 'Takes a column without marks by hand out of a journal',
  params: ofColumn,
  reply: z.null(),
  errors: ['journal_archived', 'journal_column_not_found', 'journal_column_has_marks'],
})

export const saveJournal = endpoint({
  name: 'journals.save',
  method: 'GET',
  path: '/api/school_classes/:schoolClassId/journal/file',
  audience: 'agent',
  summary: 'A part of the journal of a class as a table to be saved',
  params: ofClass,
  query: Part.extend({ format: TableFormat }),
  isFile: true,
  reply: z.unknown(),
  errors: ['school_class_not_found'],
})

export const setMarkScale = endpoint({
  name: 'journals.setMarkScale',
  method: 'PUT',
  path: '/api/teacher/mark_scale',
  audience: 'agent',
  changes: ['journals.settings'],
  summary: "The viewer's own scale: per cents from which «5», «4» and «3» begin",
  body: z.object({ markScale: MarkScale }),
  reply: z.null(),
  errors: ['scale_out_of_order'],
})

export const getOwnJournal = endpoint({
  name: 'journals.getOwn',
  method: 'GET',
  path: '/api/user/journal',
  audience: 'pupil',
  alsoForWeakSessions: true,
  alsoForParents: true,
  reads: [
    'journals.columns',
    'journals.marks',
    'schoolClasses.classes',
    'homeworks.copies',
    'works.attempts',
  ],
  summary: "The viewer's own marks of this quarter in the journals of their classes, the last ones first",
  reply: OwnJournal,
})
