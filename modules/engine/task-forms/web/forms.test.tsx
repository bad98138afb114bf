import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { Response, Verdict } from '@school/tasks/contract'
import { isCheckedByPerson } from './field.ts'
import { samples } from './gallery/samples.ts'
import { GentleTone } from './GentleTone.tsx'
import { Hints } from './Hints.tsx'
import { OnSheetContext } from './on-sheet.ts'
import { QuestionForm } from './QuestionForm.tsx'
import { SolutionView } from './SolutionView.tsx'
import { TaskStatusChip } from './TaskStatusChip.tsx'
import { VerdictView } from './VerdictView.tsx'

const ignore = () => {}
const sampleOf = (kind: Response['kind']) => samples.find(({ question }) => question.kind === kind)!
const draw = (
  kind: Response['kind'],
  value: Response | null,
  verdict: Verdict | null = null,
  disabled = false,
) =>
  renderToStaticMarkup(
    <QuestionForm question={sampleOf(kind).question} {...{ value, verdict, disabled }} onChange={ignore} />,
  )

describe('the form of a question', () => {
  test.each(samples)('$name: is described by its statement', ({ question }) => {
    const html = draw(question.kind, null)
    if (question.kind === 'gaps') return
    const described = [...html.matchAll(/aria-describedby="([^"]+)"/g)].flatMap(([, ids = '']) =>
      ids.split(' '),
    )
    expect(described).not.toEqual([])
    expect(described.filter((id) => !html.includes(`id="${id}"`))).toEqual([])
  })
  test.each(samples)('$name: can be switched off as a whole', ({ question }) => {
    const html = draw(question.kind, null, null, true)
    const isFieldsetOff = /<fieldset[^>]* disabled=""/.test(html)
    const left = html.match(/<(input|select|textarea|button)(?![^>]* (disabled|readOnly)="")[^>]*>/g) ?? []
    expect(isFieldsetOff ? [] : left).toEqual([])
    expect(draw(question.kind, null)).not.toBe(html)
  })
  test.each(samples)('$name: takes an answer of another kind for none', ({ question }) => {
    const other: Response =
      question.kind === 'number' ? { kind: 'short_text', text: 'да' } : { kind: 'number', text: '5' }
    expect(draw(question.kind, other)).toBe(draw(question.kind, null))
  })

  test('offers one option of several', () => {
    const html = draw('single_choice', { kind: 'single_choice', choice: 'b' })
    expect(html.match(/type="radio"/g)).toHaveLength(4)
    expect(html.match(/checked=""/g)).toHaveLength(1)
    expect(html).toContain('<legend')
  })
  test('offers several options of many', () =>
    expect(
      draw('multiple_choice', { kind: 'multiple_choice', choices: ['b', 'd'] }).match(/checked=""/g),
    ).toHaveLength(2))
  test('prints the unit next to the field', () => expect(draw('number', null)).toContain('м/с'))
  test('asks for no common fraction where the answer goes into boxes', () => {
    expect(draw('number', null)).toContain('7/2')
    const { question } = sampleOf('number')
    const html = renderToStaticMarkup(
      <OnSheetContext value={true}>
        <QuestionForm question={question} value={null} onChange={ignore} />
      </OnSheetContext>,
    )
    expect(html).toContain('десятичную дробь')
    expect(html).not.toContain('7/2')
  })
  test('speaks of no fractions to a small pupil', () => {
    const { question } = sampleOf('number')
    const html = renderToStaticMarkup(
      <GentleTone isOn>
        <QuestionForm question={question} value={null} onChange={ignore} />
      </GentleTone>,
    )
    expect(html).not.toContain('7/2')
  })
  test('names every gap', () => {
    const html = draw('gaps', { kind: 'gaps', gaps: { 1: 'е', 4: 'мир' } })
    for (const id of [1, 2, 3, 4]) expect(html).toContain(`aria-label="Пропуск ${id}"`)
    expect(html).toContain('value="мир"')
  })
  test('does not reveal the length of an answer by the width of a gap', () => {
    const widths = [...draw('gaps', null).matchAll(/width:(\d+ch)/g)].map(([, width]) => width)
    expect(new Set(widths).size).toBe(1)
  })
  test.each(
    samples.flatMap(({ question, answers }) => answers.map((answer) => ({ ...answer, kind: question.kind }))),
  )('says its marks in words, not in colour alone: $kind, $state', ({ kind, value, verdict }) => {
    const html = draw(kind, value, verdict)
    const words = { right: 'верно', wrong: 'неверно', missed: 'надо было выбрать' }
    for (const { mark } of verdict?.parts ?? []) expect(html).toContain(`>${words[mark]}<`)
  })
})

describe('a verdict', () => {
  test('has its place before it comes, so that it is read out', () =>
    expect(renderToStaticMarkup(<VerdictView verdict={null} />)).toBe('<div aria-live="polite"></div>'))
  test('says the outcome, the share and what was earned', () => {
    const verdict: Verdict = {
      outcome: 'partial',
      share: 2 / 3,
      parts: [],
      feedback: 'Проверь <em>знак</em>',
    }
    const html = renderToStaticMarkup(<VerdictView verdict={verdict} gainedXp={15} />)
    for (const said of ['Почти!', 'засчитано 67\u00a0%', '+15\u00a0опыта', 'Проверь <em>знак</em>'])
      expect(html).toContain(said)
  })
  test('numbers the tries after the first, so that the same words are news again', () => {
    const wrong: Verdict = { outcome: 'wrong', share: 0, parts: [], feedback: null }
    expect(renderToStaticMarkup(<VerdictView verdict={wrong} tryNumber={1} />)).not.toContain('попытка')
    expect(renderToStaticMarkup(<VerdictView verdict={wrong} tryNumber={2} />)).toContain('попытка 2')
  })
})

describe('the gentle tone', () => {
  const miss: Verdict = { outcome: 'wrong', share: 0, parts: [{ id: 'c', mark: 'wrong' }], feedback: null }
  const soft = renderToStaticMarkup(
    <GentleTone isOn>
      <VerdictView verdict={miss} />
      <TaskStatusChip status="failed" />
      <QuestionForm
        question={sampleOf('single_choice').question}
        value={{ kind: 'single_choice', choice: 'c' }}
        verdict={miss}
        onChange={ignore}
      />
    </GentleTone>,
  )
  test('asks to think on after a miss', () => expect(soft).toContain('Подумай ещё'))
  test('has no crosses and no word of failure', () => {
    const crossOf = renderToStaticMarkup(<TaskStatusChip status="failed" />).match(/ d="[^"]+"/)![0]
    expect(soft).not.toContain(crossOf)
    expect(soft).not.toMatch(/не решена|неверно/i)
  })
})

describe('a solution', () => {
  test.each(samples)('$name: shows the right answer', ({ question, solution }) => {
    const html = renderToStaticMarkup(<SolutionView question={question} solution={solution} />)
    expect(html).toContain(solution.html)
    // Tasks checked by a person show an example and the criteria instead of a right answer.
    if (isCheckedByPerson(question.kind))
      expect(html).toMatch(/Как можно было ответить<\/h3>.+Критерии<\/h3><ul/)
    else expect(html).toMatch(/Верный ответ<\/h3><(ul|ol|dl|p|div)[^>]*>.+<\/(ul|ol|dl|p|div)>/)
  })
  test('puts the answers into the places of the gaps', () => {
    const { question, solution } = sampleOf('gaps')
    const html = renderToStaticMarkup(<SolutionView question={question} solution={solution} />)
    expect(html.replaceAll(/<\/?span[^>]*>/g, '')).toContain('прим<strong>е</strong>рять')
    expect(html).not.toMatch(/<(input|select)/)
  })
  test('adds the unit that is printed next to the field', () => {
    const { question, solution } = sampleOf('number')
    expect(renderToStaticMarkup(<SolutionView question={question} solution={solution} />)).toContain(
      '9\u00a0м/с',
    )
  })
})

describe('hints', () => {
  test('show their price before the first is opened', () => {
    expect(renderToStaticMarkup(<Hints hints={[]} total={2} onOpen={ignore} />)).toContain('половины опыта')
    expect(renderToStaticMarkup(<Hints hints={['<p>а</p>']} total={2} onOpen={ignore} />)).not.toContain(
      'половины опыта',
    )
  })
  test('offer no more than there are', () =>
    expect(renderToStaticMarkup(<Hints hints={['а', 'б']} total={2} onOpen={ignore} />)).not.toContain(
      '<button',
    ))
  test('are nothing when the task has none', () =>
    expect(renderToStaticMarkup(<Hints hints={[]} total={0} />)).toBe(''))
})

test('a small chip keeps its word for screen readers', () =>
  expect(renderToStaticMarkup(<TaskStatusChip status="solved" compact />)).toContain(
    '<span class="visually-hidden">Решена</span>',
  ))
