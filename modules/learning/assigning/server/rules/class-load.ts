import { addDays } from '@school/texts'
import { minuteLimits } from '@school/today/contract'
import { type ClassLoad, loadDays } from '../../contract/class-load.ts'

/** Minutes of one discipline that are due on a day, over all pupils of the class. */
export interface DueMinutes {
  schoolClassId: number
  day: string
  title: string
  hue: number
  minutes: number
}

export interface LoadedClass {
  id: number
  title: string
  pupils: number
}

/** Averaged per pupil of the class: a homework of three pupils out of thirty is not a load of the class. */
export function loadOf(
  { id, title, pupils }: LoadedClass,
  due: readonly DueMinutes[],
  from: string,
): ClassLoad {
  const days = Array.from({ length: loadDays }, (_, index) => {
    const day = addDays(from, index)
    const disciplines = due
      .filter((one) => one.schoolClassId === id && one.day === day)
      .map((one) => ({
        title: one.title,
        hue: one.hue,
        minutes: Math.round(one.minutes / Math.max(1, pupils)),
      }))
      .filter(({ minutes }) => minutes > 0)
      .toSorted((a, b) => b.minutes - a.minutes)
    return { day, minutes: disciplines.reduce((sum, { minutes }) => sum + minutes, 0), disciplines }
  })
  return { schoolClassId: id, title, limit: minuteLimits.usual, days }
}
