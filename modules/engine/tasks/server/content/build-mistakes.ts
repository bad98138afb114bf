import type { MistakeKey } from '../rubric.ts'
import type { MistakeSource } from './schema.ts'
import type { Scribe } from './scribe.ts'

/** Likely mistakes as stored in the key; nothing when the author lists none. */
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
