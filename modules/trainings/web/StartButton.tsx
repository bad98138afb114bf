import { signInAddress } from '@school/routes'
import { StartRun } from '@school/works/web'
import type { Training } from '../contract/index.ts'
import { tasksAt, trainingAt } from './addresses.ts'
import { useStart } from './use-run.ts'

export interface StartButtonProps {
  training: Pick<Training, 'id' | 'can' | 'reached'>
  isSignedIn: boolean
}

export function StartButton({ training: { id, can, reached }, isSignedIn }: StartButtonProps) {
  const { start, isBusy } = useStart(id)
  return (
    <StartRun
      can={can}
      isAgain={(reached?.runs ?? 0) > 0}
      signInTo={isSignedIn ? null : signInAddress(trainingAt(id))}
      goOnTo={tasksAt(id)}
      onStart={start}
      isBusy={isBusy}
    />
  )
}
