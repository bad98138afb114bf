import { Button, Confirmation } from '@school/ui'
import { useState } from 'react'
import { t } from './ru.ts'

export interface SameAnswersProps {
  /** How many others have answered the same. */
  others: number
  /** The points of this one are all given; when not, the desk says so. */
  isReady: () => boolean
  isBusy: boolean
  onAgree: () => void
}

/** The same points and words for everybody who has answered the same, after the question whether it is meant. */
export function SameAnswers({ others, isReady, isBusy, onAgree }: SameAnswersProps) {
  const [isAsking, setAsking] = useState(false)
  const close = () => setAsking(false)
  return (
    <>
      <Button size="l" onClick={() => isReady() && setAsking(true)}>
        {t.reviewSame(others)}
      </Button>
      <Confirmation
        open={isAsking}
        title={t.reviewSameTitle(others + 1)}
        action={t.reviewSameAgree}
        isBusy={isBusy}
        onClose={close}
        onAgree={() => {
          close()
          onAgree()
        }}
      >
        <p>{t.reviewSameText}</p>
      </Confirmation>
    </>
  )
}
