CREATE TABLE "accommodations" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"time_factor" real,
	"set_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "answer_drafts" (
	"attempt_id" integer NOT NULL,
	"task_id" integer NOT NULL,
	"response" jsonb,
	"sequence" integer NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "answer_drafts_attempt_id_task_id_pk" PRIMARY KEY("attempt_id","task_id")
);
--> statement-breakpoint
CREATE TABLE "work_allowances" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "work_allowances_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"work_id" integer NOT NULL,
	"target" text NOT NULL,
	"target_id" integer,
	"extra_seconds" integer DEFAULT 0 NOT NULL,
	"shift_seconds" integer DEFAULT 0 NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "attempts" DROP CONSTRAINT "attempts_once";--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "run" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "deadline_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "extra_seconds" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "shift_seconds" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "time_factor" real DEFAULT 1;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "finished_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "finish_reason" text;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "judged_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "points" integer;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "max_points" integer;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "holder" text;--> statement-breakpoint
ALTER TABLE "works" ADD COLUMN "rules" jsonb;--> statement-breakpoint
ALTER TABLE "accommodations" ADD CONSTRAINT "accommodations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answer_drafts" ADD CONSTRAINT "answer_drafts_attempt_id_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_allowances" ADD CONSTRAINT "work_allowances_work_id_works_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."works"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "work_allowances_work" ON "work_allowances" USING btree ("work_id");--> statement-breakpoint
CREATE INDEX "attempts_deadline" ON "attempts" USING btree ("deadline_at") WHERE finished_at is null;--> statement-breakpoint
CREATE INDEX "attempts_unjudged" ON "attempts" USING btree ("work_id") WHERE finished_at is not null and judged_at is null;--> statement-breakpoint
CREATE INDEX "attempts_rating" ON "attempts" USING btree ("work_id","points" DESC NULLS LAST,"id") WHERE run = 1 and judged_at is not null;--> statement-breakpoint
ALTER TABLE "attempts" ADD CONSTRAINT "attempts_once" UNIQUE("work_id","user_id","run");