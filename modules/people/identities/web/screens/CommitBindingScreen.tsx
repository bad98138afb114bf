import { useCall } from '@school/api-client'
import { Button, ButtonLink, Card, toast, useYou } from '@school/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { commitBinding } from '../../contract/index.ts'
import { offerQuery } from '../queries.ts'
import { t } from '../ru.ts'
import styles from './social.module.css'

export interface CommitBindingScreenProps {
  /** By which what the provider has said is found. */
  offer: string
  /** Whose account it will open. */
  name: string
  /** Where to go when it is bound, or not now. */
  backPath: string
  onBound: () => void
}

/** A signed-in user who returns from a provider decides whether it may open their account. */
export function CommitBindingScreen({ offer, name, backPath, onBound }: CommitBindingScreenProps) {
  const you = useYou()
  const { data } = useSuspenseQuery(offerQuery(offer))
  const bind = useCall(commitBinding, {
    onSuccess: () => {
      toast(t.committed, { tone: 'ok' })
      onBound()
    },
  })
  return (
    <div className={styles.page}>
      <Card className={styles.card}>
        <h1>{t.commitTitle(data.title)}</h1>
        <p className={styles.lead}>{you(t.commitLead(data.shortName || data.title))}</p>
        <p>
          {you(t.commitOf)}: <strong>{name}</strong>
        </p>
        {bind.error && <p role="alert">{bind.error.message}</p>}
        <div className={styles.buttons}>
          <Button
            kind="primary"
            loading={bind.isPending}
            onClick={() => bind.mutate({ params: { token: offer } })}
          >
            {t.commit}
          </Button>
          <ButtonLink kind="quiet" to={backPath}>
            {t.notNow}
          </ButtonLink>
        </div>
      </Card>
    </div>
  )
}
