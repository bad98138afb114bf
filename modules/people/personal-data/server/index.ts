export {
  cleared,
  type DataExport,
  deletedOnMerge,
  erased,
  erasedWhere,
  type Forgotten,
  kept,
  movedOnMerge,
  type PersonPart,
  personPart,
  readDataExport,
} from './person-part.ts'
export { isOfWorthSql, isUsedSql } from './use.ts'
