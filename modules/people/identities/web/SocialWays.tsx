import { useSuspenseQuery } from '@tanstack/react-query'
import { providerAddress } from './addresses.ts'
import { ProviderIcon } from './ProviderIcon.tsx'
import { socialNetsQuery } from './queries.ts'
import { t } from './ru.ts'
import styles from './SocialWays.module.css'

/** Providers that are switched on, each one press away; nothing where there are none. */
export function SocialWays({ redirectUrl }: { redirectUrl: string | null }) {
  const { data: nets } = useSuspenseQuery(socialNetsQuery)
  if (nets.length === 0) return null
  return (
    <section aria-labelledby="social-ways" className={styles.ways}>
      <h2 id="social-ways" className={styles.title}>
        {t.ways}
      </h2>
      <ul className="plain-list">
        {nets.map(({ provider, title }) => (
          <li key={provider}>
            <a className={styles.way} href={providerAddress(provider, redirectUrl)}>
              <ProviderIcon provider={provider} title={title} />
              {title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
