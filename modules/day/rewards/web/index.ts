export { celebrate, isHushed, useHush } from './celebrations.ts'
export { addXp, levelQuery } from './queries.ts'
export { t as levelTexts } from './ru.ts'
export { play, turnSound, useIsSoundOn } from './sound.ts'
