export { AddTeacherDialog } from './AddTeacherDialog.tsx'
export { ClassNameDialog } from './ClassChanges.tsx'
export { type ClassTab, ClassTabs } from './ClassTabs.tsx'
export { CodesDialog } from './CodesDialog.tsx'
export { ImportDialog } from './ImportDialog.tsx'
export { ClassDoubles, SchoolDoubles } from './doubles/Doubles.tsx'
export { PupilImports } from './PupilImports.tsx'
export { RenamePupil } from './RenamePupil.tsx'
export { t as renameTexts } from './ru-rename.ts'
export { ListFile } from './ListFile.tsx'
export { UntaughtClasses } from './UntaughtClasses.tsx'
export { OrganizationClasses } from './OrganizationClasses.tsx'
export { ClassesDue } from './moves/ClassesDue.tsx'
export { RecentMoves } from './moves/RecentMoves.tsx'
export { t as movedTexts } from './moves/ru.ts'
export {
  classDoublesQuery,
  managedClassQuery,
  managedPupilsQuery,
  organizationClassesQuery,
  schoolDoublesQuery,
  schoolMovesQuery,
  untaughtClassesQuery,
} from './queries.ts'
export { t as listTexts } from './ru-import.ts'
