export { ChildObjectivesPart } from './ChildObjectivesPart.tsx'
export { ObjectiveLine } from './ObjectiveLine.tsx'
export {
  childObjectivesQuery,
  objectiveClassesQuery,
  objectivesQuery,
  optionsQuery,
  teacherObjectivesQuery,
} from './queries.ts'
