CREATE TABLE "task_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "task_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"task_id" integer NOT NULL,
	"from_hash" text NOT NULL,
	"to_hash" text NOT NULL,
	"recipe" json,
	"is_question_kept" boolean NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "task_reports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "task_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"task_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"variant" integer,
	"content_hash" text NOT NULL,
	"status" text NOT NULL,
	"answer" text,
	"created_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"closed_by_id" integer
);
--> statement-breakpoint
CREATE TABLE "regraded_answers" (
	"regrading_id" integer NOT NULL,
	"attempt_id" integer NOT NULL,
	"try_number" smallint NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	CONSTRAINT "regraded_answers_regrading_id_attempt_id_try_number_pk" PRIMARY KEY("regrading_id","attempt_id","try_number")
);
--> statement-breakpoint
CREATE TABLE "regradings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "regradings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"task_id" integer NOT NULL,
	"change_id" integer,
	"from_hash" text NOT NULL,
	"to_hash" text NOT NULL,
	"state" text NOT NULL,
	"cursor" jsonb,
	"answers_seen" integer DEFAULT 0 NOT NULL,
	"answers_changed" integer DEFAULT 0 NOT NULL,
	"attempts_changed" integer DEFAULT 0 NOT NULL,
	"xp_paid" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "regradings_changeId_unique" UNIQUE("change_id")
);
--> statement-breakpoint
ALTER TABLE "task_changes" ADD CONSTRAINT "task_changes_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_reports" ADD CONSTRAINT "task_reports_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_reports" ADD CONSTRAINT "task_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_reports" ADD CONSTRAINT "task_reports_closed_by_id_users_id_fk" FOREIGN KEY ("closed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "regraded_answers" ADD CONSTRAINT "regraded_answers_regrading_id_regradings_id_fk" FOREIGN KEY ("regrading_id") REFERENCES "public"."regradings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "regraded_answers" ADD CONSTRAINT "regraded_answers_attempt_id_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "regradings" ADD CONSTRAINT "regradings_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "regradings" ADD CONSTRAINT "regradings_change_id_task_changes_id_fk" FOREIGN KEY ("change_id") REFERENCES "public"."task_changes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "task_changes_task" ON "task_changes" USING btree ("task_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "task_reports_waiting" ON "task_reports" USING btree ("user_id","task_id") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "task_reports_user" ON "task_reports" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "task_reports_task" ON "task_reports" USING btree ("task_id","status");--> statement-breakpoint
CREATE INDEX "task_reports_status" ON "task_reports" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "regraded_answers_attempt" ON "regraded_answers" USING btree ("attempt_id");--> statement-breakpoint
CREATE INDEX "regradings_task" ON "regradings" USING btree ("task_id");--> statement-breakpoint
CREATE INDEX "regradings_waiting" ON "regradings" USING btree ("id") WHERE state = 'waiting';