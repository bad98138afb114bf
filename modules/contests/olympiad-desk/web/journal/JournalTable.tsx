import { factsOf } from '@school/texts'
import { type DataColumn, DataTable, SaveAs } from '@school/tables'
import { Button, Chip, IconDots, IconPrinter, Menu } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useNavigate } from 'react-router'
import { profileAt, solutionsAt } from '@school/olympiads/web'
import type { Journal, JournalPupil, JournalState } from '../../contract/index.ts'
import { journalStates, journalStateWords } from '../../contract/index.ts'
import { certificateAt, journalFileAt } from './addresses.ts'
import styles from './journal.module.css'
import { t } from './ru.ts'

const minuteMs = 60_000

const tones = {
  no_consent: 'bad',
  awaits_result: 'plain',
  not_passed: 'plain',
  needs_trial: 'warn',
  not_registered: 'warn',
  registered: 'accent',
  running: 'primary',
  lost: 'bad',
  handed_in: 'ok',
  missed: 'plain',
  absent: 'plain',
} as const satisfies Record<JournalState, string>

/** «7А» already contains the grade; show the grade only when the pupil chose a higher one. */
const otherGrade = ({ schoolClass, gradeIndex }: JournalPupil): string | null =>
  gradeIndex === null || Number.parseInt(schoolClass.name, 10) === gradeIndex ? null : t.setOf(gradeIndex)

const Name = ({ pupil }: { pupil: JournalPupil }) => (
  <span className={styles.name}>
    <span>{pupil.name}</span>
    <span className={`${frame.note} ${styles.whence}`}>
      {factsOf(
        pupil.schoolClass.name,
        otherGrade(pupil),
        pupil.hasPersonalCode && t.hasCode,
        pupil.isNameHidden && t.nameHidden,
      )}
    </span>
  </span>
)

function timeOf({ state, deadlineAt, finishedAt }: JournalPupil, serverNow: string): string | null {
  if (finishedAt) return t.at(finishedAt)
  if (!deadlineAt) return null
  return state === 'running' || state === 'lost'
    ? t.left(Math.floor((Date.parse(deadlineAt) - Date.parse(serverNow)) / minuteMs), deadlineAt)
    : t.at(deadlineAt)
}

const instant = (
  key: 'invitedAt' | 'registeredAt' | 'startedAt',
  title: string,
  isExtra: boolean,
): DataColumn<JournalPupil> => ({
  key,
  title,
  isExtra,
  value: (pupil) => pupil[key],
  cell: (pupil) => pupil[key] && t.at(pupil[key]),
})

const outcome: DataColumn<JournalPupil>[] = [
  {
    key: 'result',
    title: t.resultColumn,
    isNumber: true,
    phone: 'named',
    value: ({ result }) => result && result.percent,
    cell: ({ result }) => result && t.result(result.points, result.maxPoints, result.percent),
  },
  {
    key: 'place',
    title: t.placeColumn,
    isNumber: true,
    phone: 'named',
    value: ({ place }) => place && place.place,
    cell: ({ place, isOutOfRating }) => (isOutOfRating ? t.outOfRating : place && t.place(place)),
  },
  {
    key: 'award',
    title: t.awardColumn,
    value: ({ award }) => award && -award,
    cell: ({ award }) =>
      award && (
        <Chip size="s" tone="ok">
          {t.award(award)}
        </Chip>
      ),
  },
]

/** After publication the column of invitations is omitted. */
const columnsOf = (
  { serverNow, areResultsOut, state }: Journal,
  isOver = state === 'published',
): DataColumn<JournalPupil>[] => [
  { key: 'name', title: t.pupilColumn, value: ({ name }) => name, cell: (pupil) => <Name pupil={pupil} /> },
  {
    key: 'state',
    title: t.stateColumn,
    phone: 'aside',
    value: (pupil) => journalStates.indexOf(pupil.state),
    cell: (pupil) => (
      <Chip size="s" tone={tones[pupil.state]}>
        {journalStateWords[pupil.state]}
      </Chip>
    ),
  },
  ...(areResultsOut ? outcome : []),
  instant('invitedAt', t.invitedColumn, isOver),
  instant('registeredAt', t.registeredColumn, isOver),
  ...(state === 'announced'
    ? []
    : [
        instant('startedAt', t.startedColumn, isOver),
        {
          key: 'time',
          title: state === 'running' ? t.timeColumn : t.finishedColumn,
          value: (pupil: JournalPupil) => pupil.finishedAt ?? pupil.deadlineAt,
          cell: (pupil: JournalPupil) => timeOf(pupil, serverNow),
        },
      ]),
]

const keyOf = ({ userId }: JournalPupil) => userId
const nameOf = ({ name }: JournalPupil) => name

/** The pupils of a teacher in a stage. */
export function JournalTable({ journal }: { journal: Journal }) {
  const navigate = useNavigate()
  const { pupils, areResultsOut, olympiad, id } = journal
  const solutionsOf = ({ userId }: JournalPupil) => solutionsAt(olympiad.id, userId, id)
  return (
    <section aria-labelledby="pupils" className={frame.section}>
      <h2 id="pupils">{t.pupils}</h2>
      <DataTable
        name="olympiad-journal"
        caption={t.pupils}
        rows={pupils}
        keyOf={keyOf}
        nameOf={nameOf}
        columns={columnsOf(journal)}
        onOpen={(pupil) =>
          void navigate(pupil.result && journal.publishedAt ? solutionsOf(pupil) : profileAt(pupil.userId))
        }
        tools={
          <>
            <SaveAs to={(format) => journalFileAt(journal, format)} />
            <Button size="s" kind="quiet" icon={<IconPrinter aria-hidden="true" />} onClick={() => print()}>
              {t.print}
            </Button>
          </>
        }
        actionsOf={(pupil) => (
          <Menu
            label={t.actionsOf(pupil.name)}
            items={[
              { title: t.profile, to: profileAt(pupil.userId) },
              ...(pupil.result && journal.publishedAt
                ? [{ title: t.solutions, to: solutionsOf(pupil) }]
                : []),
              ...(pupil.certificateId === null
                ? []
                : [{ title: t.certificate, to: certificateAt(pupil.userId, pupil.certificateId) }]),
            ]}
          >
            <IconDots aria-hidden="true" />
          </Menu>
        )}
      />
      {!areResultsOut && <p className={frame.note}>{t.hiddenNote}</p>}
      {pupils.some(({ state }) => state === 'no_consent') && <p className={frame.note}>{t.noConsentNote}</p>}
      {pupils.some(({ isNameHidden }) => isNameHidden) && <p className={frame.note}>{t.nameHiddenNote}</p>}
    </section>
  )
}
