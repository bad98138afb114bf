import { Button, IconButton, IconFilter, IconX, Link } from '@school/ui'
import type { ReactNode } from 'react'
import type { CatalogFacets } from '../contract/index.ts'
import styles from './FilterPanel.module.css'
import { t } from './ru.ts'
import { changed, type CourseFilters, coursesAddress } from './filters.ts'
import { activeFilters, toggled } from './rules.ts'

const panelId = 'course-filters'

interface FilterProps {
  filters: CourseFilters
  facets: CatalogFacets
}

/** Opens the panel on a phone, without scripts too: the panel is a native popover there and a column on a wide screen. */
export function FilterPanelButton({ filters }: { filters: CourseFilters }) {
  const active = activeFilters(filters).length
  return (
    <button type="button" popoverTarget={panelId} className={styles.open}>
      <IconFilter aria-hidden="true" />
      {t.filters}
      {active > 0 && <span className={styles.badge}>{active}</span>}
    </button>
  )
}

/** Every value is an address with a count: what the list will hold when it is pressed. */
export function FilterPanel({ filters, facets }: FilterProps) {
  const { grade, level, isFree, disciplines } = filters
  return (
    <section id={panelId} popover="auto" aria-label={t.filters} className={styles.panel}>
      <div className={styles.head}>
        <h2>{t.filters}</h2>
        <IconButton
          label={t.closeFilters}
          icon={<IconX aria-hidden="true" />}
          popoverTarget={panelId}
          popoverTargetAction="hide"
        />
      </div>
      <Group title={t.subject}>
        {facets.disciplines.map(({ key, title, count }) => (
          <Value
            key={key}
            to={toggled(filters, key)}
            isChosen={disciplines.includes(key)}
            count={count}
            mark="square"
          >
            {title}
          </Value>
        ))}
      </Group>
      <Group title={t.grade} isDense>
        {facets.grades.map(({ index, count }) => (
          <Value
            key={index}
            to={changed(filters, { grade: grade === index ? null : index })}
            isChosen={grade === index}
            count={count}
          >
            {t.gradeShort(index)}
            <span className="visually-hidden">{t.gradeHeard(index)}</span>
          </Value>
        ))}
      </Group>
      <Group title={t.level}>
        {facets.levels.map(({ level: value, count }) => (
          <Value
            key={value}
            to={changed(filters, { level: level === value ? null : value })}
            isChosen={level === value}
            count={count}
            mark="round"
          >
            {t.levels[value]}
          </Value>
        ))}
      </Group>
      <Group title={t.price}>
        <Value to={changed(filters, { isFree: !isFree })} isChosen={isFree} count={facets.free} mark="square">
          {t.onlyFree}
        </Value>
      </Group>
      <div className={styles.foot}>
        <Button kind="primary" wide popoverTarget={panelId} popoverTargetAction="hide">
          {t.showFound(facets.total)}
        </Button>
      </div>
    </section>
  )
}

const Group = ({ title, isDense, children }: { title: string; isDense?: boolean; children: ReactNode }) => (
  <div className={styles.group}>
    <h3>{title}</h3>
    <ul className={`plain-list ${isDense ? styles.dense : styles.values}`}>{children}</ul>
  </div>
)

interface ValueProps {
  to: CourseFilters
  isChosen: boolean
  count: number
  mark?: 'square' | 'round'
  children: ReactNode
}

/** A value that would show nothing is not a link, unless it is chosen: then it is the way back. */
function Value({ to, isChosen, count, mark, children }: ValueProps) {
  const content = (
    <>
      {mark && <span className={styles.mark} data-shape={mark} aria-hidden="true" />}
      <span className={styles.name}>{children}</span>
      <span className={styles.count}>{count}</span>
    </>
  )
  return (
    <li>
      {count > 0 || isChosen ? (
        <Link
          to={coursesAddress(to)}
          rel="nofollow"
          preventScrollReset
          aria-current={isChosen ? 'true' : undefined}
          className={styles.value}
        >
          {content}
        </Link>
      ) : (
        <span className={styles.value}>{content}</span>
      )}
    </li>
  )
}
