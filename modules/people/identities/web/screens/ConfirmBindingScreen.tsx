import { Card, Tabs } from '@school/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { BindForm } from '../BindForm.tsx'
import { NewcomerForm } from '../NewcomerForm.tsx'
import { offerQuery } from '../queries.ts'
import { t } from '../ru.ts'
import styles from './social.module.css'

export interface ConfirmBindingScreenProps {
  offer: string
  /** Chosen by whom no account is known of. */
  isKnown: boolean
  onSignedIn: (path: string | null) => void
}

/** A guest with an unbound identity of a provider: an existing account is bound by its password, or a new one is made. */
export function ConfirmBindingScreen({ offer, isKnown, onSignedIn }: ConfirmBindingScreenProps) {
  const { data } = useSuspenseQuery(offerQuery(offer))
  const form = { offer, onSignedIn }
  return (
    <div className={styles.page}>
      <Card className={styles.card}>
        <h1>{t.confirmTitle}</h1>
        {data.hasAccount ? (
          <>
            <p className={styles.lead}>{t.confirmKnown(data.title, data.email!)}</p>
            <BindForm {...form} email={data.email} />
          </>
        ) : (
          <>
            <p className={styles.lead}>{t.confirmLead(data.title, data.shortName || t.someone)}</p>
            <Tabs
              label={t.confirmTitle}
              tabs={[
                { title: t.isNew, to: `?${new URLSearchParams({ offer })}`, current: !isKnown },
                {
                  title: t.haveAccount,
                  to: `?${new URLSearchParams({ offer, way: 'known' })}`,
                  current: isKnown,
                },
              ]}
            />
            {isKnown ? (
              <BindForm {...form} email={data.email} />
            ) : (
              <NewcomerForm {...form} name={data.listedName} />
            )}
          </>
        )}
      </Card>
    </div>
  )
}
