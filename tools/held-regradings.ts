import type { HeldTask } from '@school/works/server'

const reasons: Record<HeldTask['heldFor'], string> = {
  question: 'вместе с ключом изменилось условие',
  results: 'от ответов зависят места и дипломы',
}

/** A task whose answers wait for a person, why, and where that is decided. */
export const heldWords = ({ key, heldFor }: HeldTask): string =>
  `${key}: ${reasons[heldFor]}, старые ответы не тронуты. Решает методист на странице «Перепроверки» (/teacher/regradings): там видно, ` +
  `у кого изменятся баллы, места и дипломы. Без неё: npm run tasks:regrade -- ${key}`
