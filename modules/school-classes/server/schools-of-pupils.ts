/**
 * The school of every pupil, as a part of a query: `(user_id, organization_id)`. A pupil's school is that of the class of the
 * latest school year.
 */
export const schoolsOfPupilsSql = `select distinct on (m.user_id) m.user_id, c.organization_id
  from class_members m join school_classes c on c.id = m.school_class_id
  where m.role = 'pupil' order by m.user_id, c.school_year desc, c.id`
