ALTER TABLE "users" ADD COLUMN "home_brand" text;--> statement-breakpoint
ALTER TABLE "name_views" ADD COLUMN "portal" text;--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "brand" text;--> statement-breakpoint
CREATE UNIQUE INDEX "organizations_brand" ON "organizations" USING btree ("brand");--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_home_brand" CHECK (home_brand ~ '^[a-z][a-z0-9-]*$') NOT VALID;--> statement-breakpoint
ALTER TABLE "organizations" ADD CONSTRAINT "organizations_branded" CHECK (brand is null or (kind in ('project_federation', 'region') and brand ~ '^[a-z][a-z0-9-]*$'));
--> statement-breakpoint
-- The brand of an organization is that of the nearest one above it, itself included.
CREATE FUNCTION "brand_of_organization"("asked" integer) RETURNS text LANGUAGE sql STABLE AS $$
  select a.brand from organizations o join organizations a on a.id = any (o.path)
  where o.id = asked and a.brand is not null order by cardinality(a.path) desc limit 1
$$;
--> statement-breakpoint
-- Where somebody belongs: the organization of the active role, else of the newest class, else of the newest class of a child.
CREATE FUNCTION "organization_of_user"("asked" integer) RETURNS integer LANGUAGE sql STABLE AS $$
  select coalesce(
    (select m.organization_id from memberships m where m.user_id = asked and m.is_active),
    (select c.organization_id from class_members m join school_classes c on c.id = m.school_class_id where m.user_id = asked
      order by c.archived_at is not null, c.school_year desc, c.id desc limit 1),
    (select c.organization_id from family_links f join class_members m on m.user_id = f.child_id join school_classes c on c.id = m.school_class_id
      where f.parent_id = asked and f.state = 'active' order by c.archived_at is not null, c.school_year desc, c.id desc limit 1))
$$;
--> statement-breakpoint
-- Whoever belongs to an organization has its brand, or none. The portal where the account was made counts for the others alone:
-- a role brings no flags of a portal that its organization is not of.
CREATE FUNCTION "brand_of_user"("asked" integer) RETURNS text LANGUAGE sql STABLE AS $$
  select case when p.place is null then (select u.home_brand from users u where u.id = asked) else brand_of_organization(p.place) end
  from (select organization_of_user(asked) as place) p
$$;
--> statement-breakpoint
-- With another brand those who act below an organization may other things.
CREATE FUNCTION "raise_rights_of_brand"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  perform from users where id in (select m.user_id from memberships m join organizations o on o.id = m.organization_id
    where o.path @> array[new.id] and m.is_active) order by id for no key update;
  update users set rights_version = rights_version + 1 where id in (select m.user_id from memberships m
    join organizations o on o.id = m.organization_id where o.path @> array[new.id] and m.is_active);
  return null;
end $$;
--> statement-breakpoint
CREATE TRIGGER "rights_of_brand" AFTER UPDATE OF "brand" ON "organizations" FOR EACH ROW
WHEN (old.brand IS DISTINCT FROM new.brand) EXECUTE FUNCTION "raise_rights_of_brand"();
