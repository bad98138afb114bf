import { addressed, formatMinutes } from '@school/texts'

/** The confirmation before a clock starts. */
export const t = {
  ask: (minutes: number) => `Начать? Времени\u00a0— ${formatMinutes(minutes)}`,
  own: (minutes: number) =>
    addressed`Время пойдёт, как только {нажмёшь|нажмёте} «Начать»: ${formatMinutes(minutes)}.`,
  common: (minutes: number) => `Время уже идёт, оно общее для всех: осталось ${formatMinutes(minutes)}.`,
  noPause: addressed`Всё решают без паузы: время идёт, даже если закрыть страницу. {Проверь|Проверьте}, что ничто не отвлечёт.`,
  tools: (tools: readonly string[]) => `Чем можно пользоваться: ${tools.join(', ')}.`,
  paper: 'Пригодятся бумага и ручка для черновика.',
  begin: 'Начать',
  notNow: 'Не сейчас',
}
