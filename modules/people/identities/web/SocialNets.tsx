import { useCall } from '@school/api-client'
import { Button, Card, Confirmation, toast, useYou } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type SocialNet, unbind } from '../contract/index.ts'
import { providerAddress } from './addresses.ts'
import { ProviderIcon } from './ProviderIcon.tsx'
import { socialNetsQuery } from './queries.ts'
import { t } from './ru.ts'
import styles from './SocialNets.module.css'

/** Of an account: by whom else its person signs in. Nothing where no provider is switched on. */
export function SocialNets({ backPath }: { backPath: string }) {
  const you = useYou()
  const { data: nets } = useSuspenseQuery(socialNetsQuery)
  if (nets.length === 0) return null
  return (
    <Card as="section" aria-labelledby="social-nets" className={frame.section}>
      <h2 id="social-nets">{t.nets}</h2>
      <p className={frame.note}>{you(t.netsLead)}</p>
      <ul className="plain-list">
        {nets.map((net) => (
          <Net key={net.provider} net={net} backPath={backPath} />
        ))}
      </ul>
    </Card>
  )
}

function Net({ net: { provider, title, isBound, name }, backPath }: { net: SocialNet; backPath: string }) {
  const you = useYou()
  const [isAsking, setAsking] = useState(false)
  const send = useCall(unbind, {
    onSuccess: () => void toast(t.unbound, { tone: 'ok' }),
    onError: (error) => void toast(error.status === 422 ? error.message : t.notUnbound, { tone: 'bad' }),
    onSettled: () => setAsking(false),
  })
  return (
    <li className={styles.net}>
      <ProviderIcon provider={provider} title={title} />
      <span className={styles.who}>
        <strong>{title}</strong>
        <span className={frame.note}>{isBound ? name : t.notBound}</span>
      </span>
      {isBound ? (
        <Button kind="quiet" aria-label={t.unbindFrom(title)} onClick={() => setAsking(true)}>
          {t.unbind}
        </Button>
      ) : (
        <a className={styles.bind} href={providerAddress(provider, backPath)} aria-label={t.bindTo(title)}>
          {t.bind}
        </a>
      )}
      {isAsking && (
        <Confirmation
          title={t.unbindQuestion(title)}
          action={t.unbind}
          isBusy={send.isPending}
          onAgree={() => send.mutate({ params: { provider } })}
          onClose={() => setAsking(false)}
        >
          {you(t.unbindText)}
        </Confirmation>
      )}
    </li>
  )
}
