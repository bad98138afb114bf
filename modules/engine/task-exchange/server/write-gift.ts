import type { GiftTask } from './foreign.ts'
import { withLiteralStars } from './wildcards.ts'

const escaped = (text: string): string =>
  text
    .trim()
    .replace(/[\\~=#{}:]/g, '\\$&')
    .replaceAll('\n', '\\n')
const percent = (share: number): string => `%${Number((100 * share).toFixed(5))}%`

function giftBody(answer: GiftTask['answer']): string {
  switch (answer.kind) {
    case 'single_choice':
      return answer.options
        .map(
          ({ text, isRight, comment }) =>
            `${isRight ? '=' : '~'}${escaped(text)}${comment && `#${escaped(comment)}`}`,
        )
        .join('\n')
    case 'multiple_choice': {
      const right = answer.options.filter(({ isRight }) => isRight).length
      return answer.options
        .map(
          ({ text, isRight, comment }) =>
            `~${percent(isRight ? 1 / right : -1 / right)}${escaped(text)}${comment && `#${escaped(comment)}`}`,
        )
        .join('\n')
    }
    case 'number':
      return `#${answer.answer}:${answer.tolerance}`
    case 'short_text':
      return answer.answers.map((text) => `=${escaped(withLiteralStars(text))}`).join('\n')
    case 'matching':
      return [
        ...answer.pairs.map(({ left, right }) => `=${escaped(left)} -> ${escaped(right)}`),
        ...answer.extra.map((right) => `= -> ${escaped(right)}`),
      ].join('\n')
  }
}

export const writeGift = (tasks: readonly GiftTask[]): string =>
  tasks
    .map(({ title, statement, solution, answer }) => {
      const feedback = solution ? `\n####${escaped(solution)}` : ''
      return `::${escaped(title)}::[markdown]${escaped(statement)} {\n${giftBody(answer)}${feedback}\n}\n`
    })
    .join('\n')
