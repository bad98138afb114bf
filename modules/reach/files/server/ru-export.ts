import type { DataExport } from '@school/personal-data/server'

/** What this module adds to a person's data export. Column names are shown to people. */
export const dataExports: readonly DataExport[] = [
  {
    name: 'files',
    title: 'Загруженные файлы',
    columns: { id: 'файл', name: 'имя', type: 'вид', size: 'байт', created_at: 'загружен' },
    sql: `select id, name, type, size, created_at from files where owner_id = $1 order by created_at, id`,
  },
]
