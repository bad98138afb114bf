import { useIsGentle } from '@school/task-forms/web'
import type { Sentence } from '@school/texts'
import { Button, Dialog, useYou } from '@school/ui'
import { useState } from 'react'
import styles from './GiveUpButton.module.css'
import { t } from './ru.ts'

export interface GiveUpButtonProps {
  isBusy: boolean
  onGiveUp: (onDone: () => void) => void
  /** The cost. */
  text?: Sentence | undefined
  /** A better alternative. */
  hint?: string | null | undefined
}

/** «Сдаюсь» with a confirmation. */
export function GiveUpButton({ isBusy, onGiveUp, text = t.giveUpText, hint = null }: GiveUpButtonProps) {
  const you = useYou()
  const [isAsking, setAsking] = useState(false)
  const isGentle = useIsGentle()
  const close = () => setAsking(false)
  return (
    <>
      <Button kind="quiet" onClick={() => setAsking(true)}>
        {isGentle ? t.giveUpGently : t.giveUp}
      </Button>
      <Dialog
        open={isAsking}
        onClose={close}
        title={t.giveUpTitle}
        size="s"
        footer={
          <>
            <Button loading={isBusy} onClick={() => onGiveUp(close)}>
              {t.showSolution}
            </Button>
            <Button kind="primary" onClick={close}>
              {t.keepThinking}
            </Button>
          </>
        }
      >
        <div className={styles.words}>
          <p>{you(isGentle ? t.giveUpGentlyText : text)}</p>
          {hint && <p>{isGentle ? t.giveUpGentlyHint : hint}</p>}
        </div>
      </Dialog>
    </>
  )
}
