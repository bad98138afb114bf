import { useCall } from '@school/api-client'
import {
  classNames,
  IconAward,
  IconBook2,
  IconCheck,
  IconClock,
  IconButton,
  IconCircleCheck,
  IconMessageCircle,
  IconLock,
  IconTarget,
  IconUsers,
  Link,
  toast,
} from '@school/ui'
import { markRead } from '../contract/endpoints.ts'
import type { Notification, NotificationKind } from '../contract/notification.ts'
import styles from './notifications.module.css'
import { addressHere } from './place.ts'
import { t } from './ru.ts'

const icons: Record<NotificationKind, typeof IconAward> = {
  homework: IconBook2,
  reminder: IconClock,
  answer: IconCircleCheck,
  class_message: IconMessageCircle,
  olympiad: IconAward,
  invitation: IconUsers,
  objective: IconTarget,
  account: IconLock,
}

interface NotificationLineProps {
  notification: Notification
  now: Date
  zone: string
}

/** The whole line is a link; following it marks the notification as read. */
export function NotificationLine({ notification, now, zone }: NotificationLineProps) {
  const { id, kind, title, text, url, createdAt, readAt } = notification
  const { mutate, isPending } = useCall(markRead, { onError: () => toast(t.markFailed, { tone: 'bad' }) })
  const Icon = icons[kind]
  const time = t.time(createdAt, now, zone)
  return (
    <li className={classNames(styles.line, readAt === null && styles.unread)}>
      <span className={styles.icon} title={t.kind[kind]}>
        <Icon aria-hidden="true" />
      </span>
      <span className={styles.words}>
        <Link
          to={addressHere(url)}
          className={styles.link}
          onClick={() => {
            if (readAt === null) mutate({ body: { ids: [id] } })
          }}
        >
          {readAt === null && <span className="visually-hidden">{`${t.isNew}: `}</span>}
          {title}
        </Link>
        {text && <span className={styles.text}>{text}</span>}
        {time && (
          <time className={styles.time} dateTime={createdAt}>
            {time}
          </time>
        )}
      </span>
      {readAt === null && (
        <IconButton
          label={t.mark(title)}
          icon={<IconCheck aria-hidden="true" />}
          aria-busy={isPending}
          onClick={() => mutate({ body: { ids: [id] } })}
          className={styles.mark!}
        />
      )}
    </li>
  )
}
