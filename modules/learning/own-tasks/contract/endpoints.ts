import * as z from 'zod'
import {
  endpoint,
  filtersOf,
  Id,
  idParams,
  pagingBy,
  TypedLine,
  Version,
  WireInteger,
} from '@school/kernel/contract'
import { Response, TaskKind } from '@school/tasks/contract'
import {
  maxImportBytes,
  OwnTask,
  OwnTaskCard,
  OwnTaskImport,
  OwnTaskImportBody,
  OwnTaskOptions,
  OwnTaskSource,
  OwnTaskTab,
  TaskTrial,
  TaskVariant,
} from './own-task.ts'

const OwnTaskId = idParams('ownTaskId')
const VariantNumber = WireInteger(0, 999)
const stated = ['discipline_unknown', 'skill_unknown', 'picture_unknown', 'picture_not_picture']

const Filters = filtersOf(
  {
    tabEq: OwnTaskTab,
    kindEq: TaskKind,
    disciplineIdEq: Id,
    skillEq: z.string().max(80),
    labelEq: z.string().max(60),
    /** Words of the title or the statement. */
    textCont: TypedLine.min(2).max(80),
  },
  [],
)

export const listOwnTasks = endpoint({
  name: 'ownTasks.list',
  method: 'GET',
  path: '/api/teacher/own_tasks',
  audience: 'agent',
  reads: ['ownTasks.tasks'],
  summary: 'Tasks that the viewer has written, or those that colleagues share',
  query: pagingBy(30).extend({ q: Filters }),
  reply: z.array(OwnTaskCard),
  paged: true,
})

export const saveOwnTasks = endpoint({
  name: 'ownTasks.saveAll',
  method: 'GET',
  path: '/api/teacher/own_tasks_file',
  audience: 'agent',
  summary: 'The same tasks as a file of GIFT; those that GIFT can not say whole are named in it',
  query: z.object({ q: Filters }),
  isFile: true,
  reply: z.unknown(),
  perMinute: 30,
})

export const getOwnTaskOptions = endpoint({
  name: 'ownTasks.getOptions',
  method: 'GET',
  path: '/api/teacher/own_task_options',
  audience: 'agent',
  reads: ['ownTasks.tasks'],
  summary: 'Disciplines and skills that a task may name, and labels of the viewer',
  reply: OwnTaskOptions,
})

export const createOwnTask = endpoint({
  name: 'ownTasks.create',
  method: 'POST',
  path: '/api/teacher/own_tasks',
  audience: 'agent',
  changes: ['ownTasks.tasks'],
  summary: 'Begins a task as a draft',
  body: z.object({
    source: OwnTaskSource,
    /** An empty draft created a moment ago: it is reused for this task. */
    insteadOf: Id.nullable().default(null),
  }),
  reply: OwnTask,
  errors: ['own_tasks_too_many', ...stated],
})

export const getOwnTask = endpoint({
  name: 'ownTasks.get',
  method: 'GET',
  path: '/api/teacher/own_tasks/:ownTaskId',
  audience: 'agent',
  reads: ['ownTasks.tasks'],
  summary: 'A task of the viewer, or of a colleague who shares it, as it was typed',
  params: OwnTaskId,
  reply: OwnTask,
  errors: ['own_task_not_found'],
})

export const saveOwnTask = endpoint({
  name: 'ownTasks.save',
  method: 'PUT',
  path: '/api/teacher/own_tasks/:ownTaskId',
  audience: 'agent',
  changes: ['ownTasks.tasks'],
  summary: 'Keeps what is typed; what was ready stays as it was until it is made ready again',
  params: OwnTaskId,
  body: z.object({ source: OwnTaskSource, version: Version }),
  reply: OwnTask,
  errors: ['own_task_not_found', ...stated],
  perMinute: 240,
})

export const readyOwnTask = endpoint({
  name: 'ownTasks.ready',
  method: 'POST',
  path: '/api/teacher/own_tasks/:ownTaskId/versions',
  audience: 'agent',
  changes: ['ownTasks.tasks'],
  summary:
    'Makes what is typed ready to be given: a new version where the last one is in use. While there are faults nothing changes and the reply names them',
  params: OwnTaskId,
  body: z.object({ version: Version }),
  reply: OwnTask,
  errors: ['own_task_not_found'],
})

export const archiveOwnTask = endpoint({
  name: 'ownTasks.archive',
  method: 'PUT',
  path: '/api/teacher/own_tasks/:ownTaskId/archiving',
  audience: 'agent',
  changes: ['ownTasks.tasks'],
  summary: 'Archives a task or restores it; works that contain it go on',
  params: OwnTaskId,
  body: z.object({ isArchived: z.boolean() }),
  reply: OwnTask,
  errors: ['own_task_not_found'],
})

export const shareOwnTask = endpoint({
  name: 'ownTasks.share',
  method: 'PUT',
  path: '/api/teacher/own_tasks/:ownTaskId/sharing',
  audience: 'agent',
  changes: ['ownTasks.tasks'],
  summary: 'Lets colleagues of the school read, give and copy a task, or no longer',
  params: OwnTaskId,
  body: z.object({ isShared: z.boolean() }),
  reply: OwnTask,
  errors: ['own_task_not_found', 'own_task_not_ready'],
})

export const shareOwnTaskLabel = endpoint({
  name: 'ownTasks.shareLabel',
  method: 'PUT',
  path: '/api/teacher/own_task_labels/:labelId/sharing',
  audience: 'agent',
  changes: ['ownTasks.tasks'],
  summary: 'The same with everything that lies under a label, also with what comes to it later',
  params: idParams('labelId'),
  body: z.object({ isShared: z.boolean() }),
  reply: OwnTaskOptions,
  errors: ['own_task_label_not_found'],
})

export const copyOwnTask = endpoint({
  name: 'ownTasks.copy',
  method: 'POST',
  path: '/api/teacher/own_tasks/:ownTaskId/copies',
  audience: 'agent',
  changes: ['ownTasks.tasks'],
  summary: 'Makes the viewer a draft of the same words',
  params: OwnTaskId,
  reply: OwnTask,
  errors: ['own_task_not_found', 'own_tasks_too_many'],
})

export const deleteOwnTask = endpoint({
  name: 'ownTasks.delete',
  method: 'DELETE',
  path: '/api/teacher/own_tasks/:ownTaskId',
  audience: 'agent',
  changes: ['ownTasks.tasks'],
  summary: 'Deletes a task that no work contains',
  params: OwnTaskId,
  reply: z.null(),
  errors: ['own_task_not_found', 'own_task_used'],
})

export const listOwnTaskVariants = endpoint({
  name: 'ownTasks.listVariants',
  method: 'GET',
  path: '/api/teacher/own_tasks/:ownTaskId/variants',
  audience: 'agent',
  reads: ['ownTasks.tasks'],
  summary: 'Ten variants of what is typed, with their answers',
  params: OwnTaskId,
  reply: z.array(TaskVariant),
  errors: ['own_task_not_found'],
})

export const tryOwnTask = endpoint({
  name: 'ownTasks.try',
  method: 'POST',
  path: '/api/teacher/own_tasks/:ownTaskId/tries',
  audience: 'agent',
  changes: [],
  summary: 'Checks an answer to what is typed as it would be checked for a pupil; nothing is recorded',
  params: OwnTaskId,
  body: z.object({ response: Response, variant: VariantNumber.nullable() }),
  reply: TaskTrial,
  errors: [
    'own_task_not_found',
    'own_task_unreadable',
    'answer_mismatch',
    'answer_empty',
    'answer_unreadable',
    'answer_in_other_layout',
    'checked_by_person',
  ],
})

export const importOwnTasks = endpoint({
  name: 'ownTasks.import',
  method: 'POST',
  path: '/api/teacher/own_task_imports',
  audience: 'agent',
  changes: ['ownTasks.tasks'],
  summary:
    'Looks at a file of GIFT, Moodle XML, Aiken or CSV, or adds its tasks as drafts. A task that is not read is named and stops itself alone; what was brought in already is passed over; what of a task is not carried is noted',
  body: OwnTaskImportBody,
  bodyBytes: maxImportBytes,
  reply: OwnTaskImport,
  errors: [
    'own_task_import_empty',
    'own_tasks_too_many',
    'discipline_unknown',
    'file_too_complex',
    'file_too_slow',
  ],
  perMinute: 30,
})

export const getOwnTaskPicture = endpoint({
  name: 'ownTasks.getPicture',
  method: 'GET',
  path: '/api/own_task_pictures/:fileId',
  audience: 'user',
  alsoForWeakSessions: true,
  summary: 'A picture of a task, for people who have its address from the task',
  params: z.object({ fileId: z.uuid() }),
  isFile: true,
  reply: z.unknown(),
  errors: ['own_task_picture_not_found'],
})
