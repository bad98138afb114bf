import { t } from './ru.ts'
import styles from './SpeedChoice.module.css'
import { speeds } from './use-speed.ts'

export function SpeedChoice({ speed, onChoose }: { speed: number; onChoose: (speed: number) => void }) {
  return (
    <label className={styles.speed}>
      {t.speed}
      <select value={speed} onChange={(event) => onChoose(Number(event.target.value))}>
        {speeds.map((value) => (
          <option key={value} value={value}>
            {t.speedOf(value)}
          </option>
        ))}
      </select>
    </label>
  )
}
