import { link, site } from '@school/routes'
import { Tabs } from '@school/ui'
import { t } from './ru-tabs.ts'

const addressOf = {
  pupils: (id: number) => link(site.user.teacherSchoolClass, { id }),
  lessons: (id: number) => link(site.user.teacherSchoolClass, { id }, { by: 'lessons' }),
  courses: (id: number) => link(site.user.teacherSchoolClass, { id }, { by: 'courses' }),
  journal: (id: number) => link(site.user.teacherJournal, { id }),
  messages: (id: number) => link(site.user.teacherSchoolClass, { id }, { by: 'messages' }),
} as const

export type ClassTab = keyof typeof addressOf

/** The pages of a class for its teachers; each module that has one passes its own as `current`. */
export const ClassTabs = ({ classId, current }: { classId: number; current: ClassTab }) => (
  <div className="no-print">
    <Tabs
      label={t.label}
      tabs={(Object.keys(addressOf) as ClassTab[]).map((tab) => ({
        title: t.tabs[tab],
        to: addressOf[tab](classId),
        current: tab === current,
      }))}
    />
  </div>
)
