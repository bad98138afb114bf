import { useCall } from '@school/api-client'
import { signInAddress } from '@school/routes'
import { Button, ButtonLink, IconPlayerPlay, toast } from '@school/ui'
import { tabHolder } from '@school/works/web'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { getRunTask, startTraining, type Training } from '../contract/index.ts'
import { tasksAt, trainingAt } from './addresses.ts'
import { runQuery } from './queries.ts'
import { t } from './ru.ts'
import { firstTask } from './shown-task.ts'

export interface StartButtonProps {
  training: Pick<Training, 'id' | 'can' | 'reached'>
  isSignedIn: boolean
}

/** «Начать», «Продолжить», «Пройти ещё раз»; a guest signs in first and comes back. */
export function StartButton({ training: { id, can, reached }, isSignedIn }: StartButtonProps) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const start = useCall(startTraining, {
    onSuccess: (run) => {
      client.setQueryData(runQuery(id).queryKey, run)
      client.removeQueries({ queryKey: [getRunTask.name] })
      // The address names the task, so that a reload shows the same one.
      void navigate(tasksAt(id, firstTask(run.attempt.tasks, run.attempt.mode === 'exam')?.id))
    },
    onError: (error) => toast(error.message, { tone: 'bad' }),
  })
  if (!isSignedIn) {
    return (
      <ButtonLink kind="primary" size="l" to={signInAddress(trainingAt(id))}>
        {t.signIn}
      </ButtonLink>
    )
  }
  if (can.goOn) {
    return (
      <ButtonLink kind="primary" size="l" to={tasksAt(id)}>
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
      onClick={() => start.mutate({ params: { trainingId: id }, body: { holder: tabHolder() } })}
    >
      {(reached?.runs ?? 0) > 0 ? t.startAgain : t.start}
    </Button>
  )
}
