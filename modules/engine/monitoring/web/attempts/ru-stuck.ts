import { count, formatDayAndTime, type When } from '@school/texts'
import type { StuckAttempt } from '../../contract/index.ts'

/** Texts of works that could not be judged, for methodists: «вы». */
export const t = {
  title: (n: number) => `Не удалось проверить ${count(n, 'работу', 'работы', 'работ')}`,
  text: 'Ответы сохранены. Программа пробует снова сама, с паузами до часа, а работы остальных проверяет как обычно. Если не получается долго, сообщите разработчикам код из последнего столбца.',
  nameColumn: 'Ученик',
  workColumn: 'Работа',
  sinceColumn: 'С какого времени',
  triesColumn: 'Попытки',
  at: (at: When) => formatDayAndTime(at),
  tries: ({ tries, retryAt, code }: StuckAttempt) =>
    `${count(tries, 'попытка', 'попытки', 'попыток')}, следующая ${formatDayAndTime(retryAt)}, код ${code}`,
  retry: 'Проверить ещё раз',
  retried: 'Проверим в течение минуты',
}
