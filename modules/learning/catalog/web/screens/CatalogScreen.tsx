import type { User } from '@school/accounts/contract'
import { link, site } from '@school/routes'
import { ChipLink, Cover, hueOf, useYou, Link } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { CatalogFacets } from '../../contract/index.ts'
import { CatalogTabs } from '../CatalogTabs.tsx'
import { CourseSearch } from '../CourseSearch.tsx'
import { CourseTiles } from '../CourseTile.tsx'
import page from '../page.module.css'
import { coursesQuery, facetsQuery } from '../queries.ts'
import { t } from '../ru.ts'
import { courseCount } from '../ru-tile.ts'
import { changed, coursesAddress, noFilters } from '../filters.ts'
import { toggled } from '../rules.ts'
import styles from './CatalogScreen.module.css'

const shownCourses = 4

export function CatalogScreen({ user }: { user: User | null }) {
  const you = useYou()
  const { data: courses } = useSuspenseQuery(coursesQuery())
  const { data: facets } = useSuspenseQuery(facetsQuery())
  return (
    <div className={page.page}>
      <div className={page.head}>
        <h1>{t.catalogTitle}</h1>
        <p className={frame.lead}>{you(t.catalogLead)}</p>
        <CourseSearch size="l" />
        <CatalogTabs />
      </div>
      <section className={frame.section} aria-labelledby="for-whom">
        <h2 id="for-whom">{t.forWhom}</h2>
        <ul className={`plain-list ${styles.grades}`}>
          {facets.grades.map(({ index, count }) => (
            <li key={index}>
              <ChipLink
                to={coursesAddress(changed(noFilters, { grade: index }))}
                count={count}
                className={count === 0 ? styles.noCourses : undefined}
              >
                {t.gradeShort(index)}
                <span className="visually-hidden">{t.gradeHeard(index)}</span>
              </ChipLink>
            </li>
          ))}
        </ul>
        <p className={frame.note}>{t.forWhomNote}</p>
      </section>
      <section className={frame.section} aria-labelledby="subjects">
        <h2 id="subjects">{t.subjects}</h2>
        <Subjects disciplines={facets.disciplines} />
      </section>
      <section className={frame.section} aria-labelledby="begin-with">
        <div className={page.sectionHead}>
          <h2 id="begin-with">{user?.grade ? you(t.beginWithOwn) : t.beginWith}</h2>
          <Link to={link(site.lms.catalogCourses)}>{t.allCourses}</Link>
        </div>
        <CourseTiles courses={courses.rows.slice(0, shownCourses)} />
      </section>
    </div>
  )
}

const Subjects = ({ disciplines }: { disciplines: CatalogFacets['disciplines'] }) => (
  <ul className={`plain-list ${styles.subjects}`}>
    {disciplines.map(({ key, title, hue, count }) => (
      <li key={key}>
        <Link
          to={coursesAddress(toggled(noFilters, key))}
          className={`hue ${styles.subject}`}
          style={hueOf(hue)}
        >
          <Cover discipline={key} hue={hue} seed={key} className={styles.cover} />
          <span className={styles.name}>{title}</span>
          <span className={styles.count}>{courseCount(count)}</span>
        </Link>
      </li>
    ))}
  </ul>
)
