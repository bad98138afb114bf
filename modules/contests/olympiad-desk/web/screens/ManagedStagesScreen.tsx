import { SaveAs } from '@school/tables'
import {
  Button,
  ButtonLink,
  Chip,
  EmptyState,
  Link,
  PageHeader,
  SelectInput,
  Table,
  useAddressFields,
} from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Form } from 'react-router'
import {
  managedStageAt,
  managedStagesAt,
  monitoringWords as words,
  toneOfStage,
} from '@school/olympiad-conduct/web'
import { stageStates } from '@school/olympiads/contract'
import { calledApart } from '@school/olympiads/web'
import type { ManagedOlympiad, ManagedStageCard } from '../../contract/index.ts'
import styles from '../accesses/accesses.module.css'
import { managedStagesFileAt, managedStagesQuery, type StagesWanted } from '../accesses/queries.ts'
import { t } from '../accesses/ru.ts'

type Row = ManagedStageCard & { olympiad: string }

const allGrades = Array.from({ length: 11 }, (_, index) => index + 1)

/** «Доступы к олимпиадам»: what is open to the classes of a school, or of the schools of a municipality. */
export function ManagedStagesScreen({ wanted }: { wanted: StagesWanted }) {
  const { data: olympiads } = useSuspenseQuery(managedStagesQuery(wanted))
  const isFiltered = wanted.grade !== null || wanted.state !== null
  return (
    <div className={frame.page}>
      <PageHeader title={t.title} lead={t.lead} />
      <Filters wanted={wanted} isFiltered={isFiltered} />
      {olympiads.length === 0 ? (
        <EmptyState
          prop="trophy"
          title={t.emptyTitle}
          text={isFiltered ? t.emptyText : t.noneText}
          action={isFiltered && <ButtonLink to={managedStagesAt()}>{t.reset}</ButtonLink>}
        />
      ) : (
        <>
          <SaveAs to={managedStagesFileAt(wanted)} />
          {calledApart(olympiads).map((olympiad) => (
            <Stages key={olympiad.id} olympiad={olympiad} />
          ))}
        </>
      )}
    </div>
  )
}

function Filters({ wanted: { grade, state }, isFiltered }: { wanted: StagesWanted; isFiltered: boolean }) {
  const fields = useAddressFields({ grade, state })
  return (
    <Form ref={fields} method="get" role="search" className={styles.filters}>
      <SelectInput label={t.grade} name="grade" defaultValue={grade ?? ''}>
        <option value="">{t.anyGrade}</option>
        {allGrades.map((one) => (
          <option key={one} value={one}>
            {t.gradeOf(one)}
          </option>
        ))}
      </SelectInput>
      <SelectInput label={t.state} name="state" defaultValue={state ?? ''}>
        <option value="">{t.anyState}</option>
        {stageStates
          .filter((one) => one !== 'cancelled')
          .map((one) => (
            <option key={one} value={one}>
              {words.stageStates[one]}
            </option>
          ))}
      </SelectInput>
      <div className={frame.row}>
        <Button type="submit">{t.show}</Button>
        {isFiltered && (
          <ButtonLink kind="quiet" to={managedStagesAt()}>
            {t.reset}
          </ButtonLink>
        )}
      </div>
    </Form>
  )
}

const Stages = ({ olympiad: { id, title, season, stages } }: { olympiad: ManagedOlympiad }) => (
  <section aria-labelledby={`olympiad-${id}`} className={frame.section}>
    <header className={frame.list}>
      <h2 id={`olympiad-${id}`} className={frame.title}>
        {title}
      </h2>
      <p className={frame.note}>{words.season(season)}</p>
    </header>
    <Table
      caption={title}
      rows={stages.map((stage): Row => ({ ...stage, olympiad: title }))}
      keyOf={(stage) => stage.id}
      columns={[
        {
          key: 'stage',
          title: t.stage,
          cell: (stage) => (
            <Link
              to={managedStageAt(stage.id, { tab: 'classes' })}
              aria-label={words.open(stage.title, stage.olympiad)}
            >
              {stage.title}
            </Link>
          ),
        },
        {
          key: 'state',
          title: t.stateColumn,
          cell: ({ state }) => (
            <Chip size="s" tone={toneOfStage[state]}>
              {words.stageStates[state]}
            </Chip>
          ),
        },
        {
          key: 'window',
          title: t.window,
          cell: (stage) => (
            <div>
              {words.window(stage)}
              <br />
              <span className={frame.note}>{t.grades(stage.grades)}</span>
            </div>
          ),
        },
        { key: 'access', title: t.access, cell: (stage) => <Access stage={stage} /> },
        {
          key: 'registered',
          title: t.registered,
          isNumber: true,
          cell: ({ figures }) => figures.classes > 0 && t.registeredOf(figures.registered, figures.expected),
        },
        {
          key: 'codes',
          title: t.codes,
          cell: ({ figures }) => t.codesOf(figures.schoolCodes, figures.personalCodes),
        },
      ]}
    />
  </section>
)

function Access({ stage: { entry, figures } }: { stage: ManagedStageCard }) {
  if (figures.classes === 0) return <span className={frame.note}>{t.notForUs}</span>
  return (
    <div>
      {t.entries[entry]}
      {entry === 'code' && (
        <>
          <br />
          <span className={frame.note}>{t.opened(figures.openClasses, figures.classes)}</span>
        </>
      )}
      {figures.forbiddenClasses > 0 && (
        <>
          <br />
          <span className={frame.note}>{t.closed(figures.forbiddenClasses)}</span>
        </>
      )}
    </div>
  )
}
