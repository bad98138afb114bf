import { extensionPoint } from '@school/kernel/server'

/** Contributed by a higher module: a part of a query that counts the works a pupil has begun. @param userId an expression */
export type CountsWorksSql = (userId: string) => string

export const pupilWorks = extensionPoint<CountsWorksSql>('school-classes.pupil_works', () => 'works')
