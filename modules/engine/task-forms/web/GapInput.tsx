import { useYou } from '@school/ui'
import type { Gap, Mark } from '@school/tasks/contract'
import styles from './GapsField.module.css'
import { MarkLabel } from './MarkLabel.tsx'
import { text } from './ru.ts'

interface GapInputProps {
  gap: Gap
  /** When the place has a name of its own. */
  label?: string
  value: string
  onChange: (typed: string) => void
  mark: Mark | undefined
}

const maxLength = 200
const lettersShown = { min: 4, max: 16 }

/** Wide enough for the typed text: its width must not reveal the length of the answer. */
const widthOf = (typed: string): string =>
  `${Math.min(lettersShown.max, Math.max(lettersShown.min, typed.length + 2))}ch`

function Field({ gap, label, value, onChange, mark }: GapInputProps) {
  const you = useYou()
  const shared = {
    className: styles.input,
    value,
    'aria-label': label ?? text.gap(gap.id),
    'aria-invalid': mark === 'wrong' || undefined,
    'data-mark': mark,
  }
  if (gap.type === 'choice') {
    return (
      <select {...shared} onChange={(event) => onChange(event.target.value)}>
        <option value="">{you(text.gapChoose)}</option>
        {gap.options.map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </select>
    )
  }
  return (
    <input
      {...shared}
      type="text"
      style={{ width: widthOf(value) }}
      maxLength={maxLength}
      autoComplete="off"
      autoCapitalize="off"
      autoCorrect="off"
      spellCheck={false}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

/** A gap in the text. It stays on one line with its mark. */
export function GapInput(props: GapInputProps) {
  return (
    <span className={styles.gap}>
      <Field {...props} />
      {props.mark && <MarkLabel mark={props.mark} isWordHidden />}
    </span>
  )
}
