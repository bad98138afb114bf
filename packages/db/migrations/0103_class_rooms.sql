CREATE TABLE "olympiad_class_rooms" (
	"stage_id" integer NOT NULL,
	"school_class_id" integer NOT NULL,
	"room" text NOT NULL,
	"supervisor_id" integer,
	"supervisor_name" text DEFAULT '' NOT NULL,
	"set_at" timestamp with time zone NOT NULL,
	"set_by" integer NOT NULL,
	CONSTRAINT "olympiad_class_rooms_stage_id_school_class_id_pk" PRIMARY KEY("stage_id","school_class_id")
);
--> statement-breakpoint
CREATE TABLE "olympiad_readiness_ticks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "olympiad_readiness_ticks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"stage_id" integer NOT NULL,
	"organization_id" integer NOT NULL,
	"item" text NOT NULL,
	"ticked_at" timestamp with time zone NOT NULL,
	"ticked_by" integer NOT NULL,
	"cleared_at" timestamp with time zone,
	"cleared_by" integer
);
--> statement-breakpoint
ALTER TABLE "olympiad_class_rooms" ADD CONSTRAINT "olympiad_class_rooms_stage_id_olympiad_stages_id_fk" FOREIGN KEY ("stage_id") REFERENCES "public"."olympiad_stages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "olympiad_class_rooms" ADD CONSTRAINT "olympiad_class_rooms_school_class_id_school_classes_id_fk" FOREIGN KEY ("school_class_id") REFERENCES "public"."school_classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "olympiad_class_rooms" ADD CONSTRAINT "olympiad_class_rooms_supervisor_id_users_id_fk" FOREIGN KEY ("supervisor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "olympiad_readiness_ticks" ADD CONSTRAINT "olympiad_readiness_ticks_stage_id_olympiad_stages_id_fk" FOREIGN KEY ("stage_id") REFERENCES "public"."olympiad_stages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "olympiad_readiness_ticks" ADD CONSTRAINT "olympiad_readiness_ticks_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "olympiad_class_rooms_class" ON "olympiad_class_rooms" USING btree ("school_class_id");--> statement-breakpoint
CREATE INDEX "olympiad_class_rooms_supervisor" ON "olympiad_class_rooms" USING btree ("supervisor_id");--> statement-breakpoint
CREATE UNIQUE INDEX "olympiad_readiness_ticks_once" ON "olympiad_readiness_ticks" USING btree ("stage_id","organization_id","item") WHERE cleared_at is null;--> statement-breakpoint
CREATE INDEX "olympiad_readiness_ticks_organization" ON "olympiad_readiness_ticks" USING btree ("organization_id");