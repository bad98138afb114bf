import { t } from './ru.ts'

/** «+10 минут, окно сдвинуто на 1 час» */
export const timeWords = t.time
