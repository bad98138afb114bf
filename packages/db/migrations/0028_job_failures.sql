CREATE TABLE "job_failures" (
	"job" text NOT NULL,
	"subject" text NOT NULL,
	"code" text NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"retry_at" timestamp with time zone NOT NULL,
	"resolved_at" timestamp with time zone,
	CONSTRAINT "job_failures_job_subject_pk" PRIMARY KEY("job","subject")
);
--> statement-breakpoint
CREATE TABLE "achievement_due" (
	"user_id" integer PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "achievement_due" ADD CONSTRAINT "achievement_due_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_failures_open" ON "job_failures" USING btree ("job") WHERE "job_failures"."resolved_at" is null;