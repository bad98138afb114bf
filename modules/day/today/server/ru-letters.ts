import { count, formatMinutes, nbsp, quoted } from '@school/texts'
import { type Digest, minutesIn } from './rules/index.ts'

const things = (n: number) => count(n, 'дело', 'дела', 'дел')
const shown = 5

type Things = Digest['left']

/** «A», «B» и ещё 2 дела. */
function named(some: Things): string {
  const names = some.slice(0, shown).map(({ title }) => quoted(title))
  const more = some.length - names.length
  return names.join(', ') + (more > 0 ? ` и${nbsp}ещё ${things(more)}` : '')
}

/** By the rule of the page: what has an hour of its own is not counted. */
const minutesOf = (some: Things) => {
  const minutes = minutesIn(some)
  return minutes > 0 ? `, ${formatMinutes(minutes)}` : ''
}

function tomorrowLine({ isDayOff, things: some }: Digest['tomorrow']): string {
  if (isDayOff) return 'Завтра по\u00a0плану выходной.'
  return some.length === 0
    ? 'На\u00a0завтра пока ничего не\u00a0назначено.'
    : `Завтра ${things(some.length)}${minutesOf(some)}: ${named(some)}.`
}

/** A day in sentences without a form of address: its pupil and the parents read the same. */
export const evening = {
  subject: ({ done, left }: Digest) =>
    left.length === 0 && done.length > 0
      ? 'План на\u00a0сегодня выполнен'
      : done.length > 0
        ? `План на${nbsp}сегодня: сделано ${done.length} из${nbsp}${done.length + left.length}`
        : 'План на\u00a0сегодня и\u00a0что будет завтра',
  lines: ({ done, left, moved, tomorrow }: Digest): string[] => [
    ...(done.length > 0 ? [`Сделано ${things(done.length)}${minutesOf(done)}: ${named(done)}.`] : []),
    ...(left.length > 0 ? [`Осталось ${things(left.length)}${minutesOf(left)}: ${named(left)}.`] : []),
    ...(moved.length > 0 ? [`Перенесено на${nbsp}завтра: ${named(moved)}.`] : []),
    tomorrowLine(tomorrow),
  ],
}
