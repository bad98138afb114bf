CREATE TABLE "homework_repeat_days" (
	"homework_id" integer NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "homework_repeat_days_homework_id_day_pk" PRIMARY KEY("homework_id","day")
);
--> statement-breakpoint
CREATE TABLE "homework_repeats" (
	"homework_id" integer PRIMARY KEY NOT NULL,
	"weekdays" smallint[] NOT NULL,
	"until_on" date NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"stopped_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "homework_templates" (
	"homework_id" integer PRIMARY KEY NOT NULL,
	"author_id" integer NOT NULL,
	"title" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "homeworks" ADD COLUMN "thing_work_id" integer;--> statement-breakpoint
ALTER TABLE "homeworks" ADD COLUMN "level" text;--> statement-breakpoint
ALTER TABLE "homeworks" ADD COLUMN "base_id" integer;--> statement-breakpoint
ALTER TABLE "homework_repeat_days" ADD CONSTRAINT "homework_repeat_days_homework_id_homework_repeats_homework_id_fk" FOREIGN KEY ("homework_id") REFERENCES "public"."homework_repeats"("homework_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework_repeats" ADD CONSTRAINT "homework_repeats_homework_id_homeworks_id_fk" FOREIGN KEY ("homework_id") REFERENCES "public"."homeworks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework_templates" ADD CONSTRAINT "homework_templates_homework_id_homeworks_id_fk" FOREIGN KEY ("homework_id") REFERENCES "public"."homeworks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework_templates" ADD CONSTRAINT "homework_templates_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "homework_templates_author" ON "homework_templates" USING btree ("author_id");--> statement-breakpoint
ALTER TABLE "homeworks" ADD CONSTRAINT "homeworks_thing_work_id_works_id_fk" FOREIGN KEY ("thing_work_id") REFERENCES "public"."works"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homeworks" ADD CONSTRAINT "homeworks_base_id_homeworks_id_fk" FOREIGN KEY ("base_id") REFERENCES "public"."homeworks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "homeworks_base" ON "homeworks" USING btree ("base_id");--> statement-breakpoint
CREATE INDEX "homeworks_thing" ON "homeworks" USING btree ("thing_work_id");