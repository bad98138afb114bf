import type { User } from '@school/accounts/contract'
import { link, site } from '@school/routes'
import { ButtonLink, Card, EmptyState, useYou } from '@school/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { ProgressParts } from '../ProgressParts.tsx'
import { progressQuery } from '../queries.ts'
import { type Measure, progressState } from '../rules.ts'
import { emptyText, t } from '../ru-progress.ts'
import styles from './ProgressScreen.module.css'

export interface ProgressScreenProps {
  user: Pick<User, 'isParent'>
  /** What the chart of days counts. */
  measure: Measure
}

export function ProgressScreen({ user, measure }: ProgressScreenProps) {
  const { data } = useSuspenseQuery(progressQuery)
  const state = progressState(data)
  return (
    <div className={styles.page}>
      <header>
        <h1>{t.title}</h1>
        <p className={styles.lead}>{user.isParent ? t.leadParent : t.lead}</p>
      </header>
      {state === 'no_courses' ? (
        <NoCourses isParent={user.isParent} />
      ) : (
        <ProgressParts
          progress={data}
          measure={measure}
          addressBy={(by) => link(site.user.progress, {}, { by })}
          noAnswers={<NoAnswers />}
        />
      )}
    </div>
  )
}

function NoCourses({ isParent }: { isParent: boolean }) {
  const you = useYou()
  const { title, text } = emptyText.noCourses[isParent ? 'parent' : 'pupil']
  return (
    <EmptyState
      title={you(title)}
      text={you(text)}
      action={
        <ButtonLink kind="primary" size="l" to={link(site.lms.catalogCourses)}>
          {emptyText.toCatalog}
        </ButtonLink>
      }
    />
  )
}

const NoAnswers = () => (
  <Card>
    <EmptyState
      compact
      pose="think"
      title={emptyText.noAnswers.title}
      text={emptyText.noAnswers.text}
      action={
        <ButtonLink kind="primary" to={link(site.user.dashboard)}>
          {emptyText.noAnswers.action}
        </ButtonLink>
      }
    />
  </Card>
)
