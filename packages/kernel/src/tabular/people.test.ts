import { describe, expect, test } from 'vitest'
import { parseTable, textOfSheet } from './parse.ts'
import { readPeople, sheetForPeople } from './people.ts'

const most = 1000
const read = (text: string) => readPeople(text, { most })
const namesIn = (text: string) =>
  read(text).people.map(({ lastName, firstName, middleName }) =>
    [lastName, firstName, middleName].filter(Boolean).join(' '),
  )

describe('cells', () => {
  const cellsIn = (list: string) => parseTable(list).map(({ line, cells }) => [line, ...cells])
  test.each([
    [
      'sep=;\r\nФамилия;Имя\r\nЁлкин;Пётр',
      [
        [2, 'Фамилия', 'Имя'],
        [3, 'Ёлкин', 'Пётр'],
      ],
    ],
    ['sep=|\nа|б', [[2, 'а', 'б']]],
    [
      'Фамилия;Адрес\n"Ёлкин";"ул. Мира,\r\nд. 5; кв. 2"\nЖукова;',
      [
        [1, 'Фамилия', 'Адрес'],
        [2, 'Ёлкин', 'ул. Мира, д. 5; кв. 2'],
        [4, 'Жукова', ''],
      ],
    ],
    [
      'Название,Код\n"Школа № 16, филиал",016',
      [
        [1, 'Название', 'Код'],
        [2, 'Школа № 16, филиал', '016'],
      ],
    ],
    [
      'Список, 7Д\nФамилия;Имя\nЁлкин;Пётр',
      [
        [1, 'Список, 7Д'],
        [2, 'Фамилия', 'Имя'],
        [3, 'Ёлкин', 'Пётр'],
      ],
    ],
    [
      'Школа № 1;="016"\nШкола № 2;"=""017"""',
      [
        [1, 'Школа № 1', '016'],
        [2, 'Школа № 2', '017'],
      ],
    ],
    ['"Школа ""Ёлка""";1', [[1, 'Школа "Ёлка"', '1']]],
    [
      '"Ёлка" школа;1\n"не закрыто;2',
      [
        [1, '"Ёлка" школа', '1'],
        [2, '"не закрыто', '2'],
      ],
    ],
    [
      'Фамилия,Имя,Адрес\nЁлкин,Пётр,Мира; 5',
      [
        [1, 'Фамилия', 'Имя', 'Адрес'],
        [2, 'Ёлкин', 'Пётр', 'Мира; 5'],
      ],
    ],
  ])('%j', (list, cells) => expect(cellsIn(list)).toEqual(cells))

  test('of a sheet keep their lines as a text', () => {
    const rows = [{ line: 2, cells: ['"Ёлка"', 'две\nстроки', ''] }]
    expect(textOfSheet(rows)).toBe('\n"""Ёлка"""\tдве строки')
    expect(parseTable(textOfSheet(rows))).toEqual([{ line: 2, lastLine: 2, cells: ['"Ёлка"', 'две строки'] }])
  })
})

describe('names of a list', () => {
  test.each([
    [
      'a column of gender',
      'Фамилия;Имя;Отчество;Пол\nЁлкин;Пётр;Ильич;мужской\nЖукова;Анна;;женский',
      ['Ёлкин Пётр Ильич', 'Жукова Анна'],
    ],
    [
      'columns in whatever order',
      'username,firstname,lastname,email\nelkin,Пётр,Ёлкин,p@example.ru',
      ['Ёлкин Пётр'],
    ],
    [
      'a column of quoted addresses',
      'Фамилия;Имя;Адрес\nЁлкин;Пётр;"ул. Мира,\nд. 5"\nЖукова;Анна;"пр. Ленина, 1"',
      ['Ёлкин Пётр', 'Жукова Анна'],
    ],
    [
      'invisible signs and odd dashes',
      'Белыи\u0306 Андреи\u0306\nСалтыков\u2011Щедрин Иван\nЁлкин\u200b Лев',
      ['Белый Андрей', 'Салтыков-Щедрин Иван', 'Ёлкин Лев'],
    ],
    [
      'titles above, numbers, totals and blanks of a form',
      'МБОУ СОШ № 5;;\nСписок 7Д класса;;\n№ п/п;ФИО учащегося;Дата рождения\n1;Ёлкин Пётр Ильич;03.05.2012\n2;Жукова Анна;3 мая 2012 г.\n3;;\nИтого:;2;\nКлассный руководитель: Миронова М. И.;;',
      ['Ёлкин Пётр Ильич', 'Жукова Анна'],
    ],
    ['a title above a plain list', 'Список 7Д класса\nЁлкин Пётр\nВсего: 1', ['Ёлкин Пётр']],
    [
      'capitals',
      'ЁЛКИН ПЁТР ИЛЬИЧ\nСАЛТЫКОВ-ЩЕДРИН ИВАН\nАЛИЕВ РАШИД ВАГИФ ОГЛЫ\nФОН ГРИНВАЛЬД ИВАН',
      ['Ёлкин Пётр Ильич', 'Салтыков-Щедрин Иван', 'Алиев Рашид Вагиф оглы', 'фон Гринвальд Иван'],
    ],
    ['small letters', 'гринёв пётр', ['Гринёв Пётр']],
    [
      'a class, a day, an address and a phone in the same cell',
      'Ёлкин Пётр 7Д\nЖукова Анна 03.05.2012\nЗурин Иван p@example.ru\nБелов Лев +7 912 345-67-89',
      ['Ёлкин Пётр', 'Жукова Анна', 'Зурин Иван', 'Белов Лев'],
    ],
    [
      'a column of notes without a title',
      'Ёлкин;Пётр;Ильич;Болеет\nЖукова;Анна;Ивановна;Староста',
      ['Ёлкин Пётр Ильич', 'Жукова Анна Ивановна'],
    ],
    [
      'a note in place of a patronymic',
      'Ёлкин;Пётр;Болеет\nЖукова;Анна;Староста',
      ['Ёлкин Пётр', 'Жукова Анна'],
    ],
    [
      'columns of parents',
      'Фамилия;Имя;ФИО родителя;Телефон мамы\nЁлкин;Пётр;Ёлкина Анна;89123456789',
      ['Ёлкин Пётр'],
    ],
    ['a column with an unknown title', 'ФИО,Дежурный\nЁлкин Пётр Ильич,да', ['Ёлкин Пётр Ильич']],
    ['a single line', 'Ёлкин Пётр, Жукова Анна Ивановна', ['Ёлкин Пётр', 'Жукова Анна Ивановна']],
    ['a comma after the surname', 'Фамилия, имя;Пол\nЁлкин, Пётр;м', ['Ёлкин Пётр']],
    ['names of the East', 'Али Хасан ибн Мехди\nЦой Ен Сук', ['Али Хасан ибн Мехди', 'Цой Ен Сук']],
    ['a first name with a patronymic', 'Фамилия;Имя Отчество\nЁлкин;Пётр Ильич', ['Ёлкин Пётр Ильич']],
    ['the first name first', 'Пётр Андреевич Гринёв', ['Гринёв Пётр Андреевич']],
    ['a double first name', 'Гарсия Мария Тереза Ивановна', ['Гарсия Мария Тереза Ивановна']],
    ['initials', 'Гринёв П.А.', ['Гринёв П. А.']],
    ['no patronymic', 'Фамилия;Имя;Отчество\nЁлкин;Пётр;нет\nЖукова;Анна;-', ['Ёлкин Пётр', 'Жукова Анна']],
    ['gender after the name', 'Ёлкин Пётр М\nЖукова Анна Ивановна ж', ['Ёлкин Пётр', 'Жукова Анна Ивановна']],
    ['numbers in some rows', '1. Гринёв Пётр\n2\tМиронова Маша', ['Гринёв Пётр', 'Миронова Маша']],
    ['a head of two rows', '№;Ученик;;\n;Фамилия;Имя;Отчество\n1;Ёлкин;Пётр;Ильич', ['Ёлкин Пётр Ильич']],
    [
      'a head that is repeated',
      'Фамилия;Имя\nЁлкин;Пётр\nФамилия;Имя\nЖукова;Анна',
      ['Ёлкин Пётр', 'Жукова Анна'],
    ],
    ['Latin names', 'lastname;firstname\nMüller;Anna', ['Müller Anna']],
    ['a head with Latin letters', 'Фaмилия;Имя\nЁлкин;Пётр', ['Ёлкин Пётр']],
    ['a head of two lines', '"Фамилия\nученика";"Имя\nученика"\nЁлкин;Пётр', ['Ёлкин Пётр']],
    [
      'merged heads of three rows with columns of parents',
      'Список 7Д;;;;\n№;Обучающийся;;;Родители\n;Фамилия;Имя;Отчество;Мать\n1;Ёлкин;Пётр;Ильич;Ёлкина Анна',
      ['Ёлкин Пётр Ильич'],
    ],
    [
      'totals of all kinds',
      'Фамилия;Имя\nЁлкин;Пётр\nИтого: 1;\nВсего учеников;1\nИтого мальчиков;1',
      ['Ёлкин Пётр'],
    ],
    ['days as numbers of a sheet', 'Ёлкин Пётр;41032\nЖукова Анна;41033', ['Ёлкин Пётр', 'Жукова Анна']],
    [
      'days in words and with hours',
      'ФИО;ДР\nЁлкин Пётр;3 мая 2012\nЖукова Анна;2012-05-03T00:00:00',
      ['Ёлкин Пётр', 'Жукова Анна'],
    ],
    ['an address with a name of its own', 'ФИО;Почта\nЁлкин Пётр;"Ёлкин П." <p@example.ru>', ['Ёлкин Пётр']],
    [
      'names as mail programs copy them',
      'Ёлкин Пётр <p@example.ru>\nЖукова Анна (anna@example.ru)',
      ['Ёлкин Пётр', 'Жукова Анна'],
    ],
    [
      'marks of a list',
      '• Ёлкин Пётр\n- Жукова Анна\n– Зурин Иван\n* Белов Лев\n6 - Савин Лев',
      ['Ёлкин Пётр', 'Жукова Анна', 'Зурин Иван', 'Белов Лев', 'Савин Лев'],
    ],
    [
      'commas and a full stop after names',
      'Ёлкин Пётр,\nЖукова Анна,\nЗурин Иван.',
      ['Ёлкин Пётр', 'Жукова Анна', 'Зурин Иван'],
    ],
    ['a table of Markdown', '| Фамилия | Имя |\n|---|---|\n| Ёлкин | Пётр |', ['Ёлкин Пётр']],
    [
      'words for no patronymic',
      'Фамилия;Имя;Отчество\nЁлкин;Пётр;б/о\nЖукова;Анна;—',
      ['Ёлкин Пётр', 'Жукова Анна'],
    ],
    [
      'tabs at the ends of lines of Windows',
      'Ёлкин\tПётр\t\t\r\nЖукова\tАнна\t\t\r\n',
      ['Ёлкин Пётр', 'Жукова Анна'],
    ],
    ['a mark of UTF-8 before a quotation mark', '\ufeff"Фамилия";"Имя"\n"Ёлкин";"Пётр"', ['Ёлкин Пётр']],
    ['letters of two signs', 'Фамилия;Имя\nЁлкин;Андрей'.normalize('NFD'), ['Ёлкин Андрей']],
    ['an unclosed quotation mark', '"Ёлкин Пётр\nЖукова Анна', ['Ёлкин Пётр', 'Жукова Анна']],
    ['marks of apostrophe', 'О’Коннор Лев\nД`Артаньян Пётр', ["О'Коннор Лев", "Д'Артаньян Пётр"]],
    [
      'an electronic register',
      'Ученик\tКласс\tДата рождения\tСНИЛС\nЁлкин Пётр Ильич\t7 «Д»\t03.05.2012\t123-456-789 01',
      ['Ёлкин Пётр Ильич'],
    ],
  ])('%s', (_, text, names) => {
    expect(namesIn(text)).toEqual(names)
    expect(read(text).faults).toEqual([])
  })

  test('a name with Latin look-alikes is the same name', () => {
    const { people, faults } = read('Иван\u006fв \u0043ергей\nИванов Сергей')
    expect(people).toMatchObject([{ lastName: 'Иванов', firstName: 'Сергей' }])
    expect(faults).toMatchObject([{ row: 2, kind: 'twice', first: 1 }])
  })

  test.each([
    ['Гринёв', 'no_first_name'],
    ['Гринёв П3тр', 'odd_sign'],
    ['Гринёв =HYPERLINK', 'odd_sign'],
    ['Иванов Иван Иванович Староста', 'extra_words'],
    ['Фамилия;Имя;Отчество\nЁлкин;Пётр;Ильич болеет сегодня', 'extra_words'],
    ['Фамилия;Имя\n;Пётр', 'no_first_name'],
    ['Ёлкин Пётр староста', 'extra_words'],
    ['Ёлкин Пётр Ильич — староста', 'odd_sign'],
    ['Ёлкин Пётр (болеет)', 'extra_words'],
    [`Гринёв ${'а'.repeat(61)}`, 'too_long'],
  ])('%j has a fault: %s', (text, kind) => expect(read(text).faults).toMatchObject([{ kind }]))

  test('a fault names the line of the file and quotes it', () => {
    const { faults } = read('Фамилия;Имя;Адрес\nЁлкин;Пётр;"а\nб"\nЖукова;;в')
    expect(faults).toEqual([{ row: 4, lastRow: 4, kind: 'no_first_name', quote: 'Жукова; в' }])
  })

  test.each([
    ['an error of a sheet', 'Фамилия;Имя\nЁлкин;#Н/Д', 'odd_sign'],
    ['a formula', 'Фамилия;Имя\n=A1;Пётр', 'odd_sign'],
    ['a figure', 'Ёлкин Пётр1', 'odd_sign'],
    ['an emoji', 'Ёлкин Пётр 😀', 'extra_words'],
    ['look-alike letters of a name that is there already', 'ИBАНОВ СEРГЕЙ\nИванов Сергей', 'twice'],
  ])('%s is a fault', (_, text, kind) => expect(read(text).faults).toMatchObject([{ kind }]))

  test.each(['07Д', '7.Д', '7 "Д" класс', '7Д', '7 «Д»', '7-д', '7д класс', '7 д', '7"Д"', '7 класс «Д»'])(
    '%s is the class 7Д',
    (cell) => {
      const { people } = read(`Класс\tФамилия\tИмя\n${cell.startsWith('7"') ? '7 Д' : cell}\tЁлкин\tПётр`)
      expect(people[0]!.className).toEqual({ grade: 7, letter: 'Д' })
    },
  )

  test('a grade and a letter apart are a class', () =>
    expect(read('Фамилия;Имя;Параллель;Литера\nЁлкин;Пётр;7;Д').people[0]!.className).toEqual({
      grade: 7,
      letter: 'Д',
    }))

  test('the person says what columns are', () => {
    const text = 'Пётр;Ёлкин;Ильич'
    const { people, columns } = readPeople(text, { most, chosen: ['firstName', 'lastName', null] })
    expect(people).toMatchObject([{ lastName: 'Ёлкин', firstName: 'Пётр', middleName: '' }])
    expect(columns.map(({ title, sample, is }) => [title, sample, is])).toEqual([
      ['', 'Пётр', 'firstName'],
      ['', 'Ёлкин', 'lastName'],
      ['', 'Ильич', null],
    ])
  })

  test('what is passed over is named', () =>
    expect(read('Список 7Д класса\nФамилия;Имя;Болеет\nЁлкин;Пётр;да\nИтого;1').passed).toEqual([
      { row: 1, quote: 'Список 7Д класса' },
      { row: 4, quote: 'Итого; 1' },
    ]))

  test('the sheet with people is chosen', () =>
    expect(
      sheetForPeople(['', 'Школа № 5', 'Фамилия\tИмя\nЁлкин\tПётр', 'Ёлкин Пётр\nЖукова Анна'], most),
    ).toBe(3))

  test('a long list ends where it is too long', () => {
    const letters = (n: number) => [...String(n)].map((figure) => 'абвгдежзик'[Number(figure)]).join('')
    const text = Array.from({ length: 5 }, (_, n) => `Гринёв Пётр${letters(n)}`).join('\n')
    expect(readPeople(text, { most: 3 }).faults).toMatchObject([{ row: 4, kind: 'too_many' }])
  })
})
