import { quoted } from '@school/texts'

/** Texts of the first course of a newcomer. */
export const t = {
  begin: (title: string) => `Начать курс ${quoted(title)}`,
}
