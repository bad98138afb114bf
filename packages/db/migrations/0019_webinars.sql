CREATE TABLE "webinar_homeworks" (
	"webinar_id" integer PRIMARY KEY NOT NULL,
	"homework_id" integer NOT NULL,
	"opened_at" timestamp with time zone,
	"answers_until" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"rules_after" jsonb,
	CONSTRAINT "webinar_homeworks_homework" UNIQUE("homework_id")
);
--> statement-breakpoint
CREATE TABLE "webinars" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webinars_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"teacher_id" integer NOT NULL,
	"school_class_id" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "webinar_homeworks" ADD CONSTRAINT "webinar_homeworks_webinar_id_webinars_id_fk" FOREIGN KEY ("webinar_id") REFERENCES "public"."webinars"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webinar_homeworks" ADD CONSTRAINT "webinar_homeworks_homework_id_homeworks_id_fk" FOREIGN KEY ("homework_id") REFERENCES "public"."homeworks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webinars" ADD CONSTRAINT "webinars_teacher_id_users_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "webinars_class" ON "webinars" USING btree ("school_class_id","ends_at");--> statement-breakpoint
CREATE INDEX "webinars_teacher" ON "webinars" USING btree ("teacher_id");