import type { TableFormat } from '@school/kernel/contract'
import { TableFile } from '@school/kernel/server'
import type { Figures, FormerFigures, GradeMatrix, Level, StageList } from '../contract/index.ts'
import { shareOf } from '../contract/figures.ts'
import { words } from './ru.ts'

type Value = string | number | null

const figureTitles = [
  words.participants,
  words.pupils,
  words.share,
  words.average,
  words.median,
  words.winners,
]

const figureCells = (figures: Figures | null): Value[] =>
  figures
    ? [
        figures.participants,
        figures.pupils,
        shareOf(figures),
        figures.averagePercent,
        figures.medianPercent,
        figures.winners,
      ]
    : [words.few, null, null, null, null, null]

const levelName = ({ stage, organization }: Pick<Level, 'stage' | 'organization'>): string =>
  words.level(stage.olympiad.title, stage.title, organization.title)

export const stagesFile = ({ organization, stages }: StageList, format: TableFormat): TableFile =>
  new TableFile({
    format,
    name: words.stages(organization.title),
    titles: [
      words.olympiad,
      words.stage,
      words.season,
      words.participants,
      words.average,
      words.median,
      words.winners,
    ],
    rows: stages.map(({ title, olympiad, figures }) => [
      olympiad.title,
      title,
      olympiad.season,
      ...(figures
        ? [figures.participants, figures.averagePercent, figures.medianPercent, figures.winners]
        : [words.few, null, null, null]),
    ]),
  })

export function levelFile(level: Level, format: TableFormat): TableFile {
  const { organization, children, grades, former, can } = level
  const formerCells = (before: FormerFigures | null): Value[] =>
    former === null ? [] : before === null ? [words.few, null] : [before.participants, before.averagePercent]
  const isSchool = organization.kind === 'school'
  return new TableFile({
    format,
    name: levelName(level),
    titles: [
      ...(can.rank ? [words.place] : []),
      isSchool ? words.grade : words.organization,
      ...figureTitles,
      ...(former ? [words.formerParticipants(former.season), words.formerAverage(former.season)] : []),
    ],
    rows: isSchool
      ? grades.map(({ gradeIndex, figures, former: before }) => [
          gradeIndex,
          ...figureCells(figures),
          ...formerCells(before),
        ])
      : children.map(({ place, title, figures, former: before }) => [
          ...(can.rank ? [place] : []),
          title,
          ...figureCells(figures),
          ...formerCells(before),
        ]),
  })
}

export function gradeFile(matrix: GradeMatrix, format: TableFormat): TableFile {
  const { tasks, pupils, gradeIndex, can } = matrix
  const before = can.seeNames ? 2 : 1
  const totals = (title: string, of: (task: GradeMatrix['tasks'][number]) => number): Value[] => [
    title,
    ...Array.from({ length: before + 1 }, () => null),
    ...tasks.map(of),
  ]
  return new TableFile({
    format,
    name: words.gradeFile(levelName(matrix), gradeIndex),
    titles: [
      words.pupil,
      ...(can.seeNames ? [words.grade] : []),
      words.percent,
      words.award,
      ...tasks.map(({ position, title }) => words.task(position, title)),
    ],
    rows: [
      ...pupils.map(({ number, name, className, percent, award, cells }) => [
        name ?? words.participant(number),
        ...(can.seeNames ? [className] : []),
        percent,
        award,
        ...cells,
      ]),
      ...(pupils.length === 0
        ? []
        : [
            totals(words.solvedHere, ({ herePercent }) => herePercent),
            totals(words.solvedEverywhere, ({ everywherePercent }) => everywherePercent),
          ]),
    ],
  })
}
