import { link, site } from '@school/routes'
import { nonBreaking } from '@school/texts'
import { ButtonLink, Owl, useYou } from '@school/ui'
import { t } from '../ru-more.ts'
import styles from './End.module.css'

/** The same step as at the top, for those who have read to the end. */
export const End = () => {
  const you = useYou()
  return (
    <section className={styles.end} aria-labelledby="end">
      <Owl pose="happy" title={null} className={styles.owl} />
      <div>
        <h2 id="end">{nonBreaking(t.endTitle)}</h2>
        <p>{nonBreaking(you(t.endText))}</p>
      </div>
      <ButtonLink kind="primary" size="l" to={link(site.lms.catalog)}>
        {t.endAction}
      </ButtonLink>
    </section>
  )
}
