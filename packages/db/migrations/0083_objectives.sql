CREATE TABLE "objective_bookmarks" (
	"source" text PRIMARY KEY NOT NULL,
	"read_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "objective_proposals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "objective_proposals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"author_id" integer NOT NULL,
	"school_class_id" integer NOT NULL,
	"proposed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "objective_supports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "objective_supports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"objective_id" integer NOT NULL,
	"parent_id" integer NOT NULL,
	"reward" text NOT NULL,
	"supported_at" timestamp with time zone NOT NULL,
	"thanked_at" timestamp with time zone,
	CONSTRAINT "objective_supports_once" UNIQUE("objective_id","parent_id")
);
--> statement-breakpoint
CREATE TABLE "objectives" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "objectives_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"origin" text NOT NULL,
	"author_id" integer,
	"proposal_id" integer,
	"metric" text NOT NULL,
	"target" integer NOT NULL,
	"discipline_id" integer,
	"skill_id" integer,
	"exam" text,
	"daily_minutes" smallint,
	"due_on" date NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"coins" smallint,
	"state" text NOT NULL,
	"set_at" timestamp with time zone NOT NULL,
	"began_at" timestamp with time zone,
	"reached_at" timestamp with time zone,
	"amount" real,
	"moved_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"decline_words" text
);
--> statement-breakpoint
CREATE TABLE "teacher_objectives" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "teacher_objectives_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"target" integer NOT NULL,
	"school_class_id" integer,
	"due_on" date NOT NULL,
	"state" text NOT NULL,
	"set_at" timestamp with time zone NOT NULL,
	"amount" integer,
	"moved_at" timestamp with time zone,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "objective_proposals" ADD CONSTRAINT "objective_proposals_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "objective_proposals" ADD CONSTRAINT "objective_proposals_school_class_id_school_classes_id_fk" FOREIGN KEY ("school_class_id") REFERENCES "public"."school_classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "objective_supports" ADD CONSTRAINT "objective_supports_objective_id_objectives_id_fk" FOREIGN KEY ("objective_id") REFERENCES "public"."objectives"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "objective_supports" ADD CONSTRAINT "objective_supports_parent_id_users_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "objectives" ADD CONSTRAINT "objectives_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "objectives" ADD CONSTRAINT "objectives_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "objectives" ADD CONSTRAINT "objectives_proposal_id_objective_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."objective_proposals"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "objectives" ADD CONSTRAINT "objectives_discipline_id_disciplines_id_fk" FOREIGN KEY ("discipline_id") REFERENCES "public"."disciplines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "objectives" ADD CONSTRAINT "objectives_skill_id_skills_id_fk" FOREIGN KEY ("skill_id") REFERENCES "public"."skills"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teacher_objectives" ADD CONSTRAINT "teacher_objectives_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teacher_objectives" ADD CONSTRAINT "teacher_objectives_school_class_id_school_classes_id_fk" FOREIGN KEY ("school_class_id") REFERENCES "public"."school_classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "objective_proposals_author" ON "objective_proposals" USING btree ("author_id","id");--> statement-breakpoint
CREATE INDEX "objective_proposals_class" ON "objective_proposals" USING btree ("school_class_id");--> statement-breakpoint
CREATE INDEX "objective_supports_parent" ON "objective_supports" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "objectives_user" ON "objectives" USING btree ("user_id","state");--> statement-breakpoint
CREATE INDEX "objectives_author" ON "objectives" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "objectives_proposal" ON "objectives" USING btree ("proposal_id");--> statement-breakpoint
CREATE INDEX "objectives_under_way" ON "objectives" USING btree ("user_id") WHERE state = 'active' and reached_at is null;--> statement-breakpoint
CREATE INDEX "teacher_objectives_user" ON "teacher_objectives" USING btree ("user_id","state");--> statement-breakpoint
CREATE INDEX "teacher_objectives_class" ON "teacher_objectives" USING btree ("school_class_id");