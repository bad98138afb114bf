import { useCall } from '@school/api-client'
import type { ExamCalls } from '@school/works/web'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import {
  type ExamRun,
  finishExam,
  getAnswerSheet,
  getExamRun,
  getExamTask,
  holdExam,
  saveExamAnswer,
} from '../contract/index.ts'
import { examFinishAt } from './addresses.ts'
import { answerSheetQuery, examRunQuery, examTaskQuery } from './queries.ts'

const ofRun: readonly unknown[] = [getExamRun.name, getExamTask.name, getAnswerSheet.name]

/** The calls of a rehearsal's run, as the engine's screens take them. */
export function useExamCalls(examRehearsalId: number): ExamCalls<ExamRun> {
  const client = useQueryClient()
  const navigate = useNavigate()
  const save = useCall(saveExamAnswer, { networkMode: 'always' })
  const hold = useCall(holdExam, { networkMode: 'always' })
  const finish = useCall(finishExam, { networkMode: 'always' })
  const params = { examRehearsalId }
  return {
    runKey: examRunQuery(examRehearsalId).queryKey,
    taskQuery: (taskId) => examTaskQuery(examRehearsalId, taskId),
    save: async (taskId, body) => {
      const saved = await save.mutateAsync({ params: { ...params, taskId }, body })
      void client.invalidateQueries({ queryKey: answerSheetQuery(examRehearsalId).queryKey })
      return saved
    },
    hold: (holder) => hold.mutateAsync({ params, body: { holder } }),
    finish: () => finish.mutateAsync({ params }),
    onFinished: () => {
      client.removeQueries({ queryKey: [getExamTask.name] })
      // Everything that tells of results is out of date; the run itself is as it was put.
      void client.invalidateQueries({ predicate: ({ queryKey }) => !ofRun.includes(queryKey[0]) })
      void navigate(examFinishAt(examRehearsalId))
    },
  }
}
