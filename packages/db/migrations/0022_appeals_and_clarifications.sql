CREATE TABLE "olympiad_clarifications" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "olympiad_clarifications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"stage_id" integer NOT NULL,
	"grade_index" smallint,
	"participation_id" integer,
	"task_id" integer,
	"question" text DEFAULT '' NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"answer" text,
	"answered_at" timestamp with time zone,
	"answered_by" integer,
	"is_public" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "appeals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "appeals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"attempt_id" integer NOT NULL,
	"task_id" integer NOT NULL,
	"try_number" smallint NOT NULL,
	"review_id" integer,
	"text" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"filed_at" timestamp with time zone NOT NULL,
	"decided_by" integer,
	"decided_at" timestamp with time zone,
	"words" text DEFAULT '' NOT NULL,
	"points_before" integer,
	"points_after" integer
);
--> statement-breakpoint
DROP INDEX "answer_reviews_queue";--> statement-breakpoint
ALTER TABLE "olympiad_stages" ADD COLUMN "appeal_days" smallint DEFAULT 3 NOT NULL;--> statement-breakpoint
ALTER TABLE "answer_reviews" ADD COLUMN "due_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "olympiad_clarifications" ADD CONSTRAINT "olympiad_clarifications_stage_id_olympiad_stages_id_fk" FOREIGN KEY ("stage_id") REFERENCES "public"."olympiad_stages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "olympiad_clarifications" ADD CONSTRAINT "olympiad_clarifications_participation_id_olympiad_participations_id_fk" FOREIGN KEY ("participation_id") REFERENCES "public"."olympiad_participations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "olympiad_clarifications" ADD CONSTRAINT "olympiad_clarifications_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appeals" ADD CONSTRAINT "appeals_attempt_id_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appeals" ADD CONSTRAINT "appeals_review_id_answer_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."answer_reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appeals" ADD CONSTRAINT "appeals_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "olympiad_clarifications_own" ON "olympiad_clarifications" USING btree ("participation_id");--> statement-breakpoint
CREATE INDEX "olympiad_clarifications_open" ON "olympiad_clarifications" USING btree ("stage_id","asked_at") WHERE answered_at is null;--> statement-breakpoint
CREATE INDEX "olympiad_clarifications_said" ON "olympiad_clarifications" USING btree ("stage_id","answered_at");--> statement-breakpoint
CREATE UNIQUE INDEX "appeals_one_open" ON "appeals" USING btree ("attempt_id","task_id") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "appeals_attempt" ON "appeals" USING btree ("attempt_id");--> statement-breakpoint
CREATE UNIQUE INDEX "appeals_review" ON "appeals" USING btree ("review_id");--> statement-breakpoint
CREATE INDEX "answer_reviews_queue" ON "answer_reviews" USING btree ("due_at","id") WHERE state = 'waiting';