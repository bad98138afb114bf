import { useCall } from '@school/api-client'
import { link, site } from '@school/routes'
import { Button, ButtonLink, Card } from '@school/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { confirmEmail } from '../../contract/index.ts'
import styles from '../contacts.module.css'
import { emailLinkQuery } from '../queries.ts'
import { t } from '../ru.ts'
import { StrangerConfirmation } from '../StrangerConfirmation.tsx'

export interface EmailConfirmationScreenProps {
  token: string
  isGuest: boolean
}

/** A button and not the opening itself: programs that look at letters for people open links too. */
export function EmailConfirmationScreen({ token, isGuest }: EmailConfirmationScreenProps) {
  const { data } = useSuspenseQuery(emailLinkQuery(token))
  const confirm = useCall(confirmEmail)
  const [byPassword, setByPassword] = useState<{ email: string; wasReset: boolean } | null>(null)
  const done = confirm.data ?? byPassword
  const away = isGuest ? (
    <ButtonLink kind="primary" to={link(site.market.login)}>
      {t.signIn}
    </ButtonLink>
  ) : (
    <ButtonLink kind="primary" to={link(site.user.account)}>
      {t.toAccount}
    </ButtonLink>
  )
  const problem = confirm.error?.message ?? data.problem
  return (
    <div className={styles.page}>
      <Card className={styles.card}>
        {done ? (
          <div role="status">
            <h1>{t.confirmedTitle}</h1>
            <p className={styles.problem}>
              {done.wasReset ? t.resetText(done.email) : t.confirmedText(done.email)}
            </p>
            {done.wasReset ? (
              <ButtonLink kind="primary" to={link(site.market.forgotPassword)}>
                {t.toNewPassword}
              </ButtonLink>
            ) : (
              away
            )}
          </div>
        ) : problem ? (
          <div role="alert">
            <h1>{data.isForeign ? t.foreignTitle : t.brokenTitle}</h1>
            <p className={styles.problem}>{problem}.</p>
            {away}
          </div>
        ) : data.resetsAccess ? (
          <>
            <h1>{t.confirmationTitle}</h1>
            <StrangerConfirmation
              token={token}
              email={data.email ?? ''}
              asksPassword={data.asksPassword}
              isBusy={confirm.isPending}
              onReset={() => confirm.mutate({ body: { confirmationToken: token } })}
              onConfirmed={setByPassword}
            />
          </>
        ) : (
          <>
            <h1>{t.confirmationTitle}</h1>
            <p className={styles.problem}>{t.confirmationLead(data.email ?? '')}</p>
            <Button
              kind="primary"
              size="l"
              loading={confirm.isPending}
              onClick={() => confirm.mutate({ body: { confirmationToken: token } })}
            >
              {t.confirmEmail}
            </Button>
          </>
        )}
      </Card>
    </div>
  )
}
