import type { PeopledClass } from '@school/demo-school/server'
import type { Unit } from '@school/db'
import { type FileStore, seededFileId } from '@school/files/server'
import { seedPhoto } from '@school/profiles/server'
import { Chance } from './chance.ts'
import { dayMs } from './calendar.ts'

const accountsWithPhoto = ['teacher', 'school-teacher', 'parent']
const classesWithPhotos = ['7А', '9А']
const pupilsWithPhoto = [1, 4, 8, 11, 15, 19]

const one = <T>(chance: Chance, of: readonly T[]): T => of[chance.whole(0, of.length - 1)]!

/** Somebody before a window, as a telephone would see them. There is no such person: the picture is made of figures. */
function drawing(seed: string): Buffer {
  const chance = new Chance('photograph', seed)
  const skin = one(chance, ['#f6d3b8', '#eabf9b', '#d7a27a', '#f3c9a9'])
  const hair = one(chance, ['#3b2a20', '#6b4a2f', '#a9763f', '#22201f', '#8c8a88'])
  const coat = one(chance, ['#35618e', '#7b3f61', '#3f7a5b', '#8a5a2b', '#4b4a7d'])
  const [sky, wall] = one(chance, [
    ['#cfe5f5', '#8fb4cf'],
    ['#f3e3c7', '#c9a777'],
    ['#d9ead6', '#8fb091'],
    ['#e6dcf0', '#a393bd'],
  ])
  const isLong = chance.isLucky(0.5)
  const lean = chance.whole(-6, 6)
  const long = isLong ? `<path d="M168 190q-14 150 14 190h276q28-40 14-190z" fill="${hair}"/>` : ''
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 800" width="640" height="800">
    <defs><linearGradient id="w" x1="0" y1="0" x2="1" y2="1"><stop stop-color="${sky}"/><stop offset="1" stop-color="${wall}"/></linearGradient>
    <radialGradient id="f" cx=".42" cy=".36" r=".75"><stop stop-color="#fff" stop-opacity=".35"/><stop offset="1" stop-color="#000" stop-opacity=".12"/></radialGradient></defs>
    <path d="M0 0h640v800H0z" fill="url(#w)"/><path d="M40 60h190v300H40zM132 60v300M40 200h190" fill="#fff" fill-opacity=".35" stroke="#fff" stroke-width="8"/>
    <g transform="rotate(${lean} 320 500) translate(0 90)">${long}
    <path d="M70 800c0-190 96-270 250-270s250 80 250 270z" fill="${coat}"/><path d="M262 430h116v90q-58 70-116 0z" fill="${skin}"/>
    <path d="M270 520q50 60 100 0l24 24q-74 84-148 0z" fill="#fff" fill-opacity=".85"/>
    <ellipse cx="320" cy="310" rx="122" ry="150" fill="${skin}"/><ellipse cx="320" cy="310" rx="122" ry="150" fill="url(#f)"/>
    <path d="M190 300q-12-190 130-196t130 196q-20-96-84-120q-76 56-150 34q-20 40-26 86z" fill="${hair}"/>
    <path d="M246 290q24-16 48 0M346 290q24-16 48 0" fill="none" stroke="${hair}" stroke-width="9" stroke-linecap="round"/>
    <circle cx="271" cy="318" r="11" fill="#2a2522"/><circle cx="369" cy="318" r="11" fill="#2a2522"/>
    <path d="M320 326q-12 36 2 44" fill="none" stroke="#000" stroke-opacity=".18" stroke-width="7" stroke-linecap="round"/>
    <path d="M274 394q46 38 92 0" fill="none" stroke="#8e3f3a" stroke-width="9" stroke-linecap="round"/></g></svg>`)
}

/** Some have come to it, most have not. */
export async function seedPhotographs(
  unit: Unit,
  classes: readonly PeopledClass[],
  accounts: ReadonlyMap<string, number>,
  store: FileStore,
  now: Date,
): Promise<void> {
  const pupils = classes
    .filter(({ school, name }) => school === 'svetloborsk-7' && classesWithPhotos.includes(name))
    .flatMap(({ name, pupilIds }) =>
      pupilsWithPhoto.map((place) => ({ seed: `${name}/${place}`, userId: pupilIds[place]! })),
    )
  const grownUps = accountsWithPhoto.map((seed) => ({ seed, userId: accounts.get(seed)! }))
  const createdAt = new Date(now.getTime() - 20 * dayMs)
  for (const { seed, userId } of [...grownUps, ...pupils])
    await seedPhoto(unit, store, {
      id: seededFileId(`demo:photo/${seed}`),
      userId,
      picture: drawing(seed),
      createdAt,
    })
}
