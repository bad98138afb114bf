/** Among the tags of teachers of mini-groups. */
export const miniGroupTeacherTag = 'mini_group_teacher'
