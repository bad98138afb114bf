import {
  keyOfName,
  linesLeft,
  type ListedPerson,
  type PeopleList,
  type PersonColumn,
  readPeople,
  titleOfClass,
} from '@school/kernel/tabular'
import { mostRows, type PupilImport, type RowFault } from '../contract/import.ts'
import { says } from './ru.ts'

export { keyOfName }

/** A class, as a list may name it. */
interface ClassOfList {
  name: string
  gradeIndex: number
}

interface Chosen {
  /** What columns are, when the person has put right what was recognised. */
  columns?: readonly (PersonColumn | null)[] | null
  takesOtherClasses?: boolean
}

export interface ReadList extends Pick<PupilImport, 'columns' | 'passed' | 'left' | 'otherClasses'> {
  people: ListedPerson[]
  faults: RowFault[]
}

function reasonOf(fault: PeopleList['faults'][number]): string {
  const why = fault.kind === 'twice' ? says.twice(fault.first!) : says.faults[fault.kind]
  return says.rowFault(fault.row, fault.quote, why)
}

/** «7Д» in a list for 7Б; a list that names the grade alone means the class. */
const isOther = ({ className }: ListedPerson, place: ClassOfList): boolean =>
  className !== null &&
  (className.letter === null
    ? className.grade !== place.gradeIndex
    : titleOfClass(className) !== place.name.toUpperCase())

const present = ({ first: _, ...fault }: PeopleList['faults'][number]): RowFault => ({
  ...fault,
  reason: reasonOf({ ...fault, ...(_ === undefined ? {} : { first: _ }) }),
})

/** A list of pupils for a class: who can be added, and what is wrong with the rest, by lines of the list. */
export function readList(text: string, place: ClassOfList, chosen: Chosen = {}): ReadList {
  const read = readPeople(text, { most: mostRows, chosen: chosen.columns ? [...chosen.columns] : null })
  const others = read.people.filter((one) => isOther(one, place))
  const left: RowFault[] = chosen.takesOtherClasses
    ? []
    : others.map(({ row, lastRow, quote, className }) => ({
        row,
        lastRow,
        quote,
        kind: 'other_class',
        reason: says.rowFault(row, quote, says.otherClass(titleOfClass(className!), place.name)),
      }))
  const faults = [...read.faults.map(present), ...left].toSorted((a, b) => a.row - b.row)
  return {
    people: chosen.takesOtherClasses ? read.people : read.people.filter((one) => !others.includes(one)),
    faults,
    columns: read.columns,
    passed: read.passed,
    left: faults.length === 0 ? '' : linesLeft(text, read.heads, faults),
    otherClasses: [...new Set(others.map(({ className }) => titleOfClass(className!)))],
  }
}
