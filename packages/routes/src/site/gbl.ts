import { page } from '../page.ts'

/** Games. */
export const magicDuel = page('/games/magic-duel', 'user', 'Магическая дуэль')
