import styles from './placing.module.css'

/** Says «it can be dragged», and is the only part that a finger drags by. */
export const Grip = () => (
  <span data-grip className={styles.grip} aria-hidden="true">
    <svg viewBox="0 0 10 16" width="10" height="16" fill="currentColor">
      {[3, 8, 13].map((y) => (
        <g key={y}>
          <circle cx="2.5" cy={y} r="1.4" />
          <circle cx="7.5" cy={y} r="1.4" />
        </g>
      ))}
    </svg>
  </span>
)
