import { asSentence } from '@school/texts'

/** Texts of notifications. Pupils are not named there. */
export const inBell = {
  /** Names are in the nominative only. */
  proposed: (from: string) => `${from} предлагает цель`,
  withWords: (title: string, words: string) =>
    [`${title}.`, words && asSentence(words)].filter(Boolean).join(' '),
  accepted: 'Предложенная цель принята',
  declined: 'Предложенная цель не\u00a0подошла',
  reached: 'Цель достигнута',
  thanked: 'Спасибо за\u00a0достигнутую цель',
}
