CREATE TABLE "school_requests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "school_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"organization_id" integer NOT NULL,
	"state" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" integer,
	CONSTRAINT "school_requests_answered" CHECK ((state = 'waiting') = (decided_at is null)),
	CONSTRAINT "school_requests_decider" CHECK (state in ('accepted', 'declined') or decided_by is null),
	CONSTRAINT "school_requests_asked_at_decided_at_order" CHECK ("school_requests"."asked_at" <= "school_requests"."decided_at"),
	CONSTRAINT "school_requests_state_known" CHECK ("school_requests"."state" in ('waiting', 'accepted', 'declined', 'withdrawn'))
);
--> statement-breakpoint
ALTER TABLE "organizations" DROP CONSTRAINT "organizations_kind_known";--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "owner_id" integer;--> statement-breakpoint
ALTER TABLE "school_requests" ADD CONSTRAINT "school_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_requests" ADD CONSTRAINT "school_requests_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_requests" ADD CONSTRAINT "school_requests_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "school_requests_open" ON "school_requests" USING btree ("user_id","organization_id") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "school_requests_user" ON "school_requests" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "school_requests_organization" ON "school_requests" USING btree ("organization_id");--> statement-breakpoint
CREATE INDEX "school_requests_decided_by" ON "school_requests" USING btree ("decided_by");--> statement-breakpoint
ALTER TABLE "organizations" ADD CONSTRAINT "organizations_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "organizations_owner" ON "organizations" USING btree ("owner_id");--> statement-breakpoint
ALTER TABLE "organizations" ADD CONSTRAINT "organizations_owned" CHECK (kind = 'own' or owner_id is null);--> statement-breakpoint
ALTER TABLE "organizations" ADD CONSTRAINT "organizations_own_apart" CHECK (kind <> 'own' or (parent_id is null and code is null and deactivated_at is null));--> statement-breakpoint
ALTER TABLE "organizations" ADD CONSTRAINT "organizations_kind_known" CHECK ("organizations"."kind" in ('project_federation', 'region', 'municipal', 'school', 'own'));
--> statement-breakpoint
-- Nothing lies below own classes.
CREATE OR REPLACE FUNCTION place_organization() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  new.path := coalesce((select path from organizations where id = new.parent_id and kind <> 'own'), '{}') || new.id;
  if new.parent_id is not null and cardinality(new.path) = 1 and exists (select from organizations where id = new.parent_id) then
    raise exception 'nothing lies below own classes' using errcode = 'check_violation';
  end if;
  if cardinality(new.path) > 1 and new.id = any(new.path[:cardinality(new.path) - 1]) then
    raise exception 'an organization can not lie below itself';
  end if;
  return new;
end $$;
--> statement-breakpoint
-- Own classes give no role.
CREATE FUNCTION refuse_own_membership() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if exists (select from organizations where id = new.organization_id and kind = 'own') then
    raise exception 'own classes have no members' using errcode = 'check_violation', table = tg_table_name;
  end if;
  return new;
end $$;
--> statement-breakpoint
CREATE TRIGGER refuse_own BEFORE INSERT OR UPDATE OF organization_id ON memberships FOR EACH ROW EXECUTE FUNCTION refuse_own_membership();
--> statement-breakpoint
CREATE TRIGGER refuse_own BEFORE INSERT OR UPDATE OF organization_id ON school_requests FOR EACH ROW EXECUTE FUNCTION refuse_own_membership();
--> statement-breakpoint
-- Own classes have no portal: their people keep the brand of their account or of their school.
CREATE OR REPLACE FUNCTION organization_of_user(asked integer) RETURNS integer LANGUAGE sql STABLE AS $$
  select coalesce(
    (select m.organization_id from memberships m where m.user_id = asked and m.is_active),
    (select c.organization_id from class_members m join school_classes c on c.id = m.school_class_id
        join organizations o on o.id = c.organization_id and o.kind <> 'own' where m.user_id = asked
      order by c.archived_at is not null, c.school_year desc, c.id desc limit 1),
    (select c.organization_id from family_links f join class_members m on m.user_id = f.child_id join school_classes c on c.id = m.school_class_id
        join organizations o on o.id = c.organization_id and o.kind <> 'own'
      where f.parent_id = asked and f.state = 'active' order by c.archived_at is not null, c.school_year desc, c.id desc limit 1))
$$;
