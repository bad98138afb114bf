CREATE TABLE "olympiad_access_locks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "olympiad_access_locks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"stage_id" integer NOT NULL,
	"organization_id" integer NOT NULL,
	"kind" text NOT NULL,
	"reason" text NOT NULL,
	"set_at" timestamp with time zone NOT NULL,
	"set_by" integer NOT NULL,
	"ended_at" timestamp with time zone,
	"ended_by" integer
);
--> statement-breakpoint
CREATE TABLE "olympiad_class_accesses" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "olympiad_class_accesses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"stage_id" integer NOT NULL,
	"school_class_id" integer NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"opened_by" integer NOT NULL,
	"closed_at" timestamp with time zone,
	"closed_by" integer
);
--> statement-breakpoint
CREATE TABLE "olympiad_listed_pupils" (
	"stage_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"added_by" integer NOT NULL,
	CONSTRAINT "olympiad_listed_pupils_stage_id_user_id_pk" PRIMARY KEY("stage_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "olympiad_access_locks" ADD CONSTRAINT "olympiad_access_locks_stage_id_olympiad_stages_id_fk" FOREIGN KEY ("stage_id") REFERENCES "public"."olympiad_stages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "olympiad_access_locks" ADD CONSTRAINT "olympiad_access_locks_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "olympiad_class_accesses" ADD CONSTRAINT "olympiad_class_accesses_stage_id_olympiad_stages_id_fk" FOREIGN KEY ("stage_id") REFERENCES "public"."olympiad_stages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "olympiad_class_accesses" ADD CONSTRAINT "olympiad_class_accesses_school_class_id_school_classes_id_fk" FOREIGN KEY ("school_class_id") REFERENCES "public"."school_classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "olympiad_listed_pupils" ADD CONSTRAINT "olympiad_listed_pupils_stage_id_olympiad_stages_id_fk" FOREIGN KEY ("stage_id") REFERENCES "public"."olympiad_stages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "olympiad_listed_pupils" ADD CONSTRAINT "olympiad_listed_pupils_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "olympiad_access_locks_once" ON "olympiad_access_locks" USING btree ("stage_id","organization_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "olympiad_access_locks_organization" ON "olympiad_access_locks" USING btree ("organization_id");--> statement-breakpoint
CREATE UNIQUE INDEX "olympiad_class_accesses_once" ON "olympiad_class_accesses" USING btree ("stage_id","school_class_id") WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "olympiad_class_accesses_class" ON "olympiad_class_accesses" USING btree ("school_class_id");--> statement-breakpoint
CREATE INDEX "olympiad_listed_pupils_user" ON "olympiad_listed_pupils" USING btree ("user_id");