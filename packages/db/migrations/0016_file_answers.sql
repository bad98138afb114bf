CREATE TABLE "files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" integer,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"attached_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "answer_reviews" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "answer_reviews_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"attempt_id" integer NOT NULL,
	"task_id" integer NOT NULL,
	"try_number" smallint NOT NULL,
	"round" smallint DEFAULT 1 NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"taken_by" integer,
	"taken_until" timestamp with time zone,
	"reviewer_id" integer,
	"reviewed_at" timestamp with time zone,
	"criteria" jsonb,
	"points" integer,
	"comment" text DEFAULT '' NOT NULL,
	CONSTRAINT "answer_reviews_once" UNIQUE("attempt_id","task_id","try_number","round")
);
--> statement-breakpoint
DROP INDEX "attempts_unjudged";--> statement-breakpoint
ALTER TABLE "answers" ALTER COLUMN "verdict" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "awaits_review" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "task_states" ADD COLUMN "returns" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answer_reviews" ADD CONSTRAINT "answer_reviews_attempt_id_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answer_reviews" ADD CONSTRAINT "answer_reviews_taken_by_users_id_fk" FOREIGN KEY ("taken_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answer_reviews" ADD CONSTRAINT "answer_reviews_reviewer_id_users_id_fk" FOREIGN KEY ("reviewer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "files_owner" ON "files" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "files_loose" ON "files" USING btree ("created_at") WHERE attached_at is null or owner_id is null;--> statement-breakpoint
CREATE INDEX "answer_reviews_queue" ON "answer_reviews" USING btree ("asked_at","id") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "answer_reviews_done" ON "answer_reviews" USING btree ("reviewed_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE state <> 'waiting';--> statement-breakpoint
CREATE INDEX "attempts_unjudged" ON "attempts" USING btree ("work_id") WHERE finished_at is not null and judged_at is null and not awaits_review;