/** What an author reads about a task that is not right yet. */
export const says = {
  noFrontMatter: 'Файл начинается не с описания: первая строка «---», после полей ещё одна «---»',
  atLine: (line: number, message: string) => `Строка ${line}: ${message}`,
  emptyStatement: 'Нет условия',
  noSolution: 'Нет разбора: после условия нужен раздел «## Решение»',
  twoSolutions: 'Раздел «## Решение» встречается дважды',
  emptySolution: 'Раздел «## Решение» пуст',
  sameOptionId: (id: string) => `Два варианта с id «${id}»`,
  sameOptionText: (text: string) => `Два одинаковых варианта: «${text}»`,
  oneCorrect: (count: number) => `Верен должен быть ровно один вариант, а отмечено: ${count}`,
  someCorrect: 'Должен быть верен хотя бы один вариант',
  notAllCorrect: 'Верны все варианты: добавьте хотя бы один неверный',
  unitNeeded: 'other_units и unit_required имеют смысл только вместе с unit',
  notNumber: (text: string) => `«${text}» не читается как число`,
  gapNotInStatement: (id: string) => `В условии нет метки {{${id}}}`,
  gapNotDescribed: (id: string) => `Метка {{${id}}} не описана в gaps`,
  gapTwice: (id: string) => `Метка {{${id}}} стоит в условии дважды`,
  gapOutsideGaps: (id: string) => `Метка {{${id}}} стоит в условии, но задача не вида gaps`,
  answerNotInOptions: (answer: string) => `Ответа «${answer}» нет среди options`,
  formulaInOption: 'В выпадающем списке формулы не показываются: напишите вариант словами',
  samePiece: (text: string) => `Здесь уже есть «${text}»: ученик не отличит одно от другого`,
  tooManyPieces: (count: number, most: number) => `Всего ${count}, а помещается не больше ${most}`,
  noSuchPiece: (number: number, count: number) => `Номера ${number} нет: всего их ${count}`,
  pieceTwice: (number: number) => `Номер ${number} стоит дважды`,
  noPicture: (name: string) => `Нет картинки «${name}» в папке урока`,
  areaOutside: (width: number, height: number) => `Область выходит за картинку ${width} × ${height}`,
  areaTooSmall: (least: number) =>
    `Область мала: в неё не попасть пальцем, нужно не меньше ${least} в ширину и в высоту`,
  notLine: (text: string) =>
    `«${text}» не читается: нужны точки через точку с запятой (-1; 4) или промежуток (-2; 3], [0; +∞)`,
  lineBackwards: 'line: from должно быть меньше to',
  lineSteps: (most: number) => `line: от from до to должно быть целое число шагов, не больше ${most}`,
  lineLabels: (most: number) => `line: labels — целое число шагов, подписей не больше ${most}`,
  lineOutside: (number: string) => `Точка ${number} лежит вне прямой`,
  lineOffStep: (number: string) => `До точки ${number} не дотянуться: она не на шаге, а tolerance мал`,
  intervalBackwards: 'Левый конец промежутка должен быть меньше правого',
  tooManyPoints: (most: number) => `Точек не больше ${most}, и все разные`,
  anotherShape: 'В answer одно, в proof другое: где-то точки, а где-то промежуток',
  cellsCount: (cells: number, columns: number) =>
    `В строке ячеек ${cells}, а столбцов после первого ${columns}`,
  emptyHead: 'Без названия может быть только первый столбец',
  noAskedCell: 'Нет ни одной ячейки, которую надо заполнить',
  tooManyCells: (count: number, most: number) =>
    `Ячеек, которые надо заполнить, ${count}, а бывает не больше ${most}`,
  strayBracket: (text: string) => `Лишняя или незакрытая скобка у «${text}»`,
  phraseAmongWords: (text: string) =>
    `«${text}» — не одно слово, а нажимается каждое слово: назовите и неверные куски, в фигурных скобках`,
  noRightWord: 'В тексте нет ни одного верного слова: возьмите его в квадратные скобки',
  noWrongWord: 'В тексте верны все слова: добавьте хотя бы одно неверное',
  tooManyWords: (count: number, most: number) =>
    `Слов, на которые можно нажать, ${count}, а бывает не больше ${most}`,
  answerHasNoKey: (answer: string) => `Ответ задачи «${answer}» не проходит её же проверку`,
  notAccepted: (answer: string, why: string) =>
    `proof.right: ответ ${answer} должен получить полный балл, а ${why}`,
  accepted: (answer: string) => `proof.wrong: ответ ${answer} получает полный балл`,
  mistakeAccepted: (answer: string) => `mistakes: ответ «${answer}» верный`,
  mistakeUnreadable: (answer: string) => `mistakes: ответ «${answer}» не читается как число`,
  mistakeTwice: (answer: string) => `mistakes: про ответ «${answer}» сказано дважды`,
  foreign: (answer: string) => `proof: ответ ${answer} называет то, чего нет в задаче`,
  blank: (answer: string) => `proof: ответ ${answer} пуст, а пустой ответ не проверяется`,
  asUnreadable: 'не читается как число',
  criterion: (number: number) => `К${number}`,
  levelTooHigh: (level: number, points: number) =>
    `Описан уровень на ${level}, а за критерий дают не больше ${points}`,
  asShare: (percent: number) => `получает ${percent} %`,
}

export const solutionHeading = /^##[ \t]+Решение[ \t]*$/
