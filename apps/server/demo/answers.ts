import type { SheetNotes } from '@school/works/contract'

/** An answer of a pupil of the demo teacher. */
export interface AnswerToCheck {
  /** An account, or the place in the list of a class of the demo teacher's school. */
  who: string | { className: string; index: number }
  task: string
  text?: string
  /** Pictures of `photos/`. */
  photos?: string[]
  daysAgo: number
  /** `null` while it waits; without points it was given back. */
  review: {
    points: number[] | null
    comment: string
    /** What was drawn and pinned on the first of the photographs. */
    drawn?: Omit<SheetNotes, 'fileId'>
  } | null
}

const essay = 'spelling-detective/tsya-and-ne/detective-report'
const carriers = 'linear-equations/graphs/two-carriers'

const mashas = `Дело закрыто, хотя сначала никто не верил, что мы справимся. Альбом пропал в пятницу, а библиотека закрывается в шесть. Значит, вор не мог прийти ночью.

Мы с Асей долго не замечали главную улику: на полке лежала кошачья шерсть. Оказалось, что за альбомом гонялся Апостроф. Он любит греться на батарее, а на батарее сушилась записка. Чернила расплываются от тепла, вот буквы и потекли.

Альбом нашёлся за батареей. Кот не хотел ничего плохого: ему просто понравилось спать на чём-то большом и мягком. Теперь мы не обижаемся, а Тимур учится делать для него лежанку.`

const tolyas = `Я думаю что альбом взял Лёва. Он хотел подшутится над всеми, но у него не получилось. Он спрятал альбом в спортзале под матами. Потом ему стало стыдно и он хотел вернуться но дверь уже закрыли.

Мы нашли его по следам. Следы были мокрые потому что на улице лил дождь. Лёва несмог нам соврать и сам всё рассказал. Мы решили никому не говорить и вернули альбом на полку. Лёва обещал больше так не делать и старатся помогать в библиотеке.`

const liyas = `Альбом взяла директор. Ей нужно было показать его гостям. Она не сказала никому, потому что торопилась. Всё выяснилось на следующий день.`

const igors = `Расследование началось с записки. Мы разложили её на столе и увидели, что буквы расплылись не везде. Внизу осталось слово «верну». Значит, тот, кто взял альбом, не собирался оставлять его себе.

Тимур предложил спросить у сторожа. Сторож не спал той ночью и видел, как в окне библиотеки зажигается и гаснет фонарик. Ася догадалась: так светит телефон, когда им фотографируют.

Оказалось, что десятиклассники готовятся к юбилею школы и делают стенгазету. Им не разрешили выносить альбом, вот они и решили переснять страницы тайком. Мы не стали жаловаться: ребята извинились, а стенгазета получилась отличная. Альбом снова стоит на полке, и теперь рядом с ним лежит копия.`

/** A tick next to the formulas, a ring around the mistake, and a comment to each. */
const slipNotes: Omit<SheetNotes, 'fileId'> = {
  strokes: [
    {
      colour: 'green',
      points: [
        [0.41, 0.235],
        [0.43, 0.255],
        [0.48, 0.2],
      ],
    },
    {
      colour: 'red',
      points: [
        [0.1, 0.455],
        [0.13, 0.435],
        [0.22, 0.437],
        [0.275, 0.455],
        [0.265, 0.475],
        [0.18, 0.485],
        [0.11, 0.475],
        [0.1, 0.452],
      ],
    },
  ],
  pins: [
    { at: [0.55, 0.21], text: 'Обе формулы верные, молодец' },
    { at: [0.32, 0.46], text: '120 − 60 — это 60, а не 80. Отсюда и неверный ответ' },
    { at: [0.46, 0.63], text: 'Не хватает вывода: кто выгоднее до этого места, а кто после' },
  ],
}

export const answersToCheck: AnswerToCheck[] = [
  {
    who: 'pupil',
    task: essay,
    text: mashas,
    daysAgo: 4.4,
    review: {
      points: [2, 2, 1, 2],
      comment: 'Отличная работа! Улики складываются, а разгадка неожиданная. Кота жалко.',
    },
  },
  {
    who: { className: '7А', index: 2 },
    task: carriers,
    photos: ['carriers-full-1', 'carriers-full-2'],
    daysAgo: 2.3,
    review: null,
  },
  {
    who: { className: '7А', index: 5 },
    task: carriers,
    photos: ['carriers-slip'],
    daysAgo: 1.6,
    review: null,
  },
  {
    who: { className: '7Б', index: 1 },
    task: carriers,
    photos: ['carriers-short'],
    daysAgo: 0.7,
    review: null,
  },
  { who: { className: '7А', index: 7 }, task: essay, text: tolyas, daysAgo: 1.2, review: null },
  { who: { className: '7Б', index: 4 }, task: essay, text: igors, daysAgo: 0.4, review: null },
  {
    who: { className: '7Б', index: 6 },
    task: essay,
    text: liyas,
    daysAgo: 3.2,
    review: {
      points: null,
      comment:
        'Хорошее начало! Расскажи подробнее, как вы это выяснили: пока не видно самого расследования. И попробуй найти место для глаголов на -тся и -ться.',
    },
  },
  {
    who: { className: '7А', index: 9 },
    task: carriers,
    photos: ['carriers-slip'],
    daysAgo: 5.1,
    review: {
      points: [2, 1, 0],
      comment:
        'Формулы верные, но проверь, чему равно 120 − 60. И напиши, кого выгоднее звать на короткий путь, а кого на длинный.',
      drawn: slipNotes,
    },
  },
]
