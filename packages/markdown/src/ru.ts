/** Russian words of the renderer: messages for authors, default block titles, rules of spacing. */
export const says = {
  otherEncoding: (encoding: string) => `Файл сохранён в\u00a0${encoding}: пересохраните его в\u00a0UTF-8`,
  brokenSigns:
    'Испорченный знак: файл обрезан или смешан из\u00a0двух кодировок. Наберите это место заново и\u00a0сохраните файл в\u00a0UTF-8',
  htmlRefused:
    'HTML в тексте не разрешён: пишите на Markdown, а знак «меньше» отделяйте пробелами или ставьте в формулу',
  tooDeep: 'Цитаты и списки вложены друг в друга слишком глубоко',
  tableTooLarge: 'В\u00a0таблице слишком много клеток',
  tooManySigns: 'Слишком много знаков «*», «_» и\u00a0«~» в\u00a0одном абзаце',
  tooManyReferences: 'Слишком много повторов одной длинной ссылки',
  footnoteRefused: 'Сноски не поддерживаются',
  topHeading: 'Заголовки начинаются с «##»: название уже стоит над текстом',
  unknownBlock: (name: string) =>
    `Неизвестный блок «:::${name}»: есть definition, rule, example, warning, note`,
  leafBlock: (name: string) => `«::${name}» не поддерживается: блок открывают тремя двоеточиями`,
  unclosedBlock: (name: string) => `Блок «:::${name}» не закрыт: поставьте строку «:::» в его конце`,
  badFormula: (formula: string, cause: string) => `Формула не читается (${cause}): ${formula}`,
  tooManyFormulas: 'Формул слишком много: дальше они не показываются. Разделите текст',
  longFormula: (most: number) => `Формула длиннее ${most} знаков: разделите её`,
  otherFormula: (formula: string) => `Формулу ${formula} обозначают знаками доллара: $x^2$`,
  spareCells: (cells: number, columns: number) =>
    `В строке таблицы ячеек ${cells}, а столбцов ${columns}. Знак | делит ячейки: модуль в таблице пишут \\lvert x \\rvert`,
  tornTable:
    'Таблица не собралась: в первой строке и в черте под ней столбцов не поровну. Знак | делит ячейки: модуль в таблице пишут \\lvert x \\rvert',
  pricesAsFormula: (between: string) =>
    `Слова «${between}» стоят между знаками доллара и\u00a0показались бы формулой: в\u00a0цене перед знаком ставят черту, \\$3`,
  starsAsEmphasis: (text: string) =>
    `Звёздочки в\u00a0«${text}» пропали бы: умножение пишут точкой 2\u00a0·\u00a03 или в\u00a0формуле $2 \\cdot 3$`,
  openDisplay:
    'Отдельная формула начинается строкой $$ и\u00a0такой же строкой кончается: сама формула стоит между ними',
  openFormula: (formula: string) => `У\u00a0формулы нет второго знака доллара: ${formula}`,
  slotInFormula: (formula: string) => `Пропуск нельзя ставить внутрь формулы: ${formula}`,
  missingPicture: (src: string) => `Нет картинки «${src}»`,
  pictureWithoutText: (src: string) => `У картинки «${src}» нет описания: ![что на ней](${src})`,
  unsafeLink: (url: string) => `Ссылка «${url}» не разрешена: нужен https, mailto или адрес этого сайта`,
  notInline: 'Здесь помещается только одна строка текста: без заголовков, списков и отдельных формул',
}

export const tableLabel = 'Таблица'
export const formulaLabel = 'Формула'

export const blockTitles: Record<string, string> = {
  definition: 'Определение',
  rule: 'Правило',
  example: 'Пример',
  warning: 'Осторожно',
  note: 'Заметь',
}

/** Words of one or two letters that must not hang at the end of a line. */
export const hangingWords =
  'а|без|в|во|да|до|для|за|и|из|изо|или|к|ко|на|над|не|ни|но|о|об|обо|от|по|под|при|про|с|со|то|у|что|я'

/** Words that must not begin a line. */
export const leaningWords = 'бы|б|же|ж|ли|ль'

/** Units and counted words that stay with their number. */
export const units =
  'мм|см|дм|м|км|мг|г|кг|т|ц|мл|л|с|мин|ч|сут|А|В|Вт|кВт|МВт|Гц|кГц|МГц|Н|кН|Дж|кДж|МДж|Па|кПа|МПа|Ом|К|Кл|моль|га|руб|коп|шт|тыс|млн|млрд|лет|год|года|класс|%|₽|°C|°'

const letters: Record<string, string> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ё: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'j',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'h',
  ц: 'c',
  ч: 'ch',
  ш: 'sh',
  щ: 'sch',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
}

/** `Что такое корень?` -> `chto-takoe-koren`. */
export const slugOf = (text: string): string =>
  Array.from(text.toLowerCase(), (letter) => letters[letter] ?? letter)
    .join('')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
