import { Button, ButtonLink, IconPlayerPlay } from '@school/ui'
import { t } from './ru.ts'

export interface StartAttemptProps {
  can: { start: boolean; goOn: boolean }
  /** There were attempts before. */
  isAgain: boolean
  /** For guests: they sign in first and come back. */
  signInTo: string | null
  goOnTo: string
  onStart: () => void
  isBusy: boolean
  /** What the owner says otherwise. */
  words?: Partial<Pick<typeof t, 'signIn' | 'start' | 'startAgain' | 'goOn'>>
}

/** «Начать», «Продолжить», «Пройти ещё раз». */
export function StartAttempt({ can, isAgain, signInTo, goOnTo, onStart, isBusy, words }: StartAttemptProps) {
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
    <Button
      kind="primary"
      size="l"
      icon={<IconPlayerPlay aria-hidden="true" />}
      loading={isBusy}
      onClick={onStart}
    >
      {isAgain ? say.startAgain : say.start}
    </Button>
  )
}
