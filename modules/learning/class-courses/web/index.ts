export { GivenCoursesCard } from './GivenCoursesCard.tsx'
export { OwnClassCard } from './OwnClassCard.tsx'
export { coursesOfClassQuery, givenCoursesQuery, ownClassesQuery } from './queries.ts'
