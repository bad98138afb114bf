import type { Sentence } from '@school/texts'
import { Button, Dialog, useYou } from '@school/ui'
import { useState } from 'react'
import { t } from './ru.ts'

/** «Сдаюсь» and the question whether it is meant. */
export function GiveUpButton({
  isBusy,
  onGiveUp,
  text = t.giveUpText,
}: {
  isBusy: boolean
  onGiveUp: (onDone: () => void) => void
  text?: Sentence | undefined
}) {
  const you = useYou()
  const [isAsking, setAsking] = useState(false)
  const close = () => setAsking(false)
  return (
    <>
      <Button kind="quiet" onClick={() => setAsking(true)}>
        {t.giveUp}
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
        <p>{you(text)}</p>
      </Dialog>
    </>
  )
}
