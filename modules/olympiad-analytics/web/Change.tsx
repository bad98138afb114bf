const marks = ['▼', '=', '▲'] as const

interface ChangeProps {
  by: number
  /** The same for whoever does not see the mark. */
  words: string
}

/** By how much a figure has grown or fallen. */
export const Change = ({ by, words }: ChangeProps) => (
  <>
    <span aria-hidden="true">
      {marks[Math.sign(by) + 1]}
      {by !== 0 && `\u00a0${Math.abs(by)}`}
    </span>
    <span className="visually-hidden">{words}</span>
  </>
)
