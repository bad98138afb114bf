import { Button, Confirmation } from '@school/ui'
import { useState } from 'react'
import { t } from './ru.ts'

export interface SameAnswersProps {
  /** Number of other identical answers. */
  others: number
  /** Checks that all points are given; otherwise shows what is missing. */
  isReady: () => boolean
  isBusy: boolean
  onAgree: () => void
}

/** Applies the review to all identical answers, with a confirmation. */
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
