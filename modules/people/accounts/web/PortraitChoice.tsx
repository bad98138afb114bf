import { Avatar } from '@school/ui'
import type { Portrait } from '@school/users/contract'
import styles from './PortraitChoice.module.css'

export interface PortraitChoiceProps<Part extends keyof Portrait> {
  portrait: Portrait
  onChoose: (portrait: Portrait) => void
  part: Part
  title: string
  all: readonly Portrait[Part][]
  nameOf: (value: Portrait[Part]) => string
}

/** One part of an avatar: tiles that show the whole with each of its kinds. Native radio buttons, so arrows choose. */
export function PortraitChoice<Part extends keyof Portrait>({
  portrait,
  onChoose,
  part,
  title,
  all,
  nameOf,
}: PortraitChoiceProps<Part>) {
  return (
    <fieldset className={styles.part}>
      <legend className={styles.title}>{title}</legend>
      <div className={styles.tiles}>
        {all.map((value) => {
          const shown = { ...portrait, [part]: value }
          return (
            <label key={value} className={styles.tile} title={nameOf(value)}>
              <input
                type="radio"
                name={part}
                className="visually-hidden"
                checked={portrait[part] === value}
                onChange={() => onChoose(shown)}
              />
              <Avatar name={nameOf(value)} portrait={shown} size={60} />
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
