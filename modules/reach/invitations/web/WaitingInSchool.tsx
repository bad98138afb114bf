import { link, portal } from '@school/routes'
import { Card, Link } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useSuspenseQuery } from '@tanstack/react-query'
import { waitingInSchoolQuery } from './queries.ts'
import { waiting as t } from './ru-waiting.ts'

/** The classes of a school with waiting pupils; empty when there are none. */
export function WaitingInSchool({ organizationId }: { organizationId: number }) {
  const { data: classes } = useSuspenseQuery(waitingInSchoolQuery(organizationId))
  if (classes.length === 0) return null
  return (
    <Card as="section" tone="warn" aria-labelledby="waiting" className={frame.list}>
      <h2 id="waiting" className={frame.cardTitle}>
        {t.inClasses(classes.reduce((sum, { pupils }) => sum + pupils, 0))}
      </h2>
      <p>{t.text}</p>
      <p className={frame.row}>
        {classes.map(({ schoolClassId, name, pupils }) => (
          <Link key={schoolClassId} to={link(portal.management.schoolClassPupils, { schoolClassId })}>
            {t.classOf(name, pupils)}
          </Link>
        ))}
      </p>
    </Card>
  )
}
