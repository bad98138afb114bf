import { formatDayAndYear } from '@school/texts'

/** Texts of the agreements; only grown-ups who work with the school read them. */
export const agreementTexts = {
  lead: 'Чтобы продолжить работу, прочитайте и\u00a0примите документ.',
  edition: (day: string) => `Редакция от ${formatDayAndYear(`${day}T09:00:00Z`)}`,
  openPage: 'Открыть отдельной страницей',
  accept: 'Принять',
  accepted: 'Соглашение принято',
  failed: 'Текст не загрузился',
  failedText: 'Проверьте связь и попробуйте ещё раз.',
}
