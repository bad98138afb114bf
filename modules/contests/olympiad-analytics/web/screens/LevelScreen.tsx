import { type DataColumn, DataTable, SaveAs } from '@school/tables'
import { Card, EmptyState, Link } from '@school/ui'
import { BarChart } from '@school/ui/charts'
import frame from '@school/ui/frame.module.css'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { AnalysedChild, AnalysedGrade, Level } from '../../contract/index.ts'
import { gradeAt, levelAt, levelFileAt } from '../addresses.ts'
import { figureColumns } from '../figure-columns.tsx'
import { formerColumns } from '../former-columns.tsx'
import { PlaceHead } from '../PlaceHead.tsx'
import { PrintButton } from '../PrintButton.tsx'
import { levelQuery } from '../queries.ts'
import { t } from '../ru.ts'
import { Summary } from '../Summary.tsx'

export interface LevelScreenProps {
  stageId: number
  /** `null`: the viewer's organization. */
  organizationId: number | null
}

/** A stage in an organization: results of what is below, or grades of a school. */
export function LevelScreen({ stageId, organizationId }: LevelScreenProps) {
  const { data: level } = useSuspenseQuery(levelQuery(stageId, organizationId))
  const { figures, histogram, organization } = level
  return (
    <div className={frame.section}>
      <PlaceHead {...level} />
      {figures === null ? (
        <EmptyState title={t.fewTitle} text={t.fewText} action={false} prop="lock" />
      ) : figures.participants === 0 ? (
        <EmptyState title={t.empty} text={t.emptyText} action={false} prop="trophy" />
      ) : (
        <>
          <Summary
            figures={figures}
            former={level.former && { of: level.former, organizationId: organization.id }}
          />
          {organization.kind === 'school' ? <Grades level={level} /> : <Children level={level} />}
          {histogram && (
            <Card as="section" aria-label={t.histogram}>
              <BarChart
                title={t.histogram}
                description={t.histogramText}
                hue={level.stage.discipline.hue}
                data={histogram.map((value, index) => ({ label: t.bin(index), value }))}
                format={t.people}
              />
            </Card>
          )}
        </>
      )}
    </div>
  )
}

const nameOfChild = ({ title }: AnalysedChild) => title
const keyOfChild = ({ id }: AnalysedChild) => id

const childColumns = ({ stage, can, former }: Level): DataColumn<AnalysedChild>[] => [
  {
    key: 'organization',
    title: t.organization,
    value: nameOfChild,
    cell: ({ id, title, figures }) =>
      figures && figures.participants > 0 ? <Link to={levelAt(stage.id, id)}>{title}</Link> : title,
  },
  ...(can.rank
    ? [
        {
          key: 'place',
          title: t.place,
          isNumber: true,
          value: ({ place }: AnalysedChild) => place,
          cell: ({ place }: AnalysedChild) => place ?? t.unknown,
        },
      ]
    : []),
  ...figureColumns,
  ...(former ? formerColumns(former.season) : []),
]

function Children({ level }: { level: Level }) {
  const { stage, organization, children } = level
  return (
    <section aria-labelledby="below" className={frame.section}>
      <h2 id="below" className={frame.title}>
        {t.below}
      </h2>
      <DataTable
        name="olympiad-analytics-organizations"
        caption={t.below}
        rows={children}
        keyOf={keyOfChild}
        nameOf={nameOfChild}
        columns={childColumns(level)}
        tools={
          <>
            <SaveAs to={(format) => levelFileAt(stage.id, organization.id, format)} />
            <PrintButton />
          </>
        }
      />
      {children.some(({ figures }) => figures === null) && <p className={frame.note}>{t.hiddenNote}</p>}
    </section>
  )
}

const nameOfGrade = ({ gradeIndex }: AnalysedGrade) => t.grade(gradeIndex)
const keyOfGrade = ({ gradeIndex }: AnalysedGrade) => gradeIndex

const gradeColumns = ({ stage, organization, former }: Level): DataColumn<AnalysedGrade>[] => [
  {
    key: 'grade',
    title: t.gradeColumn,
    value: keyOfGrade,
    cell: ({ gradeIndex, figures }) =>
      figures && figures.participants > 0 ? (
        <Link to={gradeAt(stage.id, organization.id, gradeIndex)}>{t.grade(gradeIndex)}</Link>
      ) : (
        t.grade(gradeIndex)
      ),
  },
  ...figureColumns,
  ...(former ? formerColumns(former.season) : []),
]

function Grades({ level }: { level: Level }) {
  const { stage, organization, grades } = level
  return (
    <section aria-labelledby="grades" className={frame.section}>
      <h2 id="grades" className={frame.title}>
        {t.byGrades}
      </h2>
      <DataTable
        name="olympiad-analytics-grades"
        caption={t.byGrades}
        rows={grades}
        keyOf={keyOfGrade}
        nameOf={nameOfGrade}
        columns={gradeColumns(level)}
        tools={
          <>
            <SaveAs to={(format) => levelFileAt(stage.id, organization.id, format)} />
            <PrintButton />
          </>
        }
      />
      {grades.some(({ figures }) => figures === null) && <p className={frame.note}>{t.hiddenNote}</p>}
    </section>
  )
}
