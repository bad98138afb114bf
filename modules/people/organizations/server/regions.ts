/** `regions (id, region_id)`: the region of each organization; must come first after `with recursive`. */
export const regionsSql = `regions as (
    select id, id as region_id from organizations where kind = 'region'
    union all select o.id, r.region_id from organizations o join regions r on o.parent_id = r.id
  )`
