import { FormDialog, useForm } from '@school/forms'
import { type DataColumn, DataTable, type RowKey, SaveAs } from '@school/tables'
import {
  Button,
  ButtonLink,
  EmptyState,
  Pagination,
  TextArea,
  TextInput,
  toast,
  useAddressFields,
  Link,
} from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Form } from 'react-router'
import { type MonitoringPartProps, managedStageAt } from '@school/olympiad-conduct/web'
import { type AccessLockKind, lockSchools, readinessItems, type StageSchool } from '../../contract/index.ts'
import { AccessHead } from './AccessHead.tsx'
import styles from './accesses.module.css'
import { accessTableAt, schoolAccessesQuery, stageAccessQuery } from './queries.ts'
import { t } from './ru.ts'

const columnsOf = (stageId: number): DataColumn<StageSchool>[] => [
  {
    key: 'school',
    title: t.schoolColumn,
    cell: ({ id, name, city }) => (
      <>
        <Link to={managedStageAt(stageId, { tab: 'classes', school: id })}>{name}</Link>
        {city && <span className={frame.note}>, {city}</span>}
      </>
    ),
  },
  {
    key: 'decision',
    title: t.decision,
    phone: 'named',
    cell: ({ lock }) => (lock ? t.decided(lock) : <span className={frame.note}>{t.ofSchool}</span>),
  },
  {
    key: 'open',
    title: t.openClasses,
    isNumber: true,
    phone: 'named',
    cell: ({ openClasses, classes }) => t.openOf(openClasses, classes),
  },
  {
    key: 'registered',
    title: t.registered,
    isNumber: true,
    phone: 'named',
    cell: ({ registered, pupils }) => t.registeredOf(registered, pupils),
  },
  {
    key: 'ready',
    title: t.readyColumn,
    phone: 'named',
    cell: ({ ready }) => t.readyOf(ready, readinessItems.length),
  },
]

const keyOf = ({ id }: StageSchool) => id
const nameOf = ({ name }: StageSchool) => name

/** «Школы»: what each school has opened, and the decision of the municipality for it. */
export function SchoolsPart({ stage, wanted }: MonitoringPartProps) {
  const { data: access } = useSuspenseQuery(stageAccessQuery(stage.id))
  const { data: list } = useSuspenseQuery(schoolAccessesQuery(stage.id, wanted))
  const [chosen, setChosen] = useState<ReadonlySet<RowKey>>(new Set())
  const [asked, setAsked] = useState<Decision | null>(null)
  const { can } = access
  return (
    <section aria-labelledby="schools" className={frame.section}>
      <h2 id="schools">{t.schoolsTitle}</h2>
      <AccessHead access={access} />
      <p className={frame.note}>{can.lock ? t.schoolsLead : t.over}</p>
      <Search stageId={stage.id} name={wanted.name} />
      {list.rows.length === 0 ? (
        <EmptyState compact level={3} title={t.noSchools} text={t.noSchoolsText} action={false} />
      ) : (
        <DataTable
          name="olympiad-schools"
          caption={t.schoolsTitle}
          columns={columnsOf(stage.id)}
          rows={list.rows}
          keyOf={keyOf}
          nameOf={nameOf}
          {...(can.lock ? { chosen, onChoose: setChosen } : {})}
          tools={
            <>
              {chosen.size > 0 && (
                <>
                  <Button size="s" onClick={() => setAsked({ kind: 'forbidden' })}>
                    {t.forbid}
                  </Button>
                  {can.force && (
                    <Button size="s" onClick={() => setAsked({ kind: 'forced' })}>
                      {t.force}
                    </Button>
                  )}
                  <Button size="s" kind="quiet" onClick={() => setAsked({ kind: null })}>
                    {t.leave}
                  </Button>
                </>
              )}
              <SaveAs to={accessTableAt(stage.id, 'schools')} />
            </>
          }
        />
      )}
      <Pagination
        page={list.page}
        totalPages={list.totalPages}
        to={(page) => managedStageAt(stage.id, { tab: 'schools', name: wanted.name, page })}
        label={t.pages}
      />
      {asked && (
        <DecisionDialog
          stageId={stage.id}
          schoolIds={[...chosen].map(Number)}
          {...asked}
          onClose={() => setAsked(null)}
          onDone={() => setChosen(new Set())}
        />
      )}
    </section>
  )
}

interface Decision {
  kind: AccessLockKind | null
}

interface DecisionDialogProps extends Decision {
  stageId: number
  schoolIds: number[]
  onClose: () => void
  onDone: () => void
}

const wordsOf = {
  forbidden: { title: t.forbidTitle, text: t.forbidText, action: t.forbid },
  forced: { title: t.forceTitle, text: t.forceText, action: t.force },
  left: { title: t.leaveTitle, text: t.leaveText, action: t.leave },
} as const

/** Confirmation of a decision of a municipality for schools. */
function DecisionDialog({ stageId, schoolIds, kind, onClose, onDone }: DecisionDialogProps) {
  const words = wordsOf[kind ?? 'left']
  const form = useForm(lockSchools, {
    params: { stageId },
    values: { schoolIds, kind, reason: '' },
    onSent: ({ changed }) => {
      toast(t.decidedNow(changed), { tone: 'ok' })
      onDone()
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={words.title(schoolIds.length)}
      action={words.action}
      {...(kind === 'forbidden' ? { tone: 'danger' as const } : {})}
      onClose={onClose}
    >
      <p>{words.text}</p>
      {kind && (
        <TextArea
          label={t.reason}
          hint={t.reasonHint}
          required
          rows={2}
          minLength={3}
          maxLength={300}
          {...form.text('reason')}
        />
      )}
    </FormDialog>
  )
}

/** A plain GET form: the search lives in the address. */
function Search({ stageId, name }: { stageId: number; name: string | null }) {
  const fields = useAddressFields({ name })
  return (
    <Form ref={fields} method="get" role="search" preventScrollReset className={styles.filters}>
      <input type="hidden" name="tab" value="schools" />
      <TextInput
        type="search"
        name="name"
        label={t.search}
        maxLength={60}
        autoComplete="off"
        defaultValue={name ?? ''}
      />
      <div className={frame.row}>
        <Button type="submit">{t.find}</Button>
        {name !== null && (
          <ButtonLink kind="quiet" to={managedStageAt(stageId, { tab: 'schools' })} preventScrollReset>
            {t.reset}
          </ButtonLink>
        )}
      </div>
    </Form>
  )
}
