import * as z from 'zod'
import { endpoint, Id, idParams } from '@school/kernel/contract'
import { HolderBody } from '@school/works/contract'
import {
  AttestationResults,
  AttestationAttempt,
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
  alsoForWeakSessions: true,
  alsoForParents: true,
  reads: ['works.attempts'],
  summary: 'Trials of attestations for the viewer’s grade, and those once begun',
  reply: z.array(AttestationTraining),
})

export const getAttestationAttempt = endpoint({
  name: 'attestations.getAttempt',
  method: 'GET',
  path: '/api/attestation_trainings/:attestationId/tasks',
  audience: 'pupil',
  alsoForWeakSessions: true,
  reads: ['works.attempts'],
  summary: 'An attestation training with the viewer’s last attempt, if there was one',
  params: AttestationId,
  reply: AttestationAttempt,
  errors: [absent],
})

export const startAttestation = endpoint({
  name: 'attestations.start',
  method: 'POST',
  path: '/api/attestation_trainings/:attestationId/starts',
  audience: 'pupil',
  alsoForWeakSessions: true,
  changes: ['works.attempts'],
  summary: 'Begins one of three attempts, or goes on with the one under way; the clock starts here',
  params: AttestationId,
  body: HolderBody,
  reply: BegunAttestation,
  errors: [absent, 'work_not_open', 'work_over', 'no_more_attempts'],
})

export const getAttestationResults = endpoint({
  name: 'attestations.getResults',
  method: 'GET',
  path: '/api/attestation_trainings/:attestationId/results',
  audience: 'pupil',
  alsoForWeakSessions: true,
  alsoForParents: true,
  reads: ['works.attempts'],
  summary: 'The viewer’s last judged attempt: readiness, themes, tasks; nothing when there is none yet',
  params: AttestationId,
  reply: AttestationResults.nullable(),
  errors: [absent],
})

export const getAttestationSolution = endpoint({
  name: 'attestations.getSolution',
  method: 'GET',
  path: '/api/attestation_trainings/:attestationId/results/tasks/:taskId',
  audience: 'pupil',
  alsoForWeakSessions: true,
  alsoForParents: true,
  reads: ['works.attempts'],
  summary:
    'One task of the last judged attempt with its solution, when no attempt is left or the viewer is ready',
  params: TaskInAttestation,
  reply: AttestationSolution,
  errors: [absent, 'attestation_results_not_found', 'attestation_solutions_closed', 'task_not_found'],
})
