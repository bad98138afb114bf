CREATE TABLE "invitation_import_rows" (
	"import_id" integer NOT NULL,
	"invitation_id" integer NOT NULL,
	CONSTRAINT "invitation_import_rows_import_id_invitation_id_pk" PRIMARY KEY("import_id","invitation_id")
);
--> statement-breakpoint
CREATE TABLE "invitation_imports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invitation_imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"organization_id" integer NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"made_by" integer,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "organization_import_rows" (
	"import_id" integer NOT NULL,
	"organization_id" integer NOT NULL,
	CONSTRAINT "organization_import_rows_import_id_organization_id_pk" PRIMARY KEY("import_id","organization_id")
);
--> statement-breakpoint
CREATE TABLE "organization_imports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "organization_imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"parent_id" integer NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"made_by" integer,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "invitation_import_rows" ADD CONSTRAINT "invitation_import_rows_import_id_invitation_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."invitation_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation_import_rows" ADD CONSTRAINT "invitation_import_rows_invitation_id_invitations_id_fk" FOREIGN KEY ("invitation_id") REFERENCES "public"."invitations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation_imports" ADD CONSTRAINT "invitation_imports_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation_imports" ADD CONSTRAINT "invitation_imports_made_by_users_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organization_import_rows" ADD CONSTRAINT "organization_import_rows_import_id_organization_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."organization_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organization_import_rows" ADD CONSTRAINT "organization_import_rows_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organization_imports" ADD CONSTRAINT "organization_imports_parent_id_organizations_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organization_imports" ADD CONSTRAINT "organization_imports_made_by_users_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invitation_import_rows_invitation" ON "invitation_import_rows" USING btree ("invitation_id");--> statement-breakpoint
CREATE INDEX "invitation_imports_organization" ON "invitation_imports" USING btree ("organization_id");--> statement-breakpoint
CREATE INDEX "invitation_imports_made_by" ON "invitation_imports" USING btree ("made_by");--> statement-breakpoint
CREATE INDEX "organization_import_rows_organization" ON "organization_import_rows" USING btree ("organization_id");--> statement-breakpoint
CREATE INDEX "organization_imports_parent" ON "organization_imports" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "organization_imports_made_by" ON "organization_imports" USING btree ("made_by");