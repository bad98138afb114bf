import type { Sql } from '@school/db'
import type { TableFormat } from '@school/kernel/contract'
import { type Ctx, type FileReply, madeFile, TableFile } from '@school/kernel/server'
import { noteNames, seesNames } from '@school/organizations/server'
import { footMarks, Sheets } from '@school/pdf'
import { formatDayAndTime, gradeLabel } from '@school/texts'
import type { SheetRow, SigningSheet } from '../../contract/signing-sheet.ts'
import { type ManagedStageRow, stageName } from '../accesses/access.ts'
import { areResultsOut } from '../journal/access.ts'
import { presentJournalPupil } from '../journal/present.ts'
import { listStandings, type StandingRow } from '../journal/standing.ts'
import { refuse } from '../refuse.ts'
import { accessSchoolDesk } from './access.ts'
import { sheetWords as t } from './ru-sheet.ts'

async function listClassesOfSchool(sql: Sql, schoolId: number): Promise<{ id: number }[]> {
  const { rows } = await sql.query<{ id: number }>({
    name: 'list_class_ids_of_school',
    text: 'select id from school_classes where organization_id = $1 and archived_at is null',
    values: [schoolId],
  })
  return rows
}

/** A participant. A name that a parent has hidden from lists is not printed. */
function presentRow(standing: StandingRow, isOut: boolean, isNamed: boolean): SheetRow[] {
  const { participationId, gradeIndex } = standing.row
  if (participationId === null || gradeIndex === null) return []
  const { name, schoolClass, state, result, place, award, isOutOfRating, isNameHidden } = presentJournalPupil(
    standing,
    isOut,
  )
  return [
    {
      participationId,
      name: isNamed && !isNameHidden ? name : null,
      className: schoolClass.name,
      gradeIndex,
      state,
      result,
      place,
      award,
      isOutOfRating,
    },
  ]
}

interface Read extends SigningSheet {
  managed: ManagedStageRow
}

/** @throws what `accessSchoolDesk` throws */
async function readSheet(ctx: Ctx, stageId: number, list: 'olympiad' | 'olympiad_file'): Promise<Read> {
  const managed = await accessSchoolDesk(ctx, stageId)
  const { stage, olympiad, place } = managed
  const isOut = areResultsOut(stage)
  const chosen = await listClassesOfSchool(ctx.sql, place.id)
  const { standings } = await listStandings(ctx, { stage, chosen, areResultsOut: isOut })
  const rows = standings
    .flatMap((standing) => presentRow(standing, isOut, seesNames(ctx)))
    .toSorted((a, b) => a.gradeIndex - b.gradeIndex)
  noteNames(ctx, {
    organizationId: place.id,
    list,
    about: stageName(olympiad, stage),
    names: rows.filter(({ name }) => name !== null).length,
  })
  return { managed, areResultsOut: isOut, publishedAt: stage.publishedAt?.toISOString() ?? null, rows }
}

export async function readSigningSheet(ctx: Ctx, stageId: number): Promise<SigningSheet> {
  const { managed: _, ...sheet } = await readSheet(ctx, stageId, 'olympiad')
  return sheet
}

const outcomeOf = ({ result, place, award, isOutOfRating }: SheetRow): string[] => [
  result ? t.points(result.points, result.maxPoints) : '',
  isOutOfRating ? t.outOfRating : place ? t.place(place.place, place.participants) : '',
  award ? t.diploma(award) : '',
]

const whoOf = ({ name, participationId }: SheetRow): string => name ?? t.number(participationId)

/** @throws what `accessSchoolDesk` throws */
export async function signingSheetFile(ctx: Ctx, stageId: number, format: TableFormat): Promise<TableFile> {
  const { managed, areResultsOut: isOut, rows } = await readSheet(ctx, stageId, 'olympiad_file')
  return new TableFile({
    format,
    name: t.file(managed.olympiad.title, managed.stage.title),
    titles: [...t.columns, ...(isOut ? t.outcome : [])],
    rows: rows.map((row) => [
      whoOf(row),
      row.className,
      row.gradeIndex,
      t.states[row.state],
      ...(isOut ? outcomeOf(row) : []),
    ]),
  })
}

/** Column widths in points, 511 in total; without results the name gets the remaining width. */
const widths = { number: 26, name: 185, className: 50, state: 80, points: 60, place: 60, award: 50 }

/**
 * PDF of the protocol that the school signs. Before the results it is marked as preliminary and has no points.
 * @throws what `accessSchoolDesk` throws, sheet_empty
 */
export async function signingSheetPaper(ctx: Ctx, stageId: number): Promise<FileReply> {
  const { managed, areResultsOut: isOut, rows } = await readSheet(ctx, stageId, 'olympiad_file')
  const { stage, olympiad, place } = managed
  if (rows.length === 0) throw refuse('sheet_empty')
  const title = t.file(olympiad.title, stage.title)
  const sheets = new Sheets({ title, madeAt: ctx.now }).heading(isOut ? t.heading : t.preliminary).facts([
    [t.olympiad, t.named(olympiad.title, olympiad.season)],
    [t.stage, stage.title],
    [t.window, t.span(stage.opensAt, stage.closesAt)],
    [t.school, place.name],
    [t.results, stage.publishedAt ? formatDayAndTime(stage.publishedAt) : isOut ? t.atOnce : t.notOut],
    [t.participants, String(rows.length)],
  ])
  const columns = [
    { title: t.numberColumn, width: widths.number },
    {
      title: t.columns[0]!,
      width: widths.name + (isOut ? 0 : widths.points + widths.place + widths.award),
    },
    { title: t.columns[1]!, width: widths.className },
    { title: t.columns[3]!, width: widths.state },
    ...(isOut
      ? [
          { title: t.outcome[0]!, width: widths.points },
          { title: t.outcome[1]!, width: widths.place },
          { title: t.outcome[2]!, width: widths.award },
        ]
      : []),
  ]
  for (const [gradeIndex, own] of Map.groupBy(rows, (row) => row.gradeIndex)) {
    sheets.heading(gradeLabel(gradeIndex), 12)
    sheets.table(
      columns,
      own.map((row, index) => [
        String(index + 1),
        whoOf(row),
        row.className,
        t.states[row.state],
        ...(isOut ? outcomeOf(row) : []),
      ]),
    )
    sheets.paragraph(' ')
  }
  for (const line of t.signatures) sheets.paragraph(line)
  const bytes = await sheets.end(t.foot(title, footMarks))
  return madeFile('application/pdf', `${title}.pdf`, bytes)
}
