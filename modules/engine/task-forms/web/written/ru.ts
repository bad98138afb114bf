import { addressed, count, plural, quoted } from '@school/texts'

const files = (n: number) => count(n, 'файл', 'файла', 'файлов')
const words = (n: number) => count(n, 'слово', 'слова', 'слов')

/** Texts of answers that a person checks. */
export const t = {
  yourSolution: addressed`{Твоё решение|Решение}`,
  howToFiles: (most: number) =>
    addressed`{Сфотографируй|Сфотографируйте} решение или {выбери|выберите} файлы: до ${most}, каждый до 10 МБ. Подойдут JPG, PNG, WebP, HEIC, PDF, DOCX и текст.`,
  typeIt: 'Набрать решение текстом',
  typed: 'Решение текстом',
  typedHint: 'Можно вместо фотографий или вместе с ними',
  takePhoto: 'Сфотографировать',
  chooseFiles: 'Выбрать файлы',
  dropHere: addressed`{Отпусти|Отпустите} файлы здесь`,
  sending: (percent: number) => `отправляется, ${percent} %`,
  stay: addressed`Не {уходи|уходите} с этой задачи, пока файл не отправится.`,
  again: 'Повторить',
  failed: 'не отправлен',
  remove: (name: string) => `Убрать файл ${quoted(name)}`,
  up: (name: string) => `Файл ${quoted(name)}: раньше`,
  down: (name: string) => `Файл ${quoted(name)}: позже`,
  page: (number: number) => `Лист ${number}`,
  count: (n: number) => (n === 0 ? 'Пока ничего не приложено' : `Приложено: ${files(n)}`),
  tooMany: (most: number) => `Можно приложить не больше ${files(most)}`,
  tooLarge: 'Размер файла не должен превышать 10МБ',
  failedWords: addressed`Файл не отправился. {Проверь|Проверьте} связь и {повтори|повторите}`,
  size: (bytes: number) =>
    bytes < 1024 * 1024
      ? `${Math.max(1, Math.round(bytes / 1024))} КБ`
      : `${(bytes / 1024 / 1024).toFixed(1).replace('.', ',')} МБ`,

  yourText: addressed`{Твой текст|Текст}`,
  wordsOf: (n: number) => `В тексте ${words(n)}`,
  wordsWanted: (n: number, wanted: number) => `В тексте ${words(n)}, нужно не меньше ${wanted}`,
  lettersLeft: (n: number) =>
    `${plural(n, 'Остался', 'Осталось', 'Осталось')} ${count(n, 'знак', 'знака', 'знаков')}`,

  criteria: 'Как оценят',
  criterion: (id: string, title: string) => `${id}. ${title}`,
  upTo: (points: number) => `до ${count(points, 'балла', 'баллов', 'баллов')}`,
  criteriaNotes: 'Критерии',
  levelOf: (points: number) => count(points, 'балл', 'балла', 'баллов'),
  modelAnswer: 'Как можно было ответить',
} as const
