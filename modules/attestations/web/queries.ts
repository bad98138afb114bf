import { query } from '@school/api-client'
import {
  getAttestationResults,
  getAttestationRun,
  getAttestationSolution,
  listAttestations,
} from '../contract/index.ts'

export const attestationsQuery = query(listAttestations, {})

export const attestationRunQuery = (attestationId: number) =>
  query(getAttestationRun, { params: { attestationId } })

export const attestationResultsQuery = (attestationId: number) =>
  query(getAttestationResults, { params: { attestationId } })

export const attestationSolutionQuery = (attestationId: number, taskId: number) =>
  query(getAttestationSolution, { params: { attestationId, taskId } })
