import { fileAddress } from '@school/api-client'
import { link, portal } from '@school/routes'
import { formatDayAndYear } from '@school/texts'
import { type DataColumn, DataTable, type RowKey, SaveAs } from '@school/tables'
import { Button, Chip, EmptyState, IconDots, Link, Menu } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useSuspenseQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { type ManagedClass, type ManagedPupil, saveManagedPupils } from '../../contract/index.ts'
import { CodesDialog } from '../CodesDialog.tsx'
import { ImportDialog } from '../ImportDialog.tsx'
import { PupilImports } from '../PupilImports.tsx'
import { ConfirmGrades, MoveDialog, type NamedPupil, RemovePupil } from '../PupilQuestions.tsx'
import { RenamePupil } from '../RenamePupil.tsx'
import { RenewCodes } from '../RenewCodes.tsx'
import { managedClassQuery, managedPupilsQuery } from '../queries.ts'
import { t as importTexts } from '../ru-import.ts'
import { t as renaming } from '../ru-rename.ts'
import { t } from '../ru-managed.ts'
import { ManagedHead } from './ManagedClassScreen.tsx'

const nameOf = ({ name, number }: ManagedPupil): string => name ?? t.pupilOf(number)
const gradeOf = ({ gradeIndex }: ManagedPupil): string =>
  gradeIndex === null ? t.graduate : t.gradeOf(gradeIndex)

const name: DataColumn<ManagedPupil> = { key: 'name', title: t.pupil, value: nameOf, cell: nameOf }
/** Leads to what the pupil has done. */
const leadingName: DataColumn<ManagedPupil> = {
  ...name,
  cell: (pupil) =>
    pupil.userId === null ? (
      nameOf(pupil)
    ) : (
      <Link to={link(portal.personal.progress, { userId: pupil.userId })}>{nameOf(pupil)}</Link>
    ),
}

const columns: DataColumn<ManagedPupil>[] = [
  {
    key: 'entry',
    title: t.entry,
    phone: 'aside',
    value: ({ entry }) => t.entries[entry],
    cell: ({ entry }) => (
      <Chip size="s" tone={entry === 'absent' ? 'warn' : 'plain'}>
        {t.entries[entry]}
      </Chip>
    ),
  },
  {
    key: 'parents',
    title: t.parents,
    isNumber: true,
    value: ({ parents }) => parents,
    cell: ({ parents }) => parents,
  },
  {
    key: 'grade',
    title: t.grade,
    value: ({ gradeIndex }) => gradeIndex,
    cell: (pupil) =>
      pupil.isGradeSame ? (
        t.same
      ) : (
        <Chip size="s" tone="warn">
          {gradeOf(pupil)}
        </Chip>
      ),
  },
  {
    key: 'visit',
    title: t.lastVisit,
    value: ({ lastVisitAt }) => lastVisitAt,
    cell: ({ lastVisitAt }) => (lastVisitAt ? formatDayAndYear(lastVisitAt) : t.neverSignedIn),
  },
]
const keyOf = ({ number }: ManagedPupil) => number

/** What opens an account is shown to the school itself. */
const login: DataColumn<ManagedPupil> = {
  key: 'login',
  title: t.login,
  value: ({ login: of }) => of,
  cell: ({ login: of }) => of ?? t.noLogin,
}
const columnsOf = ({ can }: ManagedClass): DataColumn<ManagedPupil>[] => [
  can.readProgress ? leadingName : name,
  ...columns.slice(0, 1),
  ...(can.letIn ? [login] : []),
  ...columns.slice(1),
]

type Asked = 'import' | 'codes' | 'move' | 'confirm'

interface ManagedPupilsScreenProps {
  schoolClassId: number
  /** Pupils who request admission, for those who admit them; from another module. */
  waiting: (card: ManagedClass) => ReactNode
}

/** Pupils of a class: by name and with what is done with them, or by number alone. */
export function ManagedPupilsScreen({ schoolClassId, waiting }: ManagedPupilsScreenProps) {
  const { data: card } = useSuspenseQuery(managedClassQuery(schoolClassId))
  const { data: pupils } = useSuspenseQuery(managedPupilsQuery(schoolClassId))
  const [asked, ask] = useState<Asked | null>(null)
  const { can, name } = card
  const close = () => ask(null)
  const title = t.pupilsTitle(name)
  return (
    <div className={frame.section}>
      <ManagedHead
        card={card}
        title={title}
        crumbs={[{ title: name, to: link(portal.management.schoolClass, { schoolClassId }) }]}
      />
      <p className={frame.note}>
        {pupils.some((pupil) => pupil.name !== null) ? t.noted : can.keepPupils ? null : t.closed}
      </p>
      {can.keepPupils && (
        <p className={frame.row}>
          <Button kind="primary" onClick={() => ask('import')}>
            {importTexts.open}
          </Button>
          {can.letIn && <Button onClick={() => ask('codes')}>{importTexts.codes}</Button>}
        </p>
      )}
      <PupilImports classId={schoolClassId} imports={card.imports} />
      {can.letIn && waiting(card)}
      {pupils.length === 0 ? (
        <EmptyState
          title={t.empty}
          text={can.keepPupils ? t.emptyText : t.emptyClosed}
          action={false}
          prop="box"
        />
      ) : (
        <Pupils card={card} pupils={pupils} />
      )}
      {asked === 'import' && (
        <ImportDialog classId={schoolClassId} name={name} hasCodes={can.letIn} onClose={close} />
      )}
      {asked === 'codes' && <CodesDialog classId={schoolClassId} onClose={close} />}
    </div>
  )
}

const named = (pupils: readonly ManagedPupil[]): NamedPupil[] =>
  pupils.flatMap(({ userId, name }) => (userId === null || name === null ? [] : [{ userId, name }]))

function Pupils({ card, pupils }: { card: ManagedClass; pupils: readonly ManagedPupil[] }) {
  const [chosen, setChosen] = useState<ReadonlySet<RowKey>>(new Set())
  const [asked, ask] = useState<'move' | 'confirm' | 'renew' | null>(null)
  const [renamed, setRenamed] = useState<NamedPupil | null>(null)
  const [leaving, setLeaving] = useState<NamedPupil | null>(null)
  const marked = named(pupils.filter((pupil) => chosen.has(keyOf(pupil))))
  const close = () => ask(null)
  const done = () => {
    close()
    setChosen(new Set())
  }
  const actionsOf = (pupil: ManagedPupil) => (
    <Menu
      label={t.actionsOf(nameOf(pupil))}
      items={[
        { title: renaming.open, onSelect: () => setRenamed(named([pupil])[0] ?? null) },
        { title: t.remove, tone: 'bad', onSelect: () => setLeaving(named([pupil])[0] ?? null) },
      ]}
    >
      <IconDots aria-hidden="true" />
    </Menu>
  )
  return (
    <>
      <DataTable
        name="managed-pupils"
        caption={t.caption}
        rows={pupils}
        keyOf={keyOf}
        nameOf={nameOf}
        columns={columnsOf(card)}
        {...(card.can.keepPupils ? { chosen, onChoose: setChosen, actionsOf } : {})}
        tools={
          <>
            {marked.length > 0 && (
              <>
                <span role="status">{t.chosen(marked.length)}</span>
                <Button size="s" onClick={() => ask('move')}>
                  {t.move}
                </Button>
                <Button size="s" onClick={() => ask('confirm')}>
                  {t.confirm}
                </Button>
                {card.can.letIn && (
                  <Button size="s" onClick={() => ask('renew')}>
                    {t.renew}
                  </Button>
                )}
              </>
            )}
            <SaveAs
              to={(format) =>
                fileAddress(saveManagedPupils, { params: { schoolClassId: card.id }, query: { format } })
              }
            />
          </>
        }
      />
      {asked === 'move' && <MoveDialog card={card} pupils={marked} onClose={close} onDone={done} />}
      {asked === 'confirm' && <ConfirmGrades card={card} pupils={marked} onClose={close} onDone={done} />}
      {asked === 'renew' && <RenewCodes classId={card.id} pupils={marked} onClose={close} />}
      {renamed && <RenamePupil classId={card.id} userId={renamed.userId} onClose={() => setRenamed(null)} />}
      {leaving && (
        <RemovePupil
          card={card}
          pupil={leaving}
          onClose={() => setLeaving(null)}
          onDone={() => setChosen(new Set())}
        />
      )}
    </>
  )
}
