/**
 * An SQL condition: the viewer is the person, is of the family, of a class of this year of the person, or of the staff of the school of such a class.
 * @param person an alias of `users` @param viewer an expression
 */
export const isNearSql = (person: string, viewer: string): string => `(${person}.id = ${viewer} or exists (
    select from class_members seat join school_classes home on home.id = seat.school_class_id and home.archived_at is null
    where seat.user_id = ${person}.id and (
      exists (select from class_members mate where mate.school_class_id = home.id and mate.user_id = ${viewer})
      or exists (select from memberships staff where staff.organization_id = home.organization_id and staff.user_id = ${viewer}
        and staff.role in ('admin', 'teacher')))
  ) or exists (
    select from family_links tie where tie.state = 'active'
      and ((tie.parent_id = ${viewer} and tie.child_id = ${person}.id) or (tie.child_id = ${viewer} and tie.parent_id = ${person}.id))
  ))`

/** Whether somebody may see the photograph of a person: that of an agent is visible to everybody, others to the people around the person. */
export const seesPhotoSql = (person: string, viewer: string): string =>
  `(${person}.type = 'agent' or ${isNearSql(person, viewer)})`
