import type { TableFormat } from '@school/kernel/contract'
import { instantCell, TableFile } from '@school/kernel/server'
import { type Journal, type JournalPupil, journalStateWords } from '../../contract/index.ts'
import { journalWords as words } from './ru-journal.ts'

const outcomeOf = ({ result, place, award, isOutOfRating }: JournalPupil) => [
  result && result.points / 100,
  result && result.maxPoints / 100,
  result && result.percent,
  place && place.place,
  place && place.participants,
  isOutOfRating ? words.outOfRating : award && words.diploma(award),
]

/** The journal of a stage as a table file. */
export function journalFile(journal: Journal, format: TableFormat): TableFile {
  const { olympiad, title, classes, schoolClassId, areResultsOut, pupils } = journal
  const className = classes.find(({ id }) => id === schoolClassId)?.name ?? null
  return new TableFile({
    format,
    name: words.file(olympiad.title, title, className),
    titles: [...words.titles, ...(areResultsOut ? words.outcome : []), words.nameHidden],
    rows: pupils.map((pupil) => [
      pupil.name,
      pupil.schoolClass.name,
      journalStateWords[pupil.state],
      instantCell(pupil.invitedAt),
      instantCell(pupil.registeredAt),
      instantCell(pupil.startedAt),
      instantCell(pupil.finishedAt),
      ...(areResultsOut ? outcomeOf(pupil) : []),
      pupil.isNameHidden ? words.noName : null,
    ]),
  })
}
