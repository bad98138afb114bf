import { link, site } from '@school/routes'
import { Link } from 'react-router'
import { t } from './ru-ways.ts'
import styles from './WaysIn.module.css'

/** On the page of signing in: for whoever has no password at hand. */
export const WaysIn = ({ redirectUrl }: { redirectUrl: string | null }) => (
  <p className={styles.ways}>
    <Link to={link(site.market.forgotPassword)}>{t.forgot}</Link>
    <Link to={link(site.market.phoneSignIn, {}, { redirect_url: redirectUrl })}>{t.byCode}</Link>
  </p>
)
