import type { MistakeKey } from '../rubric.ts'
import type { MistakeSource } from './schema.ts'
import type { Scribe } from './scribe.ts'

/** What a key keeps of the likely mistakes; nothing when the author names none. */
export const mistakesOf = (
  source: { mistakes: readonly MistakeSource[] },
  scribe: Scribe,
): { mistakes?: MistakeKey[] } =>
  source.mistakes.length === 0
    ? {}
    : {
        mistakes: source.mistakes.map(({ answers, comment }, index) => ({
          answers,
          comment: scribe.inline(['mistakes', index, 'comment'], comment),
        })),
      }
