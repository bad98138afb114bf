import { Link } from '@school/ui'
import { link, site } from '@school/routes'
import { t } from './ru-ways.ts'
import styles from './WaysIn.module.css'

interface WaysInProps {
  redirectUrl: string | null
  /** Whether a code is sent by SMS here. */
  hasCode?: boolean
}

/** Shown on the sign-in page: ways in without a password. */
export const WaysIn = ({ redirectUrl, hasCode = true }: WaysInProps) => (
  <p className={styles.ways}>
    <Link to={link(site.market.forgotPassword)}>{t.forgot}</Link>
    {hasCode && <Link to={link(site.market.phoneSignIn, {}, { redirect_url: redirectUrl })}>{t.byCode}</Link>}
  </p>
)
