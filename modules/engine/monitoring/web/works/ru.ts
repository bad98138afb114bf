import { count, formatMinutes, gradeRange } from '@school/texts'
import type { MonitoredWorkCounts, MonitoredWorkKind } from '../../contract/endpoints.ts'

/** Texts of the progress of timed works, for methodists. */
export const t = {
  title: 'Ход работ',
  lead: 'Пробные экзамены и аттестации: кто решает, кто сдал, кого проверяют. Здесь же\u00a0— время тем, кому его не хватит.',
  kinds: { rehearsal: 'Пробные экзамены', attestation: 'Аттестации' } satisfies Record<
    MonitoredWorkKind,
    string
  >,
  emptyTitle: 'Здесь ничего нет',
  emptyText:
    'Тут методисты следят за пробными экзаменами и аттестациями. Как решают ваши классы, видно в домашних заданиях.',
  toChecking: 'К проверке ответов',
  notBegunTitle: 'Пока никто не начинал',
  notBegunText: 'Ученики появятся здесь, как только начнут. Время классу или школе можно дать заранее.',
  toList: 'Все работы',
  grades: (grades: readonly number[]) => gradeRange(Math.min(...grades), Math.max(...grades)),
  minutes: formatMinutes,
  figures: {
    begun: 'начали',
    running: 'решают',
    handedIn: 'сдали',
    onCheck: 'на проверке',
  } satisfies Record<keyof MonitoredWorkCounts, string>,
  running: (n: number) => `${count(n, 'ученик', 'ученика', 'учеников')} сейчас`,
  profile: 'Профиль ученика',
}
