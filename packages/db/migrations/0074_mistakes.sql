CREATE TABLE "mistake_bookmarks" (
	"source" text PRIMARY KEY NOT NULL,
	"read_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mistake_due" (
	"attempt_id" integer NOT NULL,
	"look_after" timestamp with time zone NOT NULL,
	CONSTRAINT "mistake_due_attempt_id_pk" PRIMARY KEY("attempt_id")
);
--> statement-breakpoint
CREATE TABLE "mistakes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mistakes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"task_id" integer NOT NULL,
	"attempt_id" integer NOT NULL,
	"work_id" integer NOT NULL,
	"try_number" smallint,
	"discipline_id" integer,
	"is_saved" boolean NOT NULL,
	"missed_at" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"step" smallint NOT NULL,
	"returns_on" date NOT NULL,
	"moved_at" timestamp with time zone,
	"twin_attempt_id" integer,
	"twin_work_id" integer,
	"twin_task_id" integer,
	"twin_outcome" text,
	"given_task_ids" integer[] DEFAULT '{}' NOT NULL,
	"dismissal" text,
	"put_off_from" date,
	"closed_at" timestamp with time zone,
	"closed_by" text,
	CONSTRAINT "mistakes_once" UNIQUE("user_id","task_id")
);
--> statement-breakpoint
ALTER TABLE "mistake_due" ADD CONSTRAINT "mistake_due_attempt_id_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mistakes" ADD CONSTRAINT "mistakes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mistakes" ADD CONSTRAINT "mistakes_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mistakes" ADD CONSTRAINT "mistakes_attempt_id_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mistakes" ADD CONSTRAINT "mistakes_work_id_works_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."works"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mistakes" ADD CONSTRAINT "mistakes_discipline_id_disciplines_id_fk" FOREIGN KEY ("discipline_id") REFERENCES "public"."disciplines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mistakes_returns" ON "mistakes" USING btree ("user_id","state","returns_on");--> statement-breakpoint
CREATE INDEX "mistakes_attempt" ON "mistakes" USING btree ("attempt_id");--> statement-breakpoint
CREATE INDEX "mistakes_twin" ON "mistakes" USING btree ("twin_attempt_id");