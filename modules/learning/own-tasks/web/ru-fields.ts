import type { TaskKind } from '@school/tasks/contract'

interface FieldWords {
  label: string
  hint?: string
  /** What the button says that adds a row. */
  add?: string
  /** The sorts of a choice. */
  of?: Readonly<Record<string, string>>
}

/** Words of fields by their names; keys with a kind apply to that kind only. */
export const fieldWords: Readonly<Record<string, FieldWords>> = {
  options: { label: 'Варианты ответа', add: 'Вариант' },
  correct: { label: 'Верный' },
  text: { label: 'Вариант' },
  comment: { label: 'Что сказать тому, кто так ответил' },
  keepOrder: { label: 'Не\u00a0перемешивать варианты' },
  answer: { label: 'Верный ответ' },
  'number.answer': { label: 'Верный ответ', hint: 'Число: 3,5, −2 или 7/2' },
  'number_line.answer': {
    label: 'Верный ответ',
    hint: 'Промежуток (-2; 3] или [0; +∞), точки\u00a0— через точку с\u00a0запятой: -1; 4',
  },
  tolerance: { label: 'Погрешность', hint: 'На\u00a0сколько ответ может отличаться' },
  unit: { label: 'Единица', hint: 'В\u00a0чём ждёте ответ: см, кг, руб.' },
  unitRequired: { label: 'Единицу пишет сам ученик' },
  otherUnits: { label: 'Другие единицы', add: 'Единица' },
  factor: { label: 'Сколько в\u00a0ней основных единиц' },
  mistakes: {
    label: 'Вероятные ошибки',
    hint: 'Кто ответит так, прочтёт ваши слова',
    add: 'Ошибка',
  },
  answers: {
    label: 'Верные ответы',
    hint: 'Первый увидят в\u00a0разборе. Регистр, ё и\u00a0точка в\u00a0конце не\u00a0важны',
    add: 'Ещё ответ',
  },
  'mistakes.answers': { label: 'Неверный ответ', add: 'Ещё ответ' },
  caseSensitive: { label: 'Большие и\u00a0маленькие буквы различаются' },
  gaps: {
    label: 'Пропуски',
    hint: 'В\u00a0условии стоят метки {{1}}, {{2}}\u00a0— по\u00a0одной на\u00a0пропуск',
    add: 'Пропуск',
  },
  type: {
    label: 'Что в\u00a0пропуске',
    of: { text: 'Слово', number: 'Число', choice: 'Выбор из\u00a0списка' },
  },
  'gaps.options': { label: 'Список', add: 'Слово' },
  items: { label: 'По\u00a0порядку, сверху вниз', add: 'Строка' },
  'grouping.items': { label: 'Что в\u00a0ней', add: 'Карточка' },
  pieces: { label: 'Кусочки в\u00a0верном порядке', add: 'Кусочек' },
  extra: { label: 'Лишние', hint: 'Чтобы было из\u00a0чего выбирать', add: 'Лишний' },
  also: { label: 'Другие верные порядки', hint: 'Номера кусочков: 2\u00a01\u00a03', add: 'Порядок' },
  glued: { label: 'Это части одного слова: без пробелов' },
  pairs: { label: 'Пары', add: 'Пара' },
  left: { label: 'Слева' },
  right: { label: 'Справа' },
  groups: { label: 'Группы', add: 'Группа' },
  'groups.title': { label: 'Название группы' },
  'mark_words.text': {
    label: 'Текст',
    hint: 'Верные слова\u00a0— в\u00a0[квадратных скобках]. Чтобы выбирали не\u00a0слова, а\u00a0куски, неверные куски берут в\u00a0{фигурные}',
  },
  columns: {
    label: 'Заголовки столбцов',
    hint: 'Первый называет строки и\u00a0может быть пустым',
    add: 'Столбец',
  },
  rows: {
    label: 'Строки',
    hint: 'Что заполняет ученик, начинайте со\u00a0знака «=»: =12 или = да | Да',
    add: 'Строка',
  },
  head: { label: 'Название строки' },
  cells: { label: 'Ячейки', add: 'Ячейка' },
  lineFrom: { label: 'Начало прямой' },
  lineTo: { label: 'Конец прямой' },
  lineStep: { label: 'Шаг', hint: 'К\u00a0чему липнет точка' },
  lineLabels: { label: 'Подписи через', hint: 'Если не\u00a0на\u00a0каждом шаге' },
  lineUnit: { label: 'Единица' },
  picture: { label: 'Картинка' },
  alt: { label: 'Что на\u00a0ней', hint: 'Словами, не\u00a0выдавая ответа' },
  areas: { label: 'Верные места', add: 'Место' },
  shape: {
    label: 'Форма',
    of: { circle: 'Круг: x, y, радиус', rect: 'Прямоугольник: x, y, ширина, высота' },
  },
  place: { label: 'Где', hint: 'В\u00a0точках картинки' },
  countHidden: { label: 'Не\u00a0говорить, сколько мест' },
  maxFiles: { label: 'Сколько файлов можно прислать', hint: 'До\u00a010' },
  minWords: { label: 'Сколько слов просите' },
  criteria: { label: 'Критерии', hint: 'Названия и\u00a0баллы ученик видит сразу', add: 'Критерий' },
  'criteria.title': { label: 'Критерий' },
  points: { label: 'Баллы' },
  description: { label: 'Как оценивать' },
  levels: { label: 'За что сколько баллов', add: 'Уровень' },
  'levels.text': { label: 'За что' },
  parameters: {
    label: 'Числа и\u00a0слова',
    hint: 'Имя пишут в\u00a0тексте так: {{a}}. Числа: 2..9, 0..1 step 0.5 или 2, 3, 5; слова\u00a0— через точку с\u00a0запятой',
    add: 'Число',
  },
  name: { label: 'Имя' },
  values: { label: 'Какие бывают' },
  formulas: { label: 'Формулы', hint: 'Считаются по\u00a0порядку: a*b + 1, sqrt(a), a**2', add: 'Формула' },
  formula: { label: 'Формула' },
  conditions: {
    label: 'Условия',
    hint: 'Числа, при которых они не\u00a0выполнены, не\u00a0выпадут: a != b',
    add: 'Условие',
  },
  again: { label: 'После ошибки давать другие числа' },
}

/** What a pupil does in a task of the kind. */
export const kindNames: Readonly<Record<TaskKind, string>> = {
  single_choice: 'Один вариант',
  multiple_choice: 'Несколько вариантов',
  number: 'Число',
  short_text: 'Слово или фраза',
  gaps: 'Пропуски в\u00a0тексте',
  ordering: 'По\u00a0порядку',
  compose: 'Собрать из\u00a0кусочков',
  matching: 'Пары',
  grouping: 'По\u00a0группам',
  mark_words: 'Отметить слова',
  table: 'Таблица',
  number_line: 'Числовая прямая',
  image_point: 'Точки на\u00a0картинке',
  file: 'Решение файлом',
  essay: 'Развёрнутый ответ',
}

export const kindNotes: Readonly<Record<TaskKind, string>> = {
  single_choice: 'Из\u00a0нескольких верен ровно один',
  multiple_choice: 'Верных может быть несколько',
  number: 'С\u00a0погрешностью и\u00a0единицами',
  short_text: 'Верных записей может быть много',
  gaps: 'Слова, числа и\u00a0списки прямо в\u00a0тексте',
  ordering: 'Расставить события или шаги',
  compose: 'Фраза, слово или формула',
  matching: 'Соединить левое с\u00a0правым',
  grouping: 'Разложить карточки',
  mark_words: 'Нажать на\u00a0нужные слова текста',
  table: 'Заполнить ячейки',
  number_line: 'Точки или промежуток',
  image_point: 'Показать на\u00a0рисунке или карте',
  file: 'Снимок тетради; проверяете вы\u00a0по\u00a0критериям',
  essay: 'Текст; проверяете вы\u00a0по\u00a0критериям',
}
