import { Button, IconPlayerStop, IconVolume } from '@school/ui'
import type { Question } from '@school/tasks/contract'
import { partsToRead, textToRead } from './aloud.ts'
import { t } from './ru.ts'
import { useHasVoice, useVoice } from './use-voice.ts'

export interface ListenButtonProps {
  /** A question, or HTML of the server. */
  to: Question | string
  /** Which part of it is being read now. */
  onAt?: ((id: string | null) => void) | undefined
}

const ignore = () => {}

/** The loudspeaker next to a text. Not shown when there is no Russian voice. */
export function ListenButton({ to, onAt = ignore }: ListenButtonProps) {
  const hasVoice = useHasVoice()
  const { isReading, start, stop } = useVoice(onAt)
  if (!hasVoice) return null
  const Picture = isReading ? IconPlayerStop : IconVolume
  const read = () => start(typeof to === 'string' ? textToRead(to) : partsToRead(to))
  return (
    <Button icon={<Picture aria-hidden="true" />} onClick={isReading ? stop : read}>
      {isReading ? t.stop : t.listen}
    </Button>
  )
}
