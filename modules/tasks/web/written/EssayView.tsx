import styles from './written.module.css'

/** A written text as its author has set it. */
export const EssayView = ({ text }: { text: string }) => <p className={styles.essay}>{text}</p>
