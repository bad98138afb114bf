import { extensionPoint } from '@school/kernel/server'

/** A higher room knows what pupils have solved: a part of a query, how many works somebody has begun. @param userId an expression */
export type CountsWorksSql = (userId: string) => string

export const pupilWorks = extensionPoint<CountsWorksSql>('school-classes.pupil_works', () => 'works')
