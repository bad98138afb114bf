export { type DisciplineContent, loadDisciplines } from './load.ts'
export { type DisciplineColumns, disciplineSql, presentDiscipline } from './present.ts'
