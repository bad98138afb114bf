import { sheetNoteLimits } from '@school/works/contract'
import { IconButton, IconTrash, TextInput } from '@school/ui'
import type { Pin } from './notes.ts'
import styles from './pen.module.css'
import { t } from './ru.ts'

export interface PinFieldsProps {
  pins: readonly Pin[]
  texts: Readonly<Record<number, string>>
  onSay: (key: number, text: string) => void
  onRemove: (key: number) => void
}

/** Texts of the pins of a sheet, each in its own field. */
export const PinFields = ({ pins, texts, onSay, onRemove }: PinFieldsProps) => (
  <ol className={`plain-list ${styles.fields}`}>
    {pins.map(({ key }, index) => (
      <li key={key} className={styles.field}>
        <TextInput
          data-pin-words={key}
          label={t.pinWords(index + 1)}
          placeholder={t.pinHint}
          maxLength={sheetNoteLimits.pinText}
          autoComplete="off"
          value={texts[key] ?? ''}
          onChange={(event) => onSay(key, event.target.value)}
        />
        <IconButton
          label={t.removePin(index + 1)}
          icon={<IconTrash aria-hidden="true" />}
          onClick={() => onRemove(key)}
        />
      </li>
    ))}
  </ol>
)
