import { type DataColumn, DataTable, SaveAs } from '@school/tables'
import { Chip } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import type { AnalysedPupil, GradeMatrix } from '../contract/index.ts'
import { gradeFileAt } from './addresses.ts'
import { PrintButton } from './PrintButton.tsx'
import { t } from './ru.ts'

const nameOf = ({ name, number }: AnalysedPupil) => name ?? t.participant(number)
const keyOf = ({ number }: AnalysedPupil) => number

const columnsOf = ({ tasks, can }: GradeMatrix): DataColumn<AnalysedPupil>[] => [
  { key: 'pupil', title: t.pupil, value: can.seeNames ? nameOf : keyOf, cell: nameOf },
  ...(can.seeNames
    ? [
        {
          key: 'class',
          title: t.gradeColumn,
          value: ({ className }: AnalysedPupil) => className,
          cell: ({ className }: AnalysedPupil) => className ?? t.unknown,
        },
      ]
    : []),
  {
    key: 'result',
    title: t.result,
    isNumber: true,
    phone: 'aside',
    value: ({ percent }) => percent,
    cell: ({ percent }) => t.percent(percent),
  },
  {
    key: 'award',
    title: t.award,
    value: ({ award }) => award && -award,
    cell: ({ award }) =>
      award && (
        <Chip size="s" tone="ok">
          {t.degree(award)}
        </Chip>
      ),
  },
  ...tasks.map(({ id, position }, index): DataColumn<AnalysedPupil> => ({
    key: `task-${id}`,
    title: t.taskShort(position),
    isNumber: true,
    value: ({ cells }) => cells[index]!,
    cell: ({ cells }) => (cells[index] === null ? t.unknown : t.percent(cells[index]!)),
  })),
]

/** Results of each task by pupils, with names or numbers. */
export function PupilsByTasks({ matrix }: { matrix: GradeMatrix }) {
  const { stage, organization, gradeIndex, pupils, withheld, can } = matrix
  const at = { stageId: stage.id, organizationId: organization.id, gradeIndex }
  return (
    <section aria-labelledby="pupils" className={frame.section}>
      <h2 id="pupils" className={frame.title}>
        {t.pupils}
      </h2>
      <DataTable
        name="olympiad-analytics-pupils"
        caption={t.pupils}
        rows={pupils}
        keyOf={keyOf}
        nameOf={nameOf}
        columns={columnsOf(matrix)}
        tools={
          <>
            <SaveAs to={(format) => gradeFileAt(at, format)} />
            <PrintButton />
          </>
        }
      />
      {!can.seeNames && <p className={frame.note}>{t.noNames}</p>}
      {withheld > 0 && <p className={frame.note}>{t.withheld(withheld)}</p>}
    </section>
  )
}
