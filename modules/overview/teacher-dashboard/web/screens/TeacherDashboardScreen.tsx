import { ButtonLink, Card, CardLink, Chip, EmptyState, PageHeader } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { DashboardClass } from '../../contract/index.ts'
import {
  classAt,
  classesAt,
  invitationsAt,
  newHomeworkAt,
  olympiadsAt,
  teacherStatisticsAt,
} from '../addresses.ts'
import styles from '../dashboard.module.css'
import { NotBegunCard } from '../NotBegunCard.tsx'
import { dashboardQuery } from '../queries.ts'
import { t } from '../ru-dashboard.ts'
import { TodayOfTeacher } from '../TodayOfTeacher.tsx'

/** The first page of a teacher: today, what is prepared, the classes. */
export function TeacherDashboardScreen({ name }: { name: string }) {
  const { data } = useSuspenseQuery(dashboardQuery)
  const { lines, notBegun, classes, serverNow } = data
  return (
    <div className={frame.page}>
      <PageHeader title={t.hello(name)}>
        <nav aria-label={t.ways} className={frame.row}>
          <ButtonLink kind="primary" to={newHomeworkAt()}>
            {t.assign}
          </ButtonLink>
          <ButtonLink to={invitationsAt()}>{t.invite}</ButtonLink>
          <ButtonLink to={olympiadsAt()}>{t.olympiad}</ButtonLink>
          <ButtonLink to={teacherStatisticsAt(null)}>{t.report}</ButtonLink>
        </nav>
      </PageHeader>
      {classes.length === 0 && (
        <EmptyState
          title={t.noClasses}
          text={t.noClassesText}
          action={<ButtonLink to={classesAt()}>{t.toClasses}</ButtonLink>}
        />
      )}
      <div className={frame.columns}>
        <div className={frame.column}>
          {(lines.length > 0 || classes.length > 0) && <TodayOfTeacher lines={lines} />}
          {notBegun.length > 0 && <NotBegunCard homeworks={notBegun} now={new Date(serverNow)} />}
        </div>
        <aside className={frame.column}>{classes.length > 0 && <Classes classes={classes} />}</aside>
      </div>
    </div>
  )
}

const Classes = ({ classes }: { classes: readonly DashboardClass[] }) => (
  <Card as="section" pad="l" aria-labelledby="classes" className={frame.section}>
    <h2 id="classes">{t.classes}</h2>
    <ul className="plain-list">
      {classes.map(({ id, name, pupils, needy }) => (
        <li key={id}>
          <div className={styles.line}>
            <div className={styles.words}>
              <CardLink to={classAt(id)} aria-label={t.classOf(name)}>
                {name}
              </CardLink>
              <span className={frame.note}>{t.ofClass(pupils)}</span>
            </div>
            {pupils > 0 && (
              <Chip size="s" tone={needy > 0 ? 'warn' : 'ok'}>
                {needy > 0 ? t.needy(needy) : t.fine}
              </Chip>
            )}
          </div>
        </li>
      ))}
    </ul>
    <div>
      <ButtonLink kind="quiet" to={classesAt()}>
        {t.allClasses}
      </ButtonLink>
    </div>
  </Card>
)
