import { ButtonLink } from '@school/ui'
import { t } from './ru.ts'
import { type StartTerms, TimedStart } from './TimedStart.tsx'

export interface StartAttemptProps {
  can: { start: boolean; goOn: boolean }
  /** There were earlier attempts. */
  isAgain: boolean
  /** For guests: they sign in first and come back. */
  signInTo: string | null
  goOnTo: string
  terms: StartTerms
  onStart: () => void
  isBusy: boolean
  /** Texts overridden by the owner. */
  words?: Partial<Pick<typeof t, 'signIn' | 'start' | 'startAgain' | 'goOn'>>
}

/** «Начать», «Продолжить», «Пройти ещё раз». */
export function StartAttempt(props: StartAttemptProps) {
  const { can, isAgain, signInTo, goOnTo, terms, onStart, isBusy, words } = props
  const say = { ...t, ...words }
  const wayTo = (to: string, title: string) => (
    <ButtonLink kind="primary" size="l" to={to}>
      {title}
    </ButtonLink>
  )
  if (signInTo !== null) return wayTo(signInTo, say.signIn)
  if (can.goOn) return wayTo(goOnTo, say.goOn)
  if (!can.start) return null
  return (
    <TimedStart
      title={isAgain ? say.startAgain : say.start}
      terms={terms}
      onStart={onStart}
      isBusy={isBusy}
    />
  )
}
