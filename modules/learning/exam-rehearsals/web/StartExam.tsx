import { useCall } from '@school/api-client'
import { signInAddress } from '@school/routes'
import { toast } from '@school/ui'
import { firstTask, forgetTasks, StartAttempt, tabHolder } from '@school/works/web'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { type ExamRehearsal, startExam } from '../contract/index.ts'
import { examAt, examTasksAt } from './addresses.ts'
import { examAttemptQuery } from './queries.ts'

export interface StartExamProps {
  rehearsal: Pick<ExamRehearsal, 'id' | 'can' | 'reached' | 'seconds' | 'paper'>
  isSignedIn: boolean
}

export function StartExam({ rehearsal: { id, can, reached, seconds, paper }, isSignedIn }: StartExamProps) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const start = useCall(startExam, {
    onSuccess: (examAttempt) => {
      client.setQueryData(examAttemptQuery(id).queryKey, examAttempt)
      forgetTasks(client)
      void navigate(examTasksAt(id, firstTask(examAttempt.attempt.tasks, true)?.id))
    },
    onError: (error) => toast(error.message, { tone: 'bad' }),
  })
  return (
    <StartAttempt
      can={can}
      isAgain={(reached?.attempts ?? 0) > 0}
      signInTo={isSignedIn ? null : signInAddress(examAt(id))}
      goOnTo={examTasksAt(id)}
      terms={{ minutes: seconds === null ? null : Math.round(seconds / 60), tools: paper.allowed }}
      onStart={() => start.mutate({ params: { examRehearsalId: id }, body: { holder: tabHolder() } })}
      isBusy={start.isPending}
    />
  )
}
