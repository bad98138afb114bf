export { DataTable } from './DataTable.tsx'
export type { DataColumn, DataTableProps, RowKey, TableSort } from './data-table.ts'
export { SaveAs } from './SaveAs.tsx'
export { sortInAddress, sortParameter } from './sort-in-address.ts'
