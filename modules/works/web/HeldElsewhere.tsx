import { Button, Card, useYou } from '@school/ui'
import styles from './HeldElsewhere.module.css'
import { t } from './ru.ts'

/** Another tab holds the run; this one may look, or take it over after a press. */
export const HeldElsewhere = ({ onTakeOver, isBusy }: { onTakeOver: () => void; isBusy: boolean }) => {
  const you = useYou()
  return (
    <Card tone="warn" role="alert" className={styles.held}>
      <div>
        <p className={styles.title}>{t.heldTitle}</p>
        <p>{you(t.heldText)}</p>
      </div>
      <Button kind="primary" loading={isBusy} onClick={onTakeOver}>
        {t.takeOver}
      </Button>
    </Card>
  )
}
