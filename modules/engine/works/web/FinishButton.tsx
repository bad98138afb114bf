import { Button, Confirmation, Link } from '@school/ui'
import { useEffect, useState } from 'react'
import type { AttemptTaskSummary } from '../contract/index.ts'
import styles from './FinishButton.module.css'
import { t } from './ru.ts'

export interface FinishWords {
  open: string
  title: string
  /** Texts without and with remaining tasks. */
  all: string
  some: string
  yes: string
}

export interface FinishButtonProps {
  /** Tasks without an answer. */
  left: readonly AttemptTaskSummary[]
  words: FinishWords
  to: (taskId: number) => string
  onFinish: () => void
  isBusy: boolean
  kind?: 'primary' | 'secondary'
}

/** The end of an attempt with a confirmation that lists the remaining tasks. */
export function FinishButton({ left, words, to, onFinish, isBusy, kind = 'secondary' }: FinishButtonProps) {
  const [isAsking, setAsking] = useState(false)
  const close = () => setAsking(false)
  // A refusal is shown on the page, so the confirmation closes.
  useEffect(() => (isBusy ? close : undefined), [isBusy])
  return (
    <>
      <Button kind={kind} onClick={() => setAsking(true)}>
        {words.open}
      </Button>
      <Confirmation
        open={isAsking}
        title={words.title}
        action={words.yes}
        cancel={t.back}
        isBusy={isBusy}
        onClose={close}
        onAgree={onFinish}
      >
        <p>{left.length === 0 ? words.all : words.some}</p>
        {left.length > 0 && (
          <ul className={`plain-list ${styles.left}`}>
            {left.map(({ id, position, title }) => (
              <li key={id}>
                <Link to={to(id)} onClick={close}>
                  {t.task(position, title)}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </Confirmation>
    </>
  )
}
