import { describe, expect, test } from 'vitest'
import { readProved } from './read-foreign.ts'

// Files as other programs and people write them, each kind of oddity by itself. Formats: docs.moodle.org.

const answersOf = (name: string, text: string) =>
  readProved(name, text).tasks.map(({ answer }) =>
    answer.kind === 'number'
      ? [answer.answer, answer.tolerance]
      : 'options' in answer
        ? answer.options.map(({ text: words, isRight }) => `${isRight ? '=' : '~'}${words}`).join(' ')
        : 'answers' in answer
          ? answer.answers.join(' | ')
          : answer.kind,
  )
const causesOf = (name: string, text: string) => readProved(name, text).leftOut.map(({ why }) => why)
const statementsOf = (name: string, text: string) =>
  readProved(name, text).tasks.map(({ statement }) => statement)

describe('GIFT', () => {
  const read = (text: string) => answersOf('a.gift', text)
  test.each<[string, string, unknown[]]>([
    [
      'as Moodle saves it, with line ends of Windows and a mark of UTF-8',
      '\ufeff// question: 12  name: Чин\r\n// [id:a1] [tag:чины]\r\n::Чин::[html]<p>Кем был Миронов\\: чин?</p>{\r\n\t=%100%<p>капитаном</p>#<p>Да</p>\r\n\t~<p>поручиком</p>#\r\n}\r\n\r\n// question: 13\r\n::Вёрсты::[html]<p>Сколько?</p>{#\r\n\t=%100%40:0#\r\n}\r\n',
      ['=капитаном ~поручиком', [40, 0]],
    ],
    ['category lines', '$CATEGORY: $course$/top/Капитанская дочка\n\n::Вёрсты::Сколько? {#40}', [[40, 0]]],
    [
      'no empty lines between named tasks',
      '::А::Один {#1}\n::Б::Два {#2}\n::В::Три {#3}',
      [
        [1, 0],
        [2, 0],
        [3, 0],
      ],
    ],
    [
      'empty lines between options',
      'Кто?{\n=Миронов\n\n~Швабрин\n\n}\n\nСколько? {#2}',
      ['=Миронов ~Швабрин', [2, 0]],
    ],
    ['tabs before options', 'Кто?{\n\t=Миронов\n\t~Швабрин\n}', ['=Миронов ~Швабрин']],
    [
      'truth with feedback',
      'Гринёв прапорщик {TRUE#нет#да}\n\nМиронов прапорщик {F}',
      ['=Верно ~Неверно', '~Верно =Неверно'],
    ],
    [
      'numbers of all writings',
      'А {#3,14:0,01}\n\nБ {#−5}\n\nВ {#1e3}\n\nГ {#1 000}\n\nД {#-3..-1}',
      [
        [3.14, 0.01],
        [-5, 0],
        [1000, 0],
        [1000, 0],
        [-2, 1],
      ],
    ],
    ['shares in thirds', 'Кто? {~%33.33333%а ~%33.33333%б ~%33.33333%в ~%-100%г}', ['=а =б =в ~г']],
    ['signs after a backslash', 'Язык? {=C\\# ~a \\= b ~\\{\\}}', ['=C# ~a = b ~{}']],
    ['a name with invisible signs', '::\u00a0Вёрсты\u200b ::Сколько? {#40}', [[40, 0]]],
    [
      'HTML in pairs',
      '[html]Чин {\n=<p>Гринёв</p> -> прапорщик\n=<p>Миронов</p> -> капитан\n}',
      ['matching'],
    ],
  ])('reads %s', (_, text, answers) => expect(read(text)).toEqual(answers))

  test.each([
    ['nine options', 'Кто? {=а ~б ~в ~г ~д ~е ~ж ~з ~и}', 'Варианты: их бывает не больше 8, уберите лишние'],
    ['an option that is a share alone', 'Сколько? {=50 ~%20%}', 'Вариант 2: здесь пусто'],
    ['one pair', 'Чин {=Гринёв -> прапорщик}', 'Пары: их нужно не меньше 2'],
    [
      'an answer that can’t be typed',
      `Кто? {=${'а'.repeat(201)}}`,
      'Верный ответ 1: сократите, знаков бывает не больше 200',
    ],
    ['no statement', '::Вёрсты:: {#40}', 'Нет условия'],
    ['braces of TeX without backslashes', 'Реши $$x^{2}$$ {#4}', 'скобки в тексте пишут как \\{ и \\}'],
  ])('says what is wrong with a task and what to do: %s', (_, text, why) =>
    expect(causesOf('a.gift', text)).toEqual([expect.stringContaining(why)]),
  )
})

describe('Moodle XML', () => {
  const xml = (type: string, inside: string, text = 'Сколько?', name = 'Дорога') =>
    `<?xml version="1.0" encoding="UTF-8"?>\r\n<quiz>\r\n<question type="${type}"><name><text>${name}</text></name><questiontext format="html"><text><![CDATA[${text}]]></text></questiontext>${inside}</question>\r\n</quiz>`
  const answer = (fraction: string, text: string, more = '') =>
    `<answer fraction="${fraction}"><text><![CDATA[${text}]]></text>${more}</answer>`
  test.each<[string, string, unknown[]]>([
    [
      'shares with a comma',
      xml(
        'multichoice',
        `<single>false</single>${answer('50,0', 'а')}${answer('50,0', 'б')}${answer('-100', 'в')}`,
      ),
      ['=а =б ~в'],
    ],
    [
      'a tolerance with a comma',
      xml('numerical', answer('100', '3,14', '<tolerance>0,01</tolerance>')),
      [[3.14, 0.01]],
    ],
    [
      'a number with a narrow space and a real minus',
      xml('numerical', answer('100', '\u221212\u202f500,5')),
      [[-12500.5, 0]],
    ],
    [
      'a mark of UTF-8 before it',
      `\ufeff${xml('truefalse', answer('100', 'true') + answer('0', 'false'))}`,
      ['=Верно ~Неверно'],
    ],
  ])('reads %s', (_, text, answers) => expect(answersOf('a.xml', text)).toEqual(answers))

  test.each([
    ['indices that touch', 'SO<sub>4</sub><sup>2-</sup>', 'SO$_{4}^{2-}$'],
    ['formulas that touch', '\\(x\\)<sub>1</sub> и \\(a\\)\\(b\\)', '$x{}_{1}$ и $a{}b$'],
    ['two powers in a row', 'x<sup>2</sup><sup>3</sup>', 'x$^{2}{}^{3}$'],
    ['prices next to a formula', '$5 и \\(x\\)', '\\$5 и $x$'],
    [
      'what an office has left',
      '<p class="MsoNormal"><!--[if gte mso 9]><xml></xml><![endif]--><span lang="RU">Сколько?<o:p></o:p></span></p>',
      'Сколько?',
    ],
    ['empty paragraphs', '<p><br></p><p>Сколько?</p><p>&nbsp;</p>', 'Сколько?'],
  ])('shows %s as it is meant', (_, text, statement) =>
    expect(statementsOf('a.xml', xml('numerical', answer('100', '5'), text))).toEqual([statement]),
  )

  test('takes a name with tags as words', () =>
    expect(
      readProved('a.xml', xml('numerical', answer('100', '5'), 'С?', '<![CDATA[<b>Дорога</b> &amp; 🍁]]>'))
        .tasks[0]!.title,
    ).toBe('Дорога & 🍁'))

  test.each([
    ['a star at the end', xml('shortanswer', answer('100', 'Миронов*')), 'звёздочка значит «любые знаки»'],
    [
      'options that are pictures it lacks',
      xml('multichoice', answer('100', '<img src="@@PLUGINFILE@@/a.png">') + answer('0', 'б')),
      'Вариант 1: здесь пусто, впишите ответ. Картинка «a.png» не перенесена',
    ],
    ['a kind of a plugin', xml('ddwtos', ''), 'Вид «перетаскивание слов» не переносится'],
    [
      'a number with a unit',
      xml('numerical', answer('100', '5 км')),
      '«5 км» не читается как числовой ответ',
    ],
  ])('says what is wrong with a task: %s', (_, text, why) =>
    expect(causesOf('a.xml', text)).toEqual([expect.stringContaining(why)]),
  )
})

describe('Aiken', () => {
  const aiken = (options: string, end = 'ANSWER: B', ask = 'Кем был Миронов?') =>
    `${ask}\n${options}\n${end}\n`
  const usual = 'A. поручиком\nB. капитаном'
  test.each([
    ['brackets', aiken('A) поручиком\nB) капитаном')],
    ['small letters', aiken('a. поручиком\nb. капитаном', 'ANSWER: b')],
    ['Cyrillic letters', aiken('А. поручиком\nБ. капитаном', 'ANSWER: Б')],
    ['a Cyrillic letter that looks Latin', aiken('А. поручиком\nВ. капитаном')],
    ['no space after the letter', aiken('A.поручиком\nB.капитаном')],
    ['a full stop after the answer', aiken(usual, 'ANSWER: B.')],
    ['non-breaking spaces', aiken(usual.replaceAll(' ', '\u00a0'), 'ANSWER:\u00a0B')],
    ['line ends of Windows and a mark of UTF-8', `\ufeff${aiken(usual).replaceAll('\n', '\r\n')}`],
    ['empty lines inside', aiken(usual).replaceAll('\n', '\n\n')],
    ['braces in the question', aiken(usual, 'ANSWER: B', 'Какой из {капитан; поручик}?')],
    ['initials in the question', aiken(usual, 'ANSWER: B', 'А. С. Пушкин писал: кем был Миронов?')],
  ])('is read with %s', (_, text) => expect(answersOf('a.txt', text)).toEqual(['~поручиком =капитаном']))

  test('loses one task for a line of the answer that is absent', () => {
    const { tasks, leftOut } = readProved('a.txt', `Кто?\nA. а\nB. б\n\n${aiken(usual)}`)
    expect(tasks).toMatchObject([{ line: 5 }])
    expect(leftOut).toMatchObject([{ line: 1, why: expect.stringContaining('ANSWER: B') as string }])
  })
})

describe('a table', () => {
  test.each<[string, string, unknown[]]>([
    ['a title above the head', 'Контрольная;;\n;;\nВид;Условие;Ответ\nчисло;С?;5', [[5, 0]]],
    ['cells pasted from a spreadsheet', 'Вид\tУсловие\tОтвет\r\nчисло\tСколько, а?\t5,5\r\n', [[5.5, 0]]],
    [
      'the delimiter said and a mark of UTF-8',
      '\ufeffsep=\t\r\nВид\tУсловие\tОтвет\r\nчисло\tС?\t5',
      [[5, 0]],
    ],
    [
      'every cell in quotation marks',
      '"Вид","Условие","Ответ"\n"число","Сколько ""вёрст"", а?","5,5"',
      [[5.5, 0]],
    ],
    ['Latin letters in its words', 'Вид;Уcловие;Oтвет\nчиcло;С?;5', [[5, 0]]],
    [
      'an option in another alphabet than the answer',
      'Вид;Условие;Ответ;Варианты\nодин вариант;С?;a;а|б',
      ['=а ~б'],
    ],
    [
      'line ends of an old Mac',
      'Вид;Условие;Ответ\rчисло;С?;5\rчисло;Д?;6',
      [
        [5, 0],
        [6, 0],
      ],
    ],
    [
      'ranges and tolerances',
      'Вид;Условие;Ответ\nчисло;С?;7,5..8,5\nчисло;Д?;3:0,1',
      [
        [8, 0.5],
        [3, 0.1],
      ],
    ],
    [
      'an unclosed quotation mark',
      'Вид;Условие;Ответ\nчисло;"Раз;5\nчисло;Два;6',
      [
        [5, 0],
        [6, 0],
      ],
    ],
  ])('is read with %s', (_, text, answers) => expect(answersOf('a.csv', text)).toEqual(answers))

  test.each([
    ['prices with one letter between', 'Цена $3 и $7', 'Цена \\$3 и \\$7'],
    ['a formula with a word in braces', '$S_{сред}$', '$S_{сред}$'],
    ['a per cent', '$5%$', '$5%$'],
    ['stars between figures', '2*3*4', '2\\*3\\*4'],
  ])('shows %s as it is meant', (_, text, statement) =>
    expect(statementsOf('a.csv', `Вид;Условие;Ответ\nчисло;${text};5`)).toEqual([statement]),
  )

  test.each([
    ['число;С?;', 'впишите число'],
    ['один вариант;С?;а;а, б', 'варианты пишут через черту'],
    ['число;Раз; два?;5;6', 'В\u00a0строке 5\u00a0ячеек, а\u00a0столбцов 4'],
    ['число;Найди $x^2;5', 'нет второго знака доллара'],
    ['порядок;С?;а|б', 'Порядок: их нужно не меньше 3'],
  ])('says what is wrong with a row: %s', (row, why) =>
    expect(causesOf('a.csv', `Вид;Условие;Ответ;Варианты\n${row}`)).toEqual([expect.stringContaining(why)]),
  )
})
