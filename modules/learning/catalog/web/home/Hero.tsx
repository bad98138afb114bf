import type { CatalogFacets } from '../../contract/index.ts'
import { link, site } from '@school/routes'
import { nonBreaking } from '@school/texts'
import { ButtonLink, hueOf, Owl, useYou } from '@school/ui'
import { t } from '../ru-home.ts'
import styles from './Hero.module.css'

export const sampleAnchor = 'sample'

/** What the school is, in one breath, and one thing to do. */
export function Hero({ disciplines }: { disciplines: CatalogFacets['disciplines'] }) {
  const you = useYou()
  return (
    <section className={styles.hero}>
      <div className={styles.row}>
        <div className={styles.words}>
          <p className={styles.eyebrow}>{t.heroEyebrow}</p>
          <h1 className={styles.title}>{t.heroTitle}</h1>
          <p className={styles.lead}>{nonBreaking(you(t.heroLead))}</p>
          <div className={styles.actions}>
            <ButtonLink kind="primary" size="l" to={link(site.lms.catalog)}>
              {t.chooseCourse}
            </ButtonLink>
            <ButtonLink size="l" to={`#${sampleAnchor}`}>
              {t.tryTask}
            </ButtonLink>
          </div>
        </div>
        <div className={styles.scene}>
          <Owl pose="hello" className={styles.owl} />
          <Slips disciplines={disciplines} />
        </div>
      </div>
    </section>
  )
}

/** An ornament: the questions say more about the school than a picture of a classroom. */
const Slips = ({ disciplines }: { disciplines: CatalogFacets['disciplines'] }) => (
  <ul className="plain-list" aria-hidden="true">
    {t.heroSlips.map(({ text, discipline }) => (
      <li
        key={text}
        className={`hue ${styles.slip}`}
        style={hueOf(disciplines.find(({ key }) => key === discipline)?.hue ?? 212)}
      >
        {text}
      </li>
    ))}
  </ul>
)
