import { useCall } from '@school/api-client'
import { signInAddress } from '@school/routes'
import { Button, ButtonLink, IconPlayerPlay, toast } from '@school/ui'
import { tabHolder } from '@school/works/web'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { type ExamRehearsal, getExamTask, startExam } from '../contract/index.ts'
import { examAt, examTasksAt } from './addresses.ts'
import { examRehearsalQuery, examRunQuery } from './queries.ts'
import { t } from './ru.ts'
import { firstUnanswered } from './shown-task.ts'

export interface StartExamProps {
  rehearsal: Pick<ExamRehearsal, 'id' | 'can' | 'reached'>
  isSignedIn: boolean
}

/** «Начать», «Продолжить», «Пройти ещё раз»; a guest signs in first and comes back. */
export function StartExam({ rehearsal: { id, can, reached }, isSignedIn }: StartExamProps) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const start = useCall(startExam, {
    onSuccess: (run) => {
      client.setQueryData(examRunQuery(id).queryKey, run)
      client.removeQueries({ queryKey: [getExamTask.name] })
      void client.invalidateQueries({ queryKey: examRehearsalQuery(id).queryKey })
      void navigate(examTasksAt(id, firstUnanswered(run.attempt.tasks)?.id))
    },
    onError: (error) => toast(error.message, { tone: 'bad' }),
  })
  if (!isSignedIn) {
    return (
      <ButtonLink kind="primary" size="l" to={signInAddress(examAt(id))}>
        {t.signIn}
      </ButtonLink>
    )
  }
  if (can.goOn) {
    return (
      <ButtonLink kind="primary" size="l" to={examTasksAt(id)}>
        {t.goOn}
      </ButtonLink>
    )
  }
  if (!can.start) return null
  return (
    <Button
      kind="primary"
      size="l"
      icon={<IconPlayerPlay aria-hidden="true" />}
      loading={start.isPending}
      onClick={() => start.mutate({ params: { examRehearsalId: id }, body: { holder: tabHolder() } })}
    >
      {(reached?.runs ?? 0) > 0 ? t.startAgain : t.start}
    </Button>
  )
}
