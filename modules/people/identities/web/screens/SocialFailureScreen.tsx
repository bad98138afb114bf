import { link, site } from '@school/routes'
import { ButtonLink, Card } from '@school/ui'
import type { Provider } from '../../contract/index.ts'
import { providerAddress } from '../addresses.ts'
import { t } from '../ru.ts'
import styles from './social.module.css'

export interface SocialFailureScreenProps {
  provider: Provider
  /** The code of the refusal; anything else says the most usual thing. */
  reason: string | null
  isSignedIn: boolean
}

const final = new Set(['provider_absent'])

/** Why it did not work, and ways out. */
export function SocialFailureScreen({ provider, reason, isSignedIn }: SocialFailureScreenProps) {
  return (
    <div className={styles.page}>
      <Card className={styles.card}>
        <h1>{t.failureTitle}</h1>
        <p className={styles.lead}>{t.failureText[reason ?? ''] ?? t.failureText['social_denied']}</p>
        <div className={styles.buttons}>
          {!final.has(reason ?? '') && (
            <ButtonLink kind="primary" to={providerAddress(provider, null)} reloadDocument>
              {t.tryAgain}
            </ButtonLink>
          )}
          <ButtonLink to={link(isSignedIn ? site.user.accountSecurity : site.market.login)}>
            {isSignedIn ? t.toSettings : t.otherWays}
          </ButtonLink>
        </div>
      </Card>
    </div>
  )
}
