import { invalidate, useCall } from '@school/api-client'
import { Button, Confirmation, toast } from '@school/ui'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { type Regrading, undoRegrading } from '../contract/index.ts'
import { Effects } from './Effects.tsx'
import { regradingsQuery } from './queries.ts'
import { t } from './ru.ts'

export interface UndoingProps {
  regrading: Regrading
  onClose: () => void
  /** Shown next to the decision buttons. */
  children: ReactNode
}

/** Whom an undo would change, «Вернуть, как было», and the question before it. */
export function Undoing({ regrading, onClose, children }: UndoingProps) {
  const client = useQueryClient()
  const [isAsked, setIsAsked] = useState(false)
  const undo = useCall(undoRegrading, {
    onSuccess: () => {
      toast(t.undoStarted, { tone: 'ok' })
      onClose()
    },
    onError: (error) => {
      toast(error.message, { tone: 'bad' })
      setIsAsked(false)
      void invalidate(client, regradingsQuery(1))
    },
  })
  return (
    <Effects regradingId={regrading.id} title={t.effectsOfUndo}>
      <Button kind="primary" onClick={() => setIsAsked(true)}>
        {t.agreeUndo}
      </Button>
      <Button onClick={onClose}>{t.cancelUndo}</Button>
      {children}
      <Confirmation
        open={isAsked}
        title={t.undoAsk}
        action={t.agreeUndo}
        cancel={t.cancelUndo}
        isCautious
        isBusy={undo.isPending}
        onClose={() => setIsAsked(false)}
        onAgree={() => undo.mutate({ params: { regradingId: regrading.id } })}
      >
        <p>{t.undoText}</p>
      </Confirmation>
    </Effects>
  )
}
