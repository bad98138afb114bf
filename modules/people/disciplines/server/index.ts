export { type DisciplineContent, loadDisciplines } from './load.ts'
export { presentDiscipline } from './present.ts'
