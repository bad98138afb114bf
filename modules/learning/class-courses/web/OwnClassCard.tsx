import { useIsForChild } from '@school/api-client'
import { link, site } from '@school/routes'
import { Card, CardLink } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useSuspenseQuery } from '@tanstack/react-query'
import { ownClassesQuery } from './queries.ts'
import { t } from './ru.ts'

/** Links a pupil to the courses of the class; renders nothing for a pupil without a class. */
export function OwnClassCard() {
  const isForChild = useIsForChild()
  const { data: classes } = useSuspenseQuery(ownClassesQuery)
  return classes.map(({ id, name, given }) => (
    <Card key={id} as="section">
      <h2 className={frame.cardTitle}>
        <CardLink to={link(site.user.schoolClassCourses, { id })}>
          {isForChild ? t.cardOfChild(name) : t.card(name)}
        </CardLink>
      </h2>
      <p className={frame.cardText}>{t.cardText(given)}</p>
    </Card>
  ))
}
