import type { HeldTask } from '@school/regrading/server'

const reasons: Record<HeldTask['heldFor'], string> = {
  question: 'вместе с ключом изменилось условие',
  results: 'от ответов зависят места и дипломы',
}

/** A task whose regrading waits for a decision, with the reason and the page of the decision. */
export const heldWords = ({ key, heldFor }: HeldTask): string =>
  `${key}: ${reasons[heldFor]}, старые ответы не тронуты. Решает методист на странице «Перепроверки» (/teacher/regradings): там видно, ` +
  `у кого изменятся баллы, места и дипломы. Без неё: npm run tasks:regrade -- ${key}`
