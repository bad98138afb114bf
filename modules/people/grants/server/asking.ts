interface Resource {
  /** The kind as named by the module that owns it; for the id an expression of the enclosing query. */
  readonly kind: string
  readonly resourceId: string
}

interface Holder {
  readonly userId: string
}

interface Moment {
  readonly now: string
}

const isOpen = ({ now }: Moment): string =>
  `starts_at <= ${now} and (ends_at is null or ends_at > ${now}) and taken_at is null`

const ofKind = (kind: string): string => `from access_grants where resource_kind = '${kind}'`

/**
 * The access of a person to a resource that decides now: a part of a query, one row or none. An open grant comes first, then a future one, then the
 * one that ended last. Everything but the kind is an expression of the enclosing query.
 */
export const accessSql = ({ kind, resourceId, userId, now }: Resource & Holder & Moment): string =>
  `select source, starts_at, ends_at, taken_at ${ofKind(kind)} and resource_id = ${resourceId} and user_id = ${userId}
    order by case when ${isOpen({ now })} then 0 when taken_at is null and starts_at > ${now} then 1 else 2 end,
      least(ends_at, taken_at) desc nulls first, id desc limit 1`

/** The columns of `accessSql` as `AccessFacts`. */
export const accessFactsSql = (alias: string): string =>
  `${alias}.source as "accessSource", ${alias}.starts_at as "accessFrom", ${alias}.ends_at as "accessUntil", ${alias}.taken_at as "accessTakenAt"`

/** Whether a resource is open to a person now: a condition. */
export const openAccessSql = ({ kind, resourceId, userId, now }: Resource & Holder & Moment): string =>
  `exists (select ${ofKind(kind)} and resource_id = ${resourceId} and user_id = ${userId} and ${isOpen({ now })})`

/**
 * All resources of a kind that a person has or has had: a part of a query, `(resource_id, since, is_archived)`. A resource with several grants is
 * archived when all of them are.
 */
export const heldSql = ({ kind, userId }: Omit<Resource, 'resourceId'> & Holder): string =>
  `select resource_id, max(starts_at) as since, bool_and(archived_at is not null) as is_archived
    ${ofKind(kind)} and user_id = ${userId} group by resource_id`

/** How many people have or have had it: a number. */
export const holdersCountSql = ({ kind, resourceId }: Resource): string =>
  `(select count(distinct user_id)::int ${ofKind(kind)} and resource_id = ${resourceId})`
