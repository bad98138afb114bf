import { link, site } from '@school/routes'
import { Button, IconSearch } from '@school/ui'
import { Form } from 'react-router'
import styles from './CourseSearch.module.css'
import { t } from './ru.ts'
import { addressOf, type CourseFilters, changed, noFilters } from './filters.ts'

/** An ordinary GET form: keeps the other filters and works without scripts. */
export function CourseSearch({
  filters = noFilters,
  size = 'm',
}: {
  filters?: CourseFilters
  size?: 'm' | 'l'
}) {
  const kept = Object.entries(addressOf(changed(filters, { text: '' })))
    .flatMap(([name, value]) => (Array.isArray(value) ? value : [value]).map((item) => [name, item] as const))
    .filter(([, value]) => value !== null && value !== '')
  return (
    <Form
      method="get"
      role="search"
      action={link(site.lms.catalogCourses)}
      className={styles.search}
      data-size={size}
    >
      {kept.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={String(value)} />
      ))}
      <span className={styles.box}>
        <IconSearch aria-hidden="true" />
        <input
          key={filters.text}
          className={styles.input}
          type="search"
          name="text"
          aria-label={t.search}
          placeholder={t.searchPlaceholder}
          defaultValue={filters.text}
          maxLength={100}
          enterKeyHint="search"
          autoComplete="off"
        />
      </span>
      <Button type="submit" kind={size === 'l' ? 'primary' : 'secondary'} size={size}>
        {t.searchButton}
      </Button>
    </Form>
  )
}
