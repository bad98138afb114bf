import { useCall } from '@school/api-client'
import type { ExamCalls } from '@school/works/web'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import {
  type BegunAttestation,
  finishAttestation,
  getAttestationRun,
  getAttestationTask,
  holdAttestation,
  saveAttestationAnswer,
} from '../contract/index.ts'
import { attestationFinishAt } from './addresses.ts'
import { attestationRunQuery, attestationTaskQuery } from './queries.ts'

const ofRun: readonly unknown[] = [getAttestationRun.name, getAttestationTask.name]

/** The calls of a run, as the engine's screens take them. */
export function useAttestationCalls(attestationId: number): ExamCalls<BegunAttestation> {
  const client = useQueryClient()
  const navigate = useNavigate()
  const save = useCall(saveAttestationAnswer, { networkMode: 'always' })
  const hold = useCall(holdAttestation, { networkMode: 'always' })
  const finish = useCall(finishAttestation, { networkMode: 'always' })
  const params = { attestationId }
  return {
    runKey: attestationRunQuery(attestationId).queryKey,
    taskQuery: (taskId) => attestationTaskQuery(attestationId, taskId),
    save: (taskId, body) => save.mutateAsync({ params: { ...params, taskId }, body }),
    hold: (holder) => hold.mutateAsync({ params, body: { holder } }),
    finish: () => finish.mutateAsync({ params }),
    onFinished: () => {
      client.removeQueries({ queryKey: [getAttestationTask.name] })
      // Everything that tells of results is out of date; the run itself is as it was put.
      void client.invalidateQueries({ predicate: ({ queryKey }) => !ofRun.includes(queryKey[0]) })
      void navigate(attestationFinishAt(attestationId))
    },
  }
}
