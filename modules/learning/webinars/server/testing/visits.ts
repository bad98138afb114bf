import { type ModuleVisits, taskOf } from '@school/server/testing'

export const visits: ModuleVisits = {
  addresses: { webinarId: `select id as "webinarId" from webinars` },
  objects: {
    webinarId: {
      planned: `select w.webinar_id as "webinarId", ${taskOf('h.work_id')}, m.user_id as owner, h.author_id as leader
      from webinar_homeworks w join homeworks h on h.id = w.homework_id join webinars b on b.id = w.webinar_id
      join class_members m on m.school_class_id = b.school_class_id and m.role = 'pupil' order by m.user_id limit 1`,
    },
  },
}
