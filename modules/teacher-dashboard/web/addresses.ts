import { link, site } from '@school/routes'

const classesAt = (): string => link(site.user.teacherSchoolClasses)
export const classAt = (id: number): string => link(site.user.teacherSchoolClass, { id })
