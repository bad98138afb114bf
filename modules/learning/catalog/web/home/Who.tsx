import { link, site } from '@school/routes'
import { nonBreaking } from '@school/texts'
import { ButtonLink, Card, ChipLink, IconBook2, IconHeart, IconSchool, useYou } from '@school/ui'
import type { ReactNode } from 'react'
import type { CatalogFacets } from '../../contract/index.ts'
import { courseCount } from '../ru-tile.ts'
import { changed, coursesAddress, noFilters } from '../filters.ts'
import { t } from '../ru-home.ts'
import styles from './Who.module.css'

/** One question, three ways on. For those who have not signed in. */
export function Who({ grades }: { grades: CatalogFacets['grades'] }) {
  const you = useYou()
  return (
    <section className={styles.who} aria-labelledby="who">
      <h2 id="who">{t.whoTitle}</h2>
      <div className={styles.people}>
        <Person title={t.pupil} icon={<IconSchool aria-hidden="true" />} text={you(t.pupilText)}>
          <ul aria-label={t.gradesLabel} className={`plain-list ${styles.grades}`}>
            {grades
              .filter(({ index }) => index > 0)
              .map(({ index, count }) => (
                <li key={index}>
                  <ChipLink
                    to={coursesAddress(changed(noFilters, { grade: index }))}
                    aria-label={t.grade(index, courseCount(count))}
                    className={count > 0 ? styles.grade : `${styles.grade} ${styles.empty}`}
                  >
                    {index}
                  </ChipLink>
                </li>
              ))}
          </ul>
        </Person>
        <Person title={t.parent} icon={<IconHeart aria-hidden="true" />} text={t.parentText}>
          <div className={styles.actions}>
            <ButtonLink to={link(site.market.registration, {}, { role: 'parent' })}>{t.signUp}</ButtonLink>
            <ButtonLink kind="quiet" to={link(site.market.parents)}>
              {t.parentMore}
            </ButtonLink>
          </div>
        </Person>
        <Person title={t.teacher} icon={<IconBook2 aria-hidden="true" />} text={t.teacherText}>
          <div className={styles.actions}>
            <ButtonLink to={link(site.market.registration, {}, { role: 'teacher' })}>{t.signUp}</ButtonLink>
            <ButtonLink kind="quiet" to={link(site.lms.catalogCourses)}>
              {t.seeCourses}
            </ButtonLink>
          </div>
        </Person>
      </div>
    </section>
  )
}

interface PersonProps {
  title: string
  icon: ReactNode
  text: string
  children: ReactNode
}

const Person = ({ title, icon, text, children }: PersonProps) => (
  <Card className={styles.person}>
    <span className={styles.icon}>{icon}</span>
    <h3>{title}</h3>
    <p className={styles.text}>{nonBreaking(text)}</p>
    {children}
  </Card>
)
