import { link, site } from '@school/routes'
import { ButtonLink } from '@school/ui'
import { t } from '../ru-proof.ts'
import styles from './ProveContact.module.css'

/** One line on the pages of an agent none of whose contacts is proved: what is closed, and where it is opened. */
export const ProveContact = () => (
  <section className={styles.strip} aria-label={t.label}>
    <p className={styles.words}>{t.text}</p>
    <ButtonLink size="s" to={link(site.user.account)}>
      {t.action}
    </ButtonLink>
  </section>
)
