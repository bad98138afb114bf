CREATE TABLE "name_views" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "name_views_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"portal_role" text NOT NULL,
	"acted_for_id" integer,
	"organization_id" integer NOT NULL,
	"list" text NOT NULL,
	"about" text NOT NULL,
	"names" integer NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "name_views" ADD CONSTRAINT "name_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "name_views" ADD CONSTRAINT "name_views_acted_for_id_organizations_id_fk" FOREIGN KEY ("acted_for_id") REFERENCES "public"."organizations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "name_views" ADD CONSTRAINT "name_views_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "name_views_organization" ON "name_views" USING btree ("organization_id","at");--> statement-breakpoint
CREATE INDEX "name_views_user" ON "name_views" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "name_views_acted_for" ON "name_views" USING btree ("acted_for_id");