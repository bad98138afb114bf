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
}

/** «Начать», «Продолжить», «Пройти ещё раз». */
export function StartAttempt(props: StartAttemptProps) {
  const { can, isAgain, signInTo, goOnTo, terms, onStart, isBusy } = props
  const wayTo = (to: string, title: string) => (
    <ButtonLink kind="primary" size="l" to={to}>
      {title}
    </ButtonLink>
  )
  if (signInTo !== null) return wayTo(signInTo, t.signIn)
  if (can.goOn) return wayTo(goOnTo, t.goOn)
  if (!can.start) return null
  return (
    <TimedStart title={isAgain ? t.startAgain : t.start} terms={terms} onStart={onStart} isBusy={isBusy} />
  )
}
