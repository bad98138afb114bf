import { formatNumber, nbsp } from '@school/texts'
import type { Level } from '../contract/index.ts'

const left = ({ gainedXp, availableXp }: Level): string =>
  `${formatNumber(availableXp - gainedXp)}${nbsp}опыта`

/** Texts of the level. */
export const t = {
  level: (level: Level) => `Уровень${nbsp}${level.level}, до следующего ${left(level)}`,
  levelUp: (level: Level) => `Новый уровень: ${level.level}!`,
  levelUpText: (level: Level) => `До следующего\u00a0— ${left(level)}.`,
  close: 'Хорошо',
}
