CREATE TABLE "past_memberships" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "past_memberships_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"organization_id" integer NOT NULL,
	"role" text NOT NULL,
	"ended_at" timestamp with time zone NOT NULL,
	"ended_by" integer
);
--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "path" integer[] DEFAULT '{}'::integer[] NOT NULL;--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "code" text;--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "address" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "phone" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "email" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "licence" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "deactivated_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "past_memberships" ADD CONSTRAINT "past_memberships_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "past_memberships" ADD CONSTRAINT "past_memberships_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "past_memberships" ADD CONSTRAINT "past_memberships_ended_by_users_id_fk" FOREIGN KEY ("ended_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "past_memberships_user" ON "past_memberships" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "past_memberships_organization" ON "past_memberships" USING btree ("organization_id");--> statement-breakpoint
CREATE INDEX "past_memberships_ended_by" ON "past_memberships" USING btree ("ended_by");--> statement-breakpoint
-- Nobody acts for two: the older one stays.
UPDATE "memberships" m SET "is_active" = false WHERE m."is_active" AND EXISTS (
  SELECT FROM "memberships" o WHERE o."user_id" = m."user_id" AND o."is_active" AND o."id" < m."id");
--> statement-breakpoint
CREATE UNIQUE INDEX "memberships_active" ON "memberships" USING btree ("user_id") WHERE is_active;--> statement-breakpoint
CREATE INDEX "organizations_path" ON "organizations" USING gin ("path");--> statement-breakpoint
CREATE UNIQUE INDEX "organizations_code" ON "organizations" USING btree (("path"[1]),"kind","code");
--> statement-breakpoint
WITH RECURSIVE tree AS (
  SELECT "id", ARRAY["id"] AS "path" FROM "organizations" WHERE "parent_id" IS NULL
  UNION ALL SELECT o."id", t."path" || o."id" FROM "organizations" o JOIN tree t ON o."parent_id" = t."id"
) UPDATE "organizations" o SET "path" = t."path" FROM tree t WHERE t."id" = o."id";
--> statement-breakpoint
CREATE FUNCTION "place_organization"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  new.path := coalesce((select path from organizations where id = new.parent_id), '{}') || new.id;
  if cardinality(new.path) > 1 and new.id = any(new.path[:cardinality(new.path) - 1]) then
    raise exception 'an organization can not lie below itself';
  end if;
  return new;
end $$;
--> statement-breakpoint
-- What lies below goes along.
CREATE FUNCTION "place_below"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  update organizations set path = new.path || path[cardinality(old.path) + 1:] where path @> array[new.id] and id <> new.id;
  return null;
end $$;
--> statement-breakpoint
CREATE TRIGGER "place_organization" BEFORE INSERT OR UPDATE OF "parent_id" ON "organizations" FOR EACH ROW EXECUTE FUNCTION "place_organization"();
--> statement-breakpoint
CREATE TRIGGER "place_below" AFTER UPDATE OF "parent_id" ON "organizations" FOR EACH ROW WHEN (old.path IS DISTINCT FROM new.path) EXECUTE FUNCTION "place_below"();
