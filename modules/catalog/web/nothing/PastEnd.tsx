import { ButtonLink, EmptyState, useYou } from '@school/ui'
import { coursesAddress } from '../address.ts'
import type { CourseFilters } from '../filters.ts'
import { t } from '../ru.ts'

/** The address of a page after the last one. */
export const PastEnd = ({ filters }: { filters: CourseFilters }) => {
  const you = useYou()
  return (
    <EmptyState
      pose="lost"
      title={t.pastEndTitle}
      text={you(t.pastEndText)}
      action={
        <ButtonLink kind="primary" to={coursesAddress({ ...filters, page: 1 })}>
          {t.toFirstPage}
        </ButtonLink>
      }
    />
  )
}
