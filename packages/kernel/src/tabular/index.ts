export { cellText, type ClassName, readClassName, titleOfClass } from './cells.ts'
export { isAbsent, keyOfName, type PersonName, readParts } from './names.ts'
export { parseTable, type TableReading, type TableRow, textOfSheet } from './parse.ts'
export {
  isTotal,
  linesLeft,
  type ListColumnView,
  type ListedPerson,
  type PeopleList,
  type PersonFault,
  quoteOf,
  readPeople,
  sheetForPeople,
} from './people.ts'
export { type PersonColumn, personColumns, plainTitle } from './titles.ts'
