CREATE TABLE "skill_mastery" (
	"user_id" integer NOT NULL,
	"skill_id" integer NOT NULL,
	"level" text NOT NULL,
	"series" boolean[] NOT NULL,
	"step" smallint NOT NULL,
	"rights" smallint NOT NULL,
	"wrongs" smallint NOT NULL,
	"repetition" smallint NOT NULL,
	"due_at" timestamp with time zone,
	"answered" integer NOT NULL,
	"right" integer NOT NULL,
	"practised_at" timestamp with time zone NOT NULL,
	CONSTRAINT "skill_mastery_user_id_skill_id_pk" PRIMARY KEY("user_id","skill_id")
);
--> statement-breakpoint
CREATE TABLE "skill_session_tasks" (
	"session_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"skill_id" integer NOT NULL,
	"task_id" integer NOT NULL,
	"level_before" text NOT NULL,
	"level_after" text,
	"outcome" text,
	"answered_at" timestamp with time zone,
	"xp" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "skill_session_tasks_session_id_position_pk" PRIMARY KEY("session_id","position")
);
--> statement-breakpoint
CREATE TABLE "skill_sessions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "skill_sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"mode" text NOT NULL,
	"skill_id" integer,
	"discipline_id" integer,
	"plan" integer[] NOT NULL,
	"seed" integer NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "skills" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "skills_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"discipline_id" integer NOT NULL,
	"section" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"grade" smallint NOT NULL,
	"position" smallint NOT NULL,
	"prerequisite_ids" integer[] NOT NULL,
	"lesson_id" integer,
	"work_id" integer NOT NULL,
	"easiest" smallint NOT NULL,
	"hardest" smallint NOT NULL,
	"content_hash" text NOT NULL,
	"retired_at" timestamp with time zone,
	CONSTRAINT "skills_key_unique" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "skill_mastery" ADD CONSTRAINT "skill_mastery_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skill_mastery" ADD CONSTRAINT "skill_mastery_skill_id_skills_id_fk" FOREIGN KEY ("skill_id") REFERENCES "public"."skills"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skill_session_tasks" ADD CONSTRAINT "skill_session_tasks_session_id_skill_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."skill_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skill_session_tasks" ADD CONSTRAINT "skill_session_tasks_skill_id_skills_id_fk" FOREIGN KEY ("skill_id") REFERENCES "public"."skills"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skill_sessions" ADD CONSTRAINT "skill_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skill_sessions" ADD CONSTRAINT "skill_sessions_skill_id_skills_id_fk" FOREIGN KEY ("skill_id") REFERENCES "public"."skills"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skill_sessions" ADD CONSTRAINT "skill_sessions_discipline_id_disciplines_id_fk" FOREIGN KEY ("discipline_id") REFERENCES "public"."disciplines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skills" ADD CONSTRAINT "skills_discipline_id_disciplines_id_fk" FOREIGN KEY ("discipline_id") REFERENCES "public"."disciplines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skills" ADD CONSTRAINT "skills_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skills" ADD CONSTRAINT "skills_work_id_works_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."works"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "skill_session_tasks_skill" ON "skill_session_tasks" USING btree ("skill_id","session_id");--> statement-breakpoint
CREATE UNIQUE INDEX "skill_sessions_under_way" ON "skill_sessions" USING btree ("user_id") WHERE finished_at is null;--> statement-breakpoint
CREATE INDEX "skill_sessions_user" ON "skill_sessions" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "skills_discipline" ON "skills" USING btree ("discipline_id","position");--> statement-breakpoint
CREATE INDEX "skills_work" ON "skills" USING btree ("work_id");