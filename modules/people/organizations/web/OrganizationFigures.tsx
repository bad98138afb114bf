import { formatNumber } from '@school/texts'
import { link, portal } from '@school/routes'
import { Card, Link, StatNumber } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import type { OrganizationCard } from '../contract/index.ts'
import { t } from './ru.ts'

/** How large an organization is with everything below, and how many of its classes have no teacher. */
export const OrganizationFigures = ({
  id,
  kind,
  counts,
}: Pick<OrganizationCard, 'id' | 'kind' | 'counts'>) => (
  <>
    <Card as="section" aria-label={t.size} className={frame.figures}>
      {kind !== 'school' && (
        <StatNumber value={formatNumber(counts.schools)} label={t.counts.schools(counts.schools)} />
      )}
      <StatNumber value={formatNumber(counts.classes)} label={t.counts.classes(counts.classes)} />
      <StatNumber value={formatNumber(counts.pupils)} label={t.counts.pupils(counts.pupils)} />
      <StatNumber value={formatNumber(counts.teachers)} label={t.counts.teachers(counts.teachers)} />
      <StatNumber value={formatNumber(counts.admins)} label={t.counts.admins(counts.admins)} />
    </Card>
    {counts.classesWithoutTeacher > 0 && (
      <Card tone="warn">
        <p>
          {t.withoutTeacher(counts.classesWithoutTeacher)}{' '}
          <Link to={link(portal.management.organization, { organizationId: id, section: 'classes' })}>
            {kind === 'school' ? t.setTeachers : t.whichClasses}
          </Link>
        </p>
      </Card>
    )}
  </>
)
