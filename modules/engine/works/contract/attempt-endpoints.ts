import * as z from 'zod'
import { endpoint, Id } from '@school/kernel/contract'
import { Attempt, AttemptTask, HolderBody, SaveBody, SavedAnswer, SheetLine } from './attempt.ts'
import { AnswerBody, AnswerReply, OpenTask } from './task.ts'

/*
 * Endpoints for solving any kind of work. The module that owns the work may refuse with its own errors through its
 * policy (`server/policy.ts`).
 */
const AttemptId = z.object({ attemptId: Id })
const TaskOfAttempt = z.object({ attemptId: Id, taskId: Id })
const running = ['attempt_not_found', 'attempt_finished', 'time_is_up']
const judged = [...running, 'task_not_found', 'task_closed', 'answers_are_saved', 'answered_elsewhere']

export const getAttempt = endpoint({
  name: 'works.getAttempt',
  method: 'GET',
  path: '/api/attempts/:attemptId',
  audience: 'user',
  alsoForWeakSessions: true,
  alsoForParents: true,
  reads: ['works.attempts'],
  summary: 'The viewer’s last attempt of a work with its tasks',
  params: AttemptId,
  reply: Attempt,
  errors: ['attempt_not_found'],
})

export const getAttemptTask = endpoint({
  name: 'works.getAttemptTask',
  method: 'GET',
  path: '/api/attempts/:attemptId/tasks/:taskId',
  audience: 'user',
  alsoForWeakSessions: true,
  alsoForParents: true,
  // No cache tags: mutations return the changed task, and a refetch would discard what is being typed.
  reads: [],
  summary: 'A task as it lies before its pupil now',
  params: TaskOfAttempt,
  reply: AttemptTask,
  errors: ['attempt_not_found', 'attempt_finished', 'task_not_found'],
})

export const submitAnswer = endpoint({
  name: 'works.submitAnswer',
  method: 'POST',
  path: '/api/attempts/:attemptId/tasks/:taskId/answer_attempts',
  audience: 'user',
  alsoForWeakSessions: true,
  changes: ['works.attempts', 'rewards.xp', 'certificates.certificates'],
  summary: 'Judges and keeps one try',
  params: TaskOfAttempt,
  body: AnswerBody,
  reply: AnswerReply,
  errors: [
    ...judged,
    'answer_mismatch',
    'answer_empty',
    'answer_unreadable',
    'answer_in_other_layout',
    'task_in_queue',
    'files_missing',
  ],
})

export const openHint = endpoint({
  name: 'works.openHint',
  method: 'POST',
  path: '/api/attempts/:attemptId/tasks/:taskId/hints',
  audience: 'user',
  alsoForWeakSessions: true,
  changes: ['works.attempts'],
  summary: 'Opens the next hint; points and XP of the task are halved from now on',
  params: TaskOfAttempt,
  reply: OpenTask,
  errors: [...judged, 'no_more_hints'],
})

export const giveUp = endpoint({
  name: 'works.giveUp',
  method: 'POST',
  path: '/api/attempts/:attemptId/tasks/:taskId/fails',
  audience: 'user',
  alsoForWeakSessions: true,
  changes: ['works.attempts', 'certificates.certificates'],
  summary: 'Gives the task up: it is failed in this attempt, its solution opens',
  params: TaskOfAttempt,
  reply: OpenTask,
  errors: judged,
})

export const saveAnswer = endpoint({
  name: 'works.saveAnswer',
  method: 'PUT',
  path: '/api/attempts/:attemptId/tasks/:taskId/answer',
  audience: 'user',
  alsoForWeakSessions: true,
  changes: ['works.drafts'],
  summary: 'Saves the answer that is judged at the finish; the newest by its number stays',
  params: TaskOfAttempt,
  body: SaveBody,
  reply: SavedAnswer,
  errors: [
    ...running,
    'task_not_found',
    'held_elsewhere',
    'answers_are_judged',
    'answer_mismatch',
    'files_missing',
  ],
})

export const getAnswerSheet = endpoint({
  name: 'works.getAnswerSheet',
  method: 'GET',
  path: '/api/attempts/:attemptId/answers',
  audience: 'user',
  alsoForWeakSessions: true,
  reads: ['works.drafts'],
  summary: 'What is saved so far, task by task, and nothing of its rightness',
  params: AttemptId,
  reply: z.array(SheetLine),
  errors: ['attempt_not_found'],
})

export const holdAttempt = endpoint({
  name: 'works.holdAttempt',
  method: 'POST',
  path: '/api/attempts/:attemptId/holds',
  audience: 'user',
  alsoForWeakSessions: true,
  changes: ['works.drafts'],
  summary: 'Hands the attempt to this tab; the other one may only look',
  params: AttemptId,
  body: HolderBody,
  reply: Attempt,
  errors: ['attempt_not_found', 'attempt_finished'],
})

export const finishAttempt = endpoint({
  name: 'works.finishAttempt',
  method: 'POST',
  path: '/api/attempts/:attemptId/finishes',
  audience: 'user',
  alsoForWeakSessions: true,
  changes: ['works.attempts', 'rewards.xp', 'certificates.certificates'],
  summary: 'Ends the attempt with what was saved; repeating it changes nothing',
  params: AttemptId,
  reply: Attempt,
  errors: ['attempt_not_found', 'attempt_endless'],
})
