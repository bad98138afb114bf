import { useIsGentle } from '@school/tasks/web'
import { Button, Dialog, useYou } from '@school/ui'
import { useState } from 'react'
import { t } from './ru.ts'
import type { Solving } from './use-solving.ts'
import styles from './GiveUp.module.css'

export interface GiveUpProps {
  surrender: Solving['surrender']
  /** A hint may still be opened: better than giving up. */
  canHint: boolean
}

/** «Сдаюсь» and the question whether it is meant. */
export function GiveUp({ surrender, canHint }: GiveUpProps) {
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
            <Button loading={surrender.isPending} onClick={() => surrender.do(close)}>
              {t.showSolution}
            </Button>
            <Button kind="primary" onClick={close}>
              {t.keepThinking}
            </Button>
          </>
        }
      >
        <div className={styles.words}>
          <p>{you(t.giveUpText)}</p>
          {canHint && <p>{t.giveUpHint}</p>}
        </div>
      </Dialog>
    </>
  )
}
