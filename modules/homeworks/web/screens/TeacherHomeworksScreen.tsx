import {
  ButtonLink,
  Card,
  CardLink,
  Chip,
  EmptyState,
  hueOf,
  IconPlus,
  Pagination,
  ProgressBar,
  Tabs,
} from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useSuspenseQuery } from '@tanstack/react-query'
import { type ManagedCard, type ManagedTab, managedTabs } from '../../contract/managed.ts'
import { editHomeworkAt, libraryAt, managedAt, managedListAt, newHomeworkAt } from '../addresses.ts'
import rowStyles from '../HomeworkRow.module.css'
import { managedListQuery } from '../queries.ts'
import { t } from '../ru-teacher.ts'
import { t as w } from '../ru-webinar.ts'

export function TeacherHomeworksScreen({ tab, page }: { tab: ManagedTab; page: number }) {
  const { data: list } = useSuspenseQuery(managedListQuery(tab, page))
  return (
    <div className={frame.page}>
      <header className={frame.head}>
        <div className={`${frame.row} ${frame.between}`}>
          <div className={frame.head}>
            <h1>{t.title}</h1>
            <p className={frame.lead}>{t.lead}</p>
          </div>
          <div className={frame.row}>
            <ButtonLink to={libraryAt()}>{t.toLibrary}</ButtonLink>
            <ButtonLink kind="primary" to={newHomeworkAt()} icon={<IconPlus aria-hidden="true" />}>
              {t.create}
            </ButtonLink>
          </div>
        </div>
        <Tabs
          label={t.tabs}
          tabs={managedTabs
            .toSorted((a, b) => order.indexOf(a) - order.indexOf(b))
            .map((name) => ({ title: t.tab[name], to: managedListAt(name), current: name === tab }))}
        />
      </header>
      {list.rows.length === 0 ? (
        <EmptyState
          title={t.empty[tab].title}
          text={t.empty[tab].text}
          action={<ButtonLink to={newHomeworkAt()}>{t.create}</ButtonLink>}
        />
      ) : (
        <ul className={`plain-list ${frame.cards}`}>
          {list.rows.map((homework) => (
            <li key={homework.id}>
              <ManagedRow homework={homework} />
            </li>
          ))}
        </ul>
      )}
      <Pagination
        page={list.page}
        totalPages={list.totalPages}
        to={(number) => managedListAt(tab, number)}
        label={t.pages}
      />
    </div>
  )
}

const order: readonly ManagedTab[] = ['active', 'draft', 'archive']

const tones = {
  draft: 'plain',
  waiting: 'warn',
  live: 'ok',
  scheduled: 'warn',
  running: 'accent',
  closed: 'plain',
  archived: 'plain',
} as const

function ManagedRow({ homework }: { homework: ManagedCard }) {
  const { id, title, discipline, state, classes, pupilsApart, softDeadlineAt, hardDeadlineAt, webinar } =
    homework
  const isDraft = state === 'draft'
  const deadline =
    webinar && (state === 'waiting' || state === 'live')
      ? w.about(webinar.title, webinar.startsAt)
      : softDeadlineAt
        ? t.due(softDeadlineAt)
        : hardDeadlineAt
          ? t.lastDay(hardDeadlineAt)
          : t.noTerm
  return (
    <Card as="article" className={`hue ${rowStyles.row}`} style={hueOf(discipline.hue)}>
      <p className={rowStyles.chips}>
        <Chip size="s" hue={discipline.hue}>
          {discipline.title}
        </Chip>
        <Chip size="s" tone={tones[state]}>
          {t.state[state]}
        </Chip>
      </p>
      <h2 className={frame.cardTitle}>
        <CardLink
          to={isDraft ? editHomeworkAt(id) : managedAt(id)}
          aria-label={isDraft ? t.editOf(title) : undefined}
        >
          {title}
        </CardLink>
      </h2>
      <p className={rowStyles.facts}>
        <span>
          {t.whom(
            classes.map((own) => own.title),
            pupilsApart,
          )}
        </span>
        <span>{t.tasks(homework.tasksCount)}</span>
        {homework.sharedBy && <span>{t.sharedBy(homework.sharedBy)}</span>}
        <span>{state === 'scheduled' && homework.opensAt ? t.opens(homework.opensAt) : deadline}</span>
      </p>
      {!isDraft && (
        <>
          <ProgressBar
            size="s"
            label={t.submittedLabel}
            percent={(100 * homework.submitted) / Math.max(1, homework.pupils)}
            hue={discipline.hue}
          />
          <p className={rowStyles.facts}>
            <span>{t.submitted(homework.submitted, homework.pupils)}</span>
            {homework.averagePercent !== null && <span>{t.average(homework.averagePercent)}</span>}
          </p>
        </>
      )}
    </Card>
  )
}
