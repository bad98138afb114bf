/** What KaTeX says of a formula, in Russian. The first pattern that fits is taken. */
const sentences: readonly [RegExp, string][] = [
  [/^Expected '\}', got 'EOF'|expected '\}'|^Unexpected end of input/, 'нет закрывающей скобки }'],
  [/^Expected 'EOF', got '\}'|^Extra \}/, 'лишняя скобка }'],
  [/^Expected '\\right', got/, 'у \\left нет пары \\right'],
  [/^Expected '(?:EOF|\})', got '\\right'/, 'у \\right нет пары \\left'],
  [/^Expected 'EOF', got '&'/, 'знак & бывает только в таблицах и системах'],
  [/^Expected 'EOF', got '(.+)'/, 'лишнее «$1»'],
  [/^Expected '(.+)', got 'EOF'/, 'в конце нет «$1»'],
  [/^Expected '(.+)', got '(.+)'/, 'вместо «$2» нужно «$1»'],
  [/^Expected (?:& or )?\\\\ or/, 'таблица не закрыта: нет \\end{…}'],
  [
    /^Expected group (?:after|as (?:argument to|superscript|subscript)) ?'?([^']*)'?/,
    'после «$1» ничего нет',
  ],
  [/^Expected group as/, 'не хватает части формулы'],
  [/^Got function '(.+?)' with no arguments/, 'у команды $1 нет аргумента: возьмите его в скобки { }'],
  [/^Undefined control sequence: (.+)/, 'команды $1 нет'],
  [/^Can't use function '\$' in math mode/, 'знак $ внутри формулы'],
  [/^Can't use function '(.+)' in (?:math|text) mode/, 'команда $1 здесь не работает'],
  [/^Double superscript/, 'два верхних индекса подряд: поставьте скобки { }'],
  [/^Double subscript/, 'два нижних индекса подряд: поставьте скобки { }'],
  [/^No such environment: (.+)/, 'окружения «$1» нет'],
  [/^Mismatch: \\begin\{(.*)\} matched by \\end\{(.*)\}/, 'начато \\begin{$1}, а закрыто \\end{$2}'],
  [/^Mismatched (.+)/, 'у $1 нет пары'],
  [/^\\middle without/, 'у \\middle нет пары \\left'],
  [/^Invalid delimiter '(.*)' after '(.*)'/, 'после $2 нужна скобка, а стоит «$1»'],
  [/^(?:Illegal|Invalid) delimiter/, 'скобка не подходит'],
  [/^Invalid (?:color|attribute)/, 'цвет не читается'],
  [/^Invalid (?:size|unit)/, 'размер не читается'],
  [/^Too many expansions/, 'формула слишком сложная'],
  [/^Too many tab characters|^Unknown column alignment/, 'столбцов больше, чем описано'],
  [/^Limit controls/, '\\limits стоит не после оператора'],
  [/^\\tag|^Multiple \\tag/, 'номер \\tag бывает один и только у отдельной формулы'],
  [/^only one infix operator/, 'несколько \\over подряд: поставьте скобки { }'],
  [/^Unexpected character: '(.*)'|^Unsupported character/, 'знак «$1» в формуле не читается'],
  [/can be used only in display mode/, 'это окружение бывает только в отдельной формуле $$ … $$'],
]

/** @param message of KaTeX's error, without the name of the program and the place */
export function formulaText(message: string): string {
  for (const [pattern, words] of sentences) {
    const found = pattern.exec(message)
    if (found) return words.replace(/\$(\d)/g, (_, group: string) => found[Number(group)] ?? '')
  }
  return 'запись формулы не разобрана'
}

/** Commands that lead out of the text or change the page. */
export const refusedCommand = (command: string): string =>
  command === '\\href' || command === '\\url'
    ? `команда ${command} не разрешена: ссылку пишут вне формулы, [слова](адрес)`
    : `команда ${command} не разрешена`
