import { invalidate, useCall } from '@school/api-client'
import { Button, Confirmation, toast } from '@school/ui'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { decideRegrading, type Regrading, type RegradingDecision } from '../contract/index.ts'
import { Effects } from './Effects.tsx'
import { regradingsQuery } from './queries.ts'
import { t } from './ru.ts'

const words = {
  confirm: { title: t.confirmTitle, text: t.confirmText, action: t.confirm, done: t.confirmed },
  refuse: { title: t.refuseTitle, text: t.refuseText, action: t.refuse, done: t.refused },
} satisfies Record<RegradingDecision, object>

export interface DecidingProps {
  regrading: Regrading
  onDecided: () => void
  /** Shown next to the decision buttons. */
  children: ReactNode
}

/** Whom a regrading would change, «Перепроверить всех» or «Оставить как есть», and the question before either. */
export function Deciding({ regrading, onDecided, children }: DecidingProps) {
  const client = useQueryClient()
  const [asked, setAsked] = useState<RegradingDecision | null>(null)
  const decide = useCall(decideRegrading, {
    onSuccess: ({ state }) => {
      toast(words[state === 'refused' ? 'refuse' : 'confirm'].done, { tone: 'ok' })
      setAsked(null)
      onDecided()
    },
    onError: (error) => {
      toast(error.message, { tone: 'bad' })
      setAsked(null)
      void invalidate(client, regradingsQuery(1))
    },
  })
  const said = asked && words[asked]
  return (
    <Effects regradingId={regrading.id} title={t.effects}>
      <Button kind="primary" onClick={() => setAsked('confirm')}>
        {t.confirm}
      </Button>
      <Button onClick={() => setAsked('refuse')}>{t.refuse}</Button>
      {children}
      {said && (
        <Confirmation
          title={said.title}
          action={said.action}
          isCautious
          isBusy={decide.isPending}
          onClose={() => setAsked(null)}
          onAgree={() => decide.mutate({ params: { regradingId: regrading.id }, body: { decision: asked } })}
        >
          <p>{said.text}</p>
        </Confirmation>
      )}
    </Effects>
  )
}
