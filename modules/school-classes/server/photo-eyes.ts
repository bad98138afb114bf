/**
 * Whether somebody may see the photograph of a person, as a part of a query: a grown-up of the school shows it to everybody; of anybody else it is seen by the person,
 * the family, the classes of this year with their teachers, and the staff of the school. @param person an alias of `users` @param viewer an expression
 */
export const seesPhotoSql = (
  person: string,
  viewer: string,
): string => `(${person}.id = ${viewer} or ${person}.type = 'agent' or exists (
    select from class_members seat join school_classes home on home.id = seat.school_class_id and home.archived_at is null
    where seat.user_id = ${person}.id and seat.role = 'pupil' and (
      exists (select from class_members mate where mate.school_class_id = home.id and mate.user_id = ${viewer})
      or exists (select from memberships staff where staff.organization_id = home.organization_id and staff.user_id = ${viewer}
        and staff.role in ('admin', 'teacher')))
  ) or exists (
    select from family_links tie where tie.state = 'active'
      and ((tie.parent_id = ${viewer} and tie.child_id = ${person}.id) or (tie.child_id = ${viewer} and tie.parent_id = ${person}.id))
  ))`
