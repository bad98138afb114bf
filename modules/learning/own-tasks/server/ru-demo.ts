import type { OwnTaskSource } from '../contract/own-task.ts'

export interface WrittenTask extends Pick<OwnTaskSource, 'kind' | 'title' | 'statement'> {
  discipline: string
  fields: Record<string, unknown>
  label?: string
  solution?: string
  hints?: string[]
  difficulty?: number
  /** Usually ready. */
  as?: 'draft' | 'shared' | 'archived'
}

const option = (text: string, correct = false, comment = '') => ({ text, correct, comment })
const percents = 'Проценты, 7 класс'
const words = 'Русский: пятиминутки'

/** The first label is shared as a whole. */
export const sharedLabel = words

export const writtenTasks: readonly WrittenTask[] = [
  {
    kind: 'number',
    title: 'Скидка на велосипед',
    discipline: 'math',
    label: percents,
    statement:
      'Велосипед стоил {{price}} рублей. Цену снизили на {{off}}$\\,\\%$. Сколько рублей он стоит теперь?',
    solution:
      'Осталось ${{100-off}}\\,\\%$ цены: ${{price}} \\cdot {{(100-off)/100}} = {{price*(100-off)/100}}$.',
    hints: ['Сколько процентов цены осталось?'],
    fields: {
      answer: '{{price*(100-off)/100}}',
      parameters: [
        { name: 'price', values: '8000..20000 step 1000' },
        { name: 'off', values: '5, 10, 15, 20, 25' },
      ],
      formulas: [],
      conditions: [],
      again: true,
    },
  },
  {
    kind: 'single_choice',
    title: 'Больше или меньше',
    discipline: 'math',
    label: percents,
    statement: 'Цену подняли на $20\\,\\%$, а потом снизили на $20\\,\\%$. Какой она стала?',
    solution: 'После подъёма цена $1{,}2$ прежней, после снижения $1{,}2 \\cdot 0{,}8 = 0{,}96$.',
    fields: {
      options: [
        option('Ниже прежней', true),
        option('Такой же', false, 'Вторые проценты берут уже от новой цены.'),
        option('Выше прежней'),
      ],
    },
  },
  {
    kind: 'multiple_choice',
    title: 'Где ровно половина',
    discipline: 'math',
    label: percents,
    statement: 'Отметьте всё, что равно половине.',
    fields: {
      options: [
        option('$50\\,\\%$', true),
        option('$0{,}5$', true),
        option('$\\frac{1}{5}$'),
        option('$5\\,\\%$'),
      ],
    },
  },
  {
    kind: 'table',
    title: 'Проценты, дроби и числа',
    discipline: 'math',
    label: percents,
    difficulty: 3,
    statement: 'Заполните пустые ячейки.',
    fields: {
      columns: ['Процент', 'Десятичная дробь', 'От числа 40'],
      rows: [
        { head: '25 %', cells: ['=0,25', '10'] },
        { head: '70 %', cells: ['0,7', '=28'] },
      ],
    },
  },
  {
    kind: 'number_line',
    title: 'Скидка больше, чем у соседа',
    discipline: 'math',
    label: percents,
    statement: 'У соседа скидка $10\\,\\%$. Отметьте все скидки больше этой, но не больше $30\\,\\%$.',
    fields: {
      lineFrom: '0',
      lineTo: '40',
      lineStep: '5',
      lineLabels: '10',
      lineUnit: '%',
      answer: '(10; 30]',
    },
  },
  {
    kind: 'file',
    title: 'Вклад на два года',
    discipline: 'math',
    difficulty: 4,
    statement:
      'На вклад кладут $10\\,000$ рублей под $8\\,\\%$ в год. Сколько будет через два года? Пришлите решение с пояснениями.',
    solution: '$10\\,000 \\cdot 1{,}08^2 = 11\\,664$ рубля.',
    fields: {
      maxFiles: '3',
      criteria: [
        {
          title: 'Проценты второго года посчитаны от новой суммы',
          points: '2',
          description: 'Два балла\u00a0— за верный ход и ответ.',
          levels: [{ points: '1', text: 'Ход верный, ошибка в вычислении' }],
        },
        {
          title: 'Есть пояснения',
          points: '1',
          description: 'Понятно, что означает каждое действие.',
          levels: [],
        },
      ],
    },
  },
  {
    kind: 'short_text',
    title: 'Корень слова',
    discipline: 'russian',
    label: words,
    statement: 'Выпишите корень слова «подводный».',
    solution: 'Однокоренные: вода, водный, водяной.',
    fields: {
      answers: ['вод', '-вод-'],
      mistakes: [{ answers: ['водн'], comment: 'Здесь к корню прилип суффикс.' }],
    },
  },
  {
    kind: 'gaps',
    title: 'Буквы в корне',
    discipline: 'russian',
    label: words,
    statement: 'Л{{1}}сная тр{{2}}пинка ведёт к {{3}}.',
    fields: {
      gaps: [
        { type: 'choice', options: ['е', 'и'], answer: 'е' },
        { type: 'choice', options: ['о', 'а'], answer: 'о' },
        { type: 'text', answers: ['реке', 'озеру', 'пруду'] },
      ],
    },
  },
  {
    kind: 'mark_words',
    title: 'Найди глаголы',
    discipline: 'russian',
    label: words,
    statement: 'Отметьте все глаголы.',
    fields: { text: 'Ветер [гонит] тучи, старый клён [скрипит], и первые капли [стучат] по крыше.' },
  },
  {
    kind: 'grouping',
    title: 'Гласная проверяется?',
    discipline: 'russian',
    label: words,
    statement: 'Разложите слова.',
    fields: {
      groups: [
        { title: 'Можно проверить', items: ['травинка', 'грибы', 'ледник'] },
        { title: 'Запоминаем', items: ['корова', 'капуста'] },
      ],
    },
  },
  {
    kind: 'essay',
    title: 'Письмо из будущего',
    discipline: 'russian',
    as: 'shared',
    statement: 'Напишите письмо себе в десятый класс: чем вы гордитесь сегодня?',
    fields: {
      minWords: '60',
      criteria: [
        {
          title: 'Мысль раскрыта',
          points: '3',
          description: 'Названо, чем гордится, и объяснено почему.',
          levels: [],
        },
      ],
    },
  },
  {
    kind: 'matching',
    title: 'Единицы и величины',
    discipline: 'physics',
    as: 'archived',
    statement: 'Соедините величину с её единицей.',
    fields: {
      pairs: [
        { left: 'сила', right: 'ньютон' },
        { left: 'работа', right: 'джоуль' },
        { left: 'мощность', right: 'ватт' },
      ],
    },
  },
  {
    kind: 'ordering',
    title: 'Как решать задачу',
    discipline: 'math',
    as: 'draft',
    statement: 'Поставьте шаги по порядку.',
    fields: { items: ['Прочитать условие', 'Обозначить неизвестное', 'Составить уравнение'] },
  },
  {
    kind: 'compose',
    title: '',
    discipline: 'russian',
    as: 'draft',
    statement: 'Соберите пословицу.',
    fields: { pieces: ['Век', 'живи'] },
  },
]
