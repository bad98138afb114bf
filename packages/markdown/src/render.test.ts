import { describe, expect, test } from 'vitest'
import { headingsOf, readingMinutes, renderInline, renderMarkdown } from './index.ts'

const scales = { url: '/content/scales.svg', width: 640, height: 320 }
const resolveImage = (src: string) => (src === 'scales.svg' ? scales : null)
const render = (markdown: string) => renderMarkdown(markdown, { resolveImage })
const html = (markdown: string) => render(markdown).html
const problems = (markdown: string) =>
  render(markdown).problems.map(({ line, message }) => `${line} ${message}`)

describe('a text', () => {
  test('has tables that scroll in a box of their own', () =>
    expect(html('| a | b |\n|---|--:|\n| 1 | 2 |')).toMatch(
      /^<div class="md-table" role="group" aria-label="Таблица" tabindex="0"><table>[\s\S]*<\/table><\/div>$/,
    ))
  test('has formulas for eyes and for screen readers', () => {
    expect(html('Пусть $x^2$.')).toMatch(
      /<span class="katex"><span class="katex-mathml"><math.*aria-hidden="true"/s,
    )
    expect(html('$$\nx^2\n$$')).toContain('katex-display')
  })
  test('has long formulas that the keyboard can scroll, and short ones that are no stops', () => {
    const long = '\\frac{a}{b} + \\frac{c}{d} + \\frac{e}{f} = 1'
    expect(html(`$$\n${long}\n$$`)).toContain(
      '<span class="katex-display" role="group" aria-label="Формула" tabindex="0">',
    )
    expect(html('$$\nx = 1\n$$')).not.toContain('tabindex')
    expect(html(`Пусть $${long}$`)).not.toContain('tabindex')
  })
  test('may have Russian words and a decimal comma in a formula', () =>
    expect(problems('$v = 3{,}5\\ \\text{м/с}$, $S_{сред}$')).toEqual([]))
  test('keeps time, proportions and tildes as they are written', () =>
    expect(html('В 8:30, ответ:да, ~5 или ~10')).toBe('<p>В\u00a08:30, ответ:да, ~5 или\u00a0~10</p>'))
  test('opens foreign sites without telling them about ours', () =>
    expect(html('[сайт](https://example.org)')).toContain('rel="noopener noreferrer"'))
})

describe('blocks', () => {
  test('are titled sections', () =>
    expect(html(':::rule[Сумма *углов*]\nРавна $180°$.\n:::')).toMatch(
      /^<section class="md-block md-rule"><header class="md-block-title">Сумма <em>углов<\/em><\/header><p>Равна/,
    ))
  test('have a title of their kind when they are given none', () =>
    expect(html(':::warning\nНе дели на ноль.\n:::')).toContain('>Осторожно</header>'))
  test('hold lists and pictures', () =>
    expect(html(':::example[Пример]\n1. Раз\n2. Два\n\n![Весы](scales.svg)\n:::')).toMatch(
      /<ol>[\s\S]*<figure><img/,
    ))
  test('of unknown kinds are reported', () =>
    expect(problems('Текст\n\n:::definitoin[Корень]\nа\n:::')).toEqual([
      expect.stringContaining('3 Неизвестный блок'),
    ]))
  test('that are not closed are reported', () =>
    expect(problems(':::note[Заметь]\nа\n\nб')).toEqual([
      expect.stringContaining('1 Блок «:::note» не закрыт'),
    ]))
})

describe('pictures', () => {
  test('have their size, so that the page does not jump', () =>
    expect(html('![Весы в равновесии](scales.svg)')).toBe(
      '<figure><img src="/content/scales.svg" alt="Весы в равновесии" width="640" height="320" loading="lazy" decoding="async"></figure>',
    ))
  test('may have a caption', () =>
    expect(html('![Весы](scales.svg "Две гири")')).toContain('<figcaption>Две гири</figcaption></figure>'))
  test('that are absent are reported once and not shown', () => {
    expect(problems('а\n\n![Весы](scale.svg)')).toEqual([
      expect.stringContaining('3 Нет картинки «scale.svg»'),
    ])
    expect(html('![Весы](https://example.org/x.png)')).toContain('src=""')
  })
  test('without a description are reported', () =>
    expect(problems('![](scales.svg)')).toEqual([expect.stringContaining('1 У картинки')]))
})

describe('safety', () => {
  test.each([
    '<script>alert(1)</script>',
    'a <img src=x onerror=alert(1)> b',
    '<!-- x -->',
    '| a |\n|---|\n| <b>x</b> |',
    ':::note[<i>x</i>]\nа\n:::',
  ])('HTML is refused: %j', (markdown) => {
    expect(problems(markdown)).toContainEqual(expect.stringContaining('HTML'))
    expect(html(markdown)).not.toMatch(/<script|onerror|<b>|<i>|<!--/)
  })
  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '/\\evil.example',
  ])('a link to %s is refused', (url) => {
    expect(problems(`[а](<${url}>)`)).toContainEqual(expect.stringContaining('не разрешена'))
    expect(html(`[а](<${url}>)`)).toContain('href=""')
  })
  test.each(['https://example.org', 'mailto:school@example.org', '/legal/offer', '#корень'])(
    'a link to %s is allowed',
    (url) => expect(problems(`[а](${url})`)).toEqual([]),
  )
  test.each(['\\href{javascript:alert(1)}{x}', '\\includegraphics{http://x}', '\\htmlClass{x}{y}'])(
    'a formula can do nothing but show: %s',
    (formula) => expect(html(`$${formula}$`)).not.toMatch(/href=|<img|class="x"/),
  )
  test('a hostile formula does not hang', () => {
    const started = process.threadCpuUsage()
    html('$\\def\\a{\\b\\b\\b}\\def\\b{\\c\\c\\c}\\def\\c{\\a\\a}\\a$')
    expect(process.threadCpuUsage(started).user / 1000).toBeLessThan(1000)
  })
})

describe('formulas that can’t be read', () => {
  test.each([
    ['а\n\nб $\\fraq{1}{2}$ в', 3],
    ['а\n\n$$\n\\frac{1}{2\n$$', 3],
    ['- раз\n- два $\\sqrt$', 2],
    [':::note\nа\n\n$x^$\n:::', 4],
  ])('%j are reported by line', (markdown, line) =>
    expect(problems(markdown)).toEqual([expect.stringMatching(`^${line} Формула не читается`)]),
  )
})

describe('what would be shown otherwise than it is meant', () => {
  test('a per cent sign in a formula is shown, also after a line break', () => {
    expect(problems('Скидка $5%$')).toEqual([])
    expect(html('Скидка $5%$')).toContain('<mi mathvariant="normal">%</mi>')
    expect(html('$5\\%$')).toBe(html('$5%$'))
  })
  test.each([
    ['а\n\nФормула \\(x^2\\) здесь', 'Формулу \\(x^2\\)', 3],
    ['Формула\nи \\[y^2\\]', 'Формулу \\[y^2\\]', 2],
    ['и \\[\\frac12\\]', 'Формулу \\[\\frac12\\]', 1],
    ['$\\href{https://example.ru}{x}$', 'команда \\href не разрешена', 1],
    ['$\\includegraphics{x}$', 'команда \\includegraphics не разрешена', 1],
    ['Чему равно 2*3*4?', 'Звёздочки в\u00a0«2*3*4» пропали бы', 1],
    ['(a+1)*2*(b)', 'Звёздочки в\u00a0«)*2*(» пропали бы', 1],
    ['$$x^2', 'строкой $$', 1],
    ['а\n\n$$\nx^2\n\nДальше слова', 'строкой $$', 3],
    ['Тетрадь $3, а альбом $7', 'между знаками доллара', 1],
    ['Цена $3 и $7 за штуку', 'между знаками доллара', 1],
    ['Найди $x^2 при x = 3', 'нет второго знака доллара', 1],
    ['Дробь\n$\\frac{1}{2}', 'нет второго знака доллара', 2],
    ['| модуль | ответ |\n|---|---|\n| $|x|$ | 2 |', 'ячеек 4, а столбцов 2', 3],
    ['| $|x|$ | ответ |\n|---|---|\n| 1 | 2 |', 'Таблица не собралась', 1],
  ])('%j is reported', (markdown, words, line) => {
    expect(problems(markdown)).toEqual([expect.stringContaining(words)])
    expect(problems(markdown)[0]).toMatch(new RegExp(`^${line} `))
  })
  test.each([
    'Смотри \\[1\\], \\[рис. 2\\] и \\[а\\_б\\]',
    '`\\(x\\)`',
    'Тетрадь \\$3, а альбом \\$7',
    'Тетрадь стоит $3',
    'Чему равно 2 * 3 * 4, 2\\*3\\*4 и *три*?',
    '- раз\n\n  $$\n  x\n  $$',
    ':::rule\n$$\nx\n$$\n:::',
    '$S_{сред}$, $x = 5\\ \\text{см}$ и $5\\%$',
    'Переменная $user_name',
    '| модуль | ответ |\n|---|---|\n| $\\lvert x \\rvert$ | 2 |',
    'а\n\n---\n\nб',
  ])('%j is not', (markdown) => expect(problems(markdown)).toEqual([]))

  test.each([
    ['$\\frac{1}{2$', 'нет закрывающей скобки }'],
    ['$\\sqrt{x$', 'нет закрывающей скобки }'],
    ['$2}$', 'лишняя скобка }'],
    ['$x^$', 'после «^» ничего нет'],
    ['$\\fraq{1}{2}$', 'команды \\fraq нет'],
    ['$x^2^3$', 'два верхних индекса'],
    ['$\\left(x$', 'у \\left нет пары'],
    ['$\\begin{matrix} 1$', 'не закрыта'],
    ['$\\begin{matrics}1\\end{matrics}$', 'окружения «matrics» нет'],
    ['$a & b$', 'знак &'],
    ['$\\sqrt$', 'ничего нет'],
  ])('KaTeX speaks Russian of %s', (markdown, words) => {
    const [problem = ''] = problems(markdown)
    expect(problem).toContain(words)
    expect(problem.replaceAll(markdown, '').replace(/\\\w+|«.*?»/g, '')).not.toMatch(/[a-z]{3}/i)
  })
})

describe('headings', () => {
  const text = '## Что такое **корень**?\n\n### Ёж и щука\n\n## Что такое корень\n\n## $x^2$ и $y$'
  test('have ids of their own', () =>
    expect(headingsOf(text)).toEqual([
      { id: 'chto-takoe-koren', level: 2, text: 'Что такое корень?' },
      { id: 'ezh-i-schuka', level: 3, text: 'Ёж и щука' },
      { id: 'chto-takoe-koren-2', level: 2, text: 'Что такое корень' },
      { id: 'x-2-i-y', level: 2, text: 'x^2 и y' },
    ]))
  test('are the same in the rendered text', () => {
    const rendered = render(text)
    expect(rendered.headings.map(({ id }) => id)).toEqual(headingsOf(text).map(({ id }) => id))
    for (const { id } of rendered.headings) expect(rendered.html).toContain(`id="${id}"`)
  })
  test('of the first level are reported: the page has its title above the text', () =>
    expect(problems('# Корень')).toEqual([expect.stringContaining('1 Заголовки')]))
})

describe('one line', () => {
  test('has no paragraph around it', () =>
    expect(renderInline('**2** корня').html).toBe('<strong>2</strong> корня'))
  test('may be a picture', () =>
    expect(renderInline('![Весы](scales.svg)', { resolveImage }).html).toMatch(
      /^<img src="\/content\/scales.svg"/,
    ))
  test('may be empty', () => expect(renderInline('').html).toBe(''))
  test.each(['а\n\nб', '- а', '## а', '$$\nx\n$$'])('is not %j', (text) =>
    expect(renderInline(text).problems).toContainEqual(
      expect.objectContaining({ message: expect.stringContaining('одна строка') as string }),
    ),
  )
})

test('the time of reading is in whole minutes, one at least', () => {
  expect(readingMinutes('Короткий текст')).toBe(1)
  expect(readingMinutes('слово '.repeat(600))).toBe(4)
})

describe('whatever is typed', () => {
  test.each([
    '![x](%E0%A4%A)',
    '[x](%E0%A4%A)',
    '![](%00)',
    '[x](http://[)',
    '![x](javascript:alert%281%29)',
    '>'.repeat(2000),
    '['.repeat(2000),
    '*a '.repeat(600),
    '- '.repeat(1000),
    '$\\def\\a{\\a\\a}\\a$',
    '$'.repeat(1999),
    '{'.repeat(2000),
    `$${'{'.repeat(900)}${'}'.repeat(900)}$`,
    ':::'.repeat(600),
    `${':'.repeat(40)}rule[`,
    '\0\ud83e',
    '|'.repeat(2000),
    '| a |\n|---|\n'.repeat(100),
  ])('becomes HTML: %#', (markdown) => {
    expect(typeof html(markdown.slice(0, 2000))).toBe('string')
    expect(typeof renderInline(markdown.slice(0, 2000)).html).toBe('string')
  })

  test.each([
    ['quotations', '>'.repeat(20_000)],
    ['blocks', ':::a\n'.repeat(4000)],
    ['formulas', '$x$ '.repeat(5000)],
    ['a matrix', `$\\begin{matrix}${'1&'.repeat(4900)}\\end{matrix}$`],
  ])('is bounded by what it becomes: %s', (_, markdown) => {
    const started = process.threadCpuUsage()
    const rendered = render(markdown)
    expect(process.threadCpuUsage(started).user / 1000).toBeLessThan(3000)
    expect(rendered.html.length).toBeLessThan(700_000)
    expect(rendered.problems.length).toBeGreaterThan(0)
    expect(rendered.problems.length).toBeLessThan(10)
  })
})
