import * as z from 'zod'
import { endpoint, Id, idParams } from '@school/kernel/contract'
import { AttemptTask, HolderBody, SaveBody, SavedAnswer } from '@school/works/contract'
import {
  AttestationResults,
  AttestationRun,
  AttestationSolution,
  AttestationTraining,
  BegunAttestation,
} from './attestation.ts'

const AttestationId = idParams('attestationId')
const TaskInAttestation = z.object({ attestationId: Id, taskId: Id })
const absent = 'attestation_training_not_found'

export const listAttestations = endpoint({
  name: 'attestations.listAttestations',
  method: 'GET',
  path: '/api/attestation_trainings',
  audience: 'pupil',
  summary: 'Dry runs of attestations for the viewer’s grade, and those once begun',
  reply: z.array(AttestationTraining),
})

export const getAttestationRun = endpoint({
  name: 'attestations.getRun',
  method: 'GET',
  path: '/api/attestation_trainings/:attestationId/tasks',
  audience: 'pupil',
  summary: 'An attestation training with the viewer’s last run, if there was one',
  params: AttestationId,
  reply: AttestationRun,
  errors: [absent],
})

export const startAttestation = endpoint({
  name: 'attestations.start',
  method: 'POST',
  path: '/api/attestation_trainings/:attestationId/starts',
  audience: 'pupil',
  summary: 'Begins one of three runs, or goes on with the one under way; the clock starts here',
  params: AttestationId,
  body: HolderBody,
  reply: BegunAttestation,
  errors: [absent, 'work_not_open', 'work_over', 'no_more_runs'],
})

export const getAttestationTask = endpoint({
  name: 'attestations.getTask',
  method: 'GET',
  path: '/api/attestation_trainings/:attestationId/tasks/:taskId',
  audience: 'pupil',
  summary: 'A task of the viewer’s last run',
  params: TaskInAttestation,
  reply: AttemptTask,
  errors: [absent, 'attempt_not_started', 'task_not_found'],
})

export const saveAttestationAnswer = endpoint({
  name: 'attestations.saveAnswer',
  method: 'PUT',
  path: '/api/attestation_trainings/:attestationId/tasks/:taskId/answer',
  audience: 'pupil',
  summary: 'Saves the answer that is judged at the finish; the newest by its number stays',
  params: TaskInAttestation,
  body: SaveBody,
  reply: SavedAnswer,
  errors: [
    absent,
    'attempt_not_started',
    'attempt_finished',
    'time_is_up',
    'task_not_found',
    'held_elsewhere',
    'answer_mismatch',
  ],
})

export const holdAttestation = endpoint({
  name: 'attestations.hold',
  method: 'POST',
  path: '/api/attestation_trainings/:attestationId/holds',
  audience: 'pupil',
  summary: 'Hands the run to this tab; the other one may only look',
  params: AttestationId,
  body: HolderBody,
  reply: BegunAttestation,
  errors: [absent, 'attempt_not_started', 'attempt_finished'],
})

export const finishAttestation = endpoint({
  name: 'attestations.finish',
  method: 'POST',
  path: '/api/attestation_trainings/:attestationId/finishes',
  audience: 'pupil',
  summary: 'Ends the run with what was saved; repeating it changes nothing',
  params: AttestationId,
  reply: BegunAttestation,
  errors: [absent, 'attempt_not_started'],
})

export const getAttestationResults = endpoint({
  name: 'attestations.getResults',
  method: 'GET',
  path: '/api/attestation_trainings/:attestationId/results',
  audience: 'pupil',
  summary: 'The viewer’s last judged run: readiness, themes, tasks; nothing when there is none yet',
  params: AttestationId,
  reply: AttestationResults.nullable(),
  errors: [absent],
})

export const getAttestationSolution = endpoint({
  name: 'attestations.getSolution',
  method: 'GET',
  path: '/api/attestation_trainings/:attestationId/results/tasks/:taskId',
  audience: 'pupil',
  summary: 'One task of the last judged run with its solution, when no run is left or the viewer is ready',
  params: TaskInAttestation,
  reply: AttestationSolution,
  errors: [absent, 'attestation_results_not_found', 'attestation_solutions_closed', 'task_not_found'],
})
