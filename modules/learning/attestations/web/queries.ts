import { query } from '@school/api-client'
import {
  getAttestationResults,
  getAttestationAttempt,
  getAttestationSolution,
  listAttestations,
} from '../contract/index.ts'

export const attestationsQuery = query(listAttestations, {})

export const attestationAttemptQuery = (attestationId: number) =>
  query(getAttestationAttempt, { params: { attestationId } })

export const attestationResultsQuery = (attestationId: number) =>
  query(getAttestationResults, { params: { attestationId } })

export const attestationSolutionQuery = (attestationId: number, taskId: number) =>
  query(getAttestationSolution, { params: { attestationId, taskId } })
