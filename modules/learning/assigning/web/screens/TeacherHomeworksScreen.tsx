import {
  Button,
  ButtonLink,
  Card,
  CardLink,
  Chip,
  EmptyState,
  hueOf,
  IconPlus,
  IconSearch,
  PageHeader,
  Pagination,
  ProgressBar,
  Tabs,
  TextInput,
  useAddressFields,
} from '@school/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Form } from 'react-router'
import { libraryAt } from '@school/homeworks/web'
import frame from '@school/ui/frame.module.css'
import { t as w } from '../ru-webinar.ts'
import { type ManagedCard, type ManagedTab, managedTabs } from '../../contract/managed.ts'
import { editHomeworkAt, managedAt, managedListAt, newHomeworkAt } from '../addresses.ts'
import { Kept } from '../Kept.tsx'
import { managedListQuery } from '../queries.ts'
import { t } from '../ru.ts'
import { termsOf } from '../terms.ts'
import styles from '../ManagedList.module.css'

export interface TeacherHomeworksScreenProps {
  tab: ManagedTab
  /** Searched words of the title. */
  text: string | null
  page: number
}

export function TeacherHomeworksScreen({ tab, text, page }: TeacherHomeworksScreenProps) {
  const { data: list } = useSuspenseQuery(managedListQuery(tab, text, page))
  return (
    <div className={frame.page}>
      <PageHeader
        title={t.title}
        lead={t.lead}
        actions={
          <>
            <ButtonLink to={libraryAt()}>{t.toLibrary}</ButtonLink>
            <ButtonLink kind="primary" to={newHomeworkAt()} icon={<IconPlus aria-hidden="true" />}>
              {t.create}
            </ButtonLink>
          </>
        }
      >
        <Tabs
          label={t.tabs}
          tabs={managedTabs.map((name) => ({
            title: t.tab[name],
            to: managedListAt(name, text),
            current: name === tab,
          }))}
        />
        <Search tab={tab} text={text} />
      </PageHeader>
      <Kept />
      {list.rows.length === 0 && text !== null ? (
        <EmptyState
          pose="lost"
          prop="search"
          title={t.nothing}
          text={t.nothingText}
          action={<ButtonLink to={managedListAt(tab)}>{t.reset}</ButtonLink>}
        />
      ) : list.rows.length === 0 ? (
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
        to={(number) => managedListAt(tab, text, number)}
        label={t.pages}
      />
    </div>
  )
}

/** The filter form: it works without scripts too. */
function Search({ tab, text }: Pick<TeacherHomeworksScreenProps, 'tab' | 'text'>) {
  const fields = useAddressFields({ text })
  return (
    <Form
      ref={fields}
      method="get"
      action={managedListAt()}
      role="search"
      aria-label={t.search}
      className={styles.search}
    >
      {tab !== 'running' && <input type="hidden" name="tab" value={tab} />}
      <TextInput
        type="search"
        name="text"
        label={t.searchText}
        icon={<IconSearch />}
        maxLength={60}
        defaultValue={text ?? ''}
      />
      <Button type="submit">{t.find}</Button>
      {text !== null && (
        <ButtonLink kind="quiet" to={managedListAt(tab)}>
          {t.reset}
        </ButtonLink>
      )}
    </Form>
  )
}

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
  const { id, title, discipline, state, classes, pupilsApart, webinar } = homework
  const { softDeadlineAt, hardDeadlineAt } = termsOf(homework)
  const isDraft = state === 'draft'
  const all = homework.sets.length > 0 ? homework.sets : [homework]
  const submitted = all.reduce((sum, set) => sum + set.submitted, 0)
  const pupils = all.reduce((sum, set) => sum + set.pupils, 0)
  const deadline =
    webinar && (state === 'waiting' || state === 'live')
      ? w.about(webinar.title, webinar.startsAt)
      : softDeadlineAt
        ? t.due(softDeadlineAt)
        : hardDeadlineAt
          ? t.lastDay(hardDeadlineAt)
          : t.noTerm
  return (
    <Card as="article" className={`hue ${styles.row}`} style={hueOf(discipline.hue)}>
      <p className={styles.chips}>
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
      <p className={styles.facts}>
        <span>
          {t.whom(
            classes.map((own) => own.title),
            pupilsApart,
          )}
        </span>
        <span>
          {homework.thing
            ? homework.thing.kindTitle
            : homework.sets.length > 0
              ? t.sets(homework.sets.length)
              : t.tasks(homework.tasksCount)}
        </span>
        {homework.sharedBy && <span>{t.sharedBy(homework.sharedBy)}</span>}
        <span>{state === 'scheduled' && homework.opensAt ? t.opens(homework.opensAt) : deadline}</span>
      </p>
      {!isDraft && (
        <>
          <ProgressBar
            size="s"
            label={t.submittedLabel}
            percent={(100 * submitted) / Math.max(1, pupils)}
            hue={discipline.hue}
          />
          <p className={styles.facts}>
            <span>{t.submitted(submitted, pupils)}</span>
            {homework.averagePercent !== null && <span>{t.average(homework.averagePercent)}</span>}
          </p>
        </>
      )}
    </Card>
  )
}
