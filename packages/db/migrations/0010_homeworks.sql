CREATE TABLE "homework_copies" (
	"homework_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"mark" smallint,
	"comment" text,
	"returned_at" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "homework_copies_once" UNIQUE("homework_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "homework_sets" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "homework_sets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"section" text NOT NULL,
	"title" text NOT NULL,
	"subtitle" text NOT NULL,
	"discipline_id" integer NOT NULL,
	"grades" smallint[] NOT NULL,
	"theme" text NOT NULL,
	"exam_numbers" smallint[] NOT NULL,
	"year" smallint,
	"position" smallint NOT NULL,
	"work_id" integer NOT NULL,
	"content_hash" text NOT NULL,
	"retired_at" timestamp with time zone,
	CONSTRAINT "homework_sets_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "homework_targets" (
	"homework_id" integer NOT NULL,
	"target" text NOT NULL,
	"target_id" integer NOT NULL,
	CONSTRAINT "homework_targets_homework_id_target_target_id_pk" PRIMARY KEY("homework_id","target","target_id")
);
--> statement-breakpoint
CREATE TABLE "homeworks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "homeworks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"source" text NOT NULL,
	"key" text,
	"title" text NOT NULL,
	"intro" text NOT NULL,
	"intro_html" text NOT NULL,
	"discipline_id" integer NOT NULL,
	"lesson_id" integer,
	"set_id" integer,
	"author_id" integer,
	"work_id" integer NOT NULL,
	"soft_deadline_at" timestamp with time zone,
	"soft_days" smallint,
	"mark_scale" smallint[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"published_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"archived_at" timestamp with time zone,
	"content_hash" text,
	"retired_at" timestamp with time zone,
	CONSTRAINT "homeworks_key_unique" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "extra_tries" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "homework_copies" ADD CONSTRAINT "homework_copies_homework_id_homeworks_id_fk" FOREIGN KEY ("homework_id") REFERENCES "public"."homeworks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework_copies" ADD CONSTRAINT "homework_copies_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework_sets" ADD CONSTRAINT "homework_sets_discipline_id_disciplines_id_fk" FOREIGN KEY ("discipline_id") REFERENCES "public"."disciplines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework_sets" ADD CONSTRAINT "homework_sets_work_id_works_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."works"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework_targets" ADD CONSTRAINT "homework_targets_homework_id_homeworks_id_fk" FOREIGN KEY ("homework_id") REFERENCES "public"."homeworks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homeworks" ADD CONSTRAINT "homeworks_discipline_id_disciplines_id_fk" FOREIGN KEY ("discipline_id") REFERENCES "public"."disciplines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homeworks" ADD CONSTRAINT "homeworks_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homeworks" ADD CONSTRAINT "homeworks_set_id_homework_sets_id_fk" FOREIGN KEY ("set_id") REFERENCES "public"."homework_sets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homeworks" ADD CONSTRAINT "homeworks_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homeworks" ADD CONSTRAINT "homeworks_work_id_works_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."works"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "homework_copies_user" ON "homework_copies" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "homework_sets_section" ON "homework_sets" USING btree ("section","position");--> statement-breakpoint
CREATE INDEX "homework_sets_work" ON "homework_sets" USING btree ("work_id");--> statement-breakpoint
CREATE INDEX "homework_targets_whom" ON "homework_targets" USING btree ("target","target_id");--> statement-breakpoint
CREATE INDEX "homeworks_author" ON "homeworks" USING btree ("author_id","created_at");--> statement-breakpoint
CREATE INDEX "homeworks_lesson" ON "homeworks" USING btree ("lesson_id");--> statement-breakpoint
CREATE INDEX "homeworks_set" ON "homeworks" USING btree ("set_id");--> statement-breakpoint
CREATE INDEX "homeworks_work" ON "homeworks" USING btree ("work_id");