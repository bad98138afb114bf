import type { RegradingEffect } from '../../contract/shown-regrading.ts'
import { words } from '../ru.ts'

const { title, numberOf, ...titles } = words

/** Everybody affected by a regrading, as rows of a table file. */
export const effectsTable = (task: string, people: readonly RegradingEffect[]) => ({
  name: `${title}, ${task}`,
  titles: [
    titles.who,
    titles.work,
    titles.pointsBefore,
    titles.pointsAfter,
    titles.maxPoints,
    titles.placeBefore,
    titles.placeAfter,
    titles.awardBefore,
    titles.awardAfter,
  ],
  rows: people.map(({ name, number, work, points, maxPoints, place, award }) => [
    name ?? numberOf(number),
    work,
    points.before / 100,
    points.after / 100,
    maxPoints / 100,
    place.before,
    place.after,
    award.before,
    award.after,
  ]),
})
