CREATE TABLE "access_grants" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "access_grants_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"resource_kind" text NOT NULL,
	"resource_id" integer NOT NULL,
	"source" text NOT NULL,
	"cause" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"given_by" integer,
	"given_at" timestamp with time zone NOT NULL,
	"taken_by" integer,
	"taken_at" timestamp with time zone,
	"archived_at" timestamp with time zone,
	CONSTRAINT "access_grants_once" UNIQUE("user_id","resource_kind","resource_id","source","cause")
);
--> statement-breakpoint
ALTER TABLE "access_grants" ADD CONSTRAINT "access_grants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_grants" ADD CONSTRAINT "access_grants_given_by_users_id_fk" FOREIGN KEY ("given_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_grants" ADD CONSTRAINT "access_grants_taken_by_users_id_fk" FOREIGN KEY ("taken_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "access_grants_resource" ON "access_grants" USING btree ("resource_kind","resource_id");--> statement-breakpoint
-- What processes of the release before write into "enrollments" stands in "access_grants" too. Once a deed, not for what another trigger writes.
CREATE FUNCTION "carry_enrollment"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  insert into access_grants (user_id, resource_kind, resource_id, source, cause, starts_at, ends_at, given_at, archived_at)
  values (new.user_id, 'course', new.course_id,
    case new.source when 'free' then 'enrollment' when 'order' then 'purchase' else new.source end,
    case new.source when 'free' then 'enrollment' else 'carried' end,
    new.access_from, new.access_until, new.access_from, new.archived_at)
  on conflict (user_id, resource_kind, resource_id, source, cause) do update
    set starts_at = excluded.starts_at, ends_at = excluded.ends_at, archived_at = excluded.archived_at;
  return null;
end $$;
--> statement-breakpoint
CREATE TRIGGER "carried" AFTER INSERT OR UPDATE ON "enrollments" FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION "carry_enrollment"();
