export { DataTable } from './DataTable.tsx'
export {
  type DataColumn,
  type DataTableProps,
  type RowKey,
  sortInAddress,
  sortParameter,
  type TableSort,
} from './data-table.ts'
export { SaveAs } from './SaveAs.tsx'
export { type GridKeys, gridStep, useGridKeys } from './use-grid-keys.ts'
export { BlockBoundary } from './list/BlockBoundary.tsx'
export { ListScreen, type ListScreenProps } from './list/ListScreen.tsx'
