const marks = ['▼', '=', '▲'] as const

interface ChangeProps {
  by: number
  /** Text alternative of the mark, for screen readers. */
  words: string
}

/** Growth or decline of a figure. */
export const Change = ({ by, words }: ChangeProps) => (
  <>
    <span aria-hidden="true">
      {marks[Math.sign(by) + 1]}
      {by !== 0 && `\u00a0${Math.abs(by)}`}
    </span>
    <span className="visually-hidden">{words}</span>
  </>
)
