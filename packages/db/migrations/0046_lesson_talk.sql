CREATE TABLE "lesson_opinions" (
	"user_id" integer NOT NULL,
	"lesson_id" integer NOT NULL,
	"opinion" text NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"said_at" timestamp with time zone NOT NULL,
	CONSTRAINT "lesson_opinions_user_id_lesson_id_pk" PRIMARY KEY("user_id","lesson_id")
);
--> statement-breakpoint
CREATE TABLE "lesson_questions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lesson_questions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"lesson_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"task_id" integer,
	"at_seconds" real,
	"question" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"answer" text,
	"answered_at" timestamp with time zone,
	"answered_by" integer,
	"read_at" timestamp with time zone,
	"common_question" text,
	"common_answer" text,
	"published_at" timestamp with time zone,
	"published_by" integer
);
--> statement-breakpoint
CREATE TABLE "lesson_remarks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lesson_remarks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"lesson_id" integer NOT NULL,
	"at_seconds" real,
	"text" text NOT NULL,
	"written_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "lesson_opinions" ADD CONSTRAINT "lesson_opinions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_opinions" ADD CONSTRAINT "lesson_opinions_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_questions" ADD CONSTRAINT "lesson_questions_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_questions" ADD CONSTRAINT "lesson_questions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_questions" ADD CONSTRAINT "lesson_questions_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_questions" ADD CONSTRAINT "lesson_questions_published_by_users_id_fk" FOREIGN KEY ("published_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_remarks" ADD CONSTRAINT "lesson_remarks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_remarks" ADD CONSTRAINT "lesson_remarks_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lesson_opinions_lesson" ON "lesson_opinions" USING btree ("lesson_id");--> statement-breakpoint
CREATE INDEX "lesson_questions_own" ON "lesson_questions" USING btree ("user_id","lesson_id");--> statement-breakpoint
CREATE INDEX "lesson_questions_open" ON "lesson_questions" USING btree ("asked_at") WHERE answered_at is null;--> statement-breakpoint
CREATE INDEX "lesson_questions_said" ON "lesson_questions" USING btree ("answered_at");--> statement-breakpoint
CREATE INDEX "lesson_questions_common" ON "lesson_questions" USING btree ("lesson_id") WHERE published_at is not null;--> statement-breakpoint
CREATE INDEX "lesson_remarks_own" ON "lesson_remarks" USING btree ("user_id","lesson_id");