CREATE TABLE "exam_dates" (
	"user_id" integer NOT NULL,
	"exam" text NOT NULL,
	"discipline_id" integer NOT NULL,
	"exam_on" date NOT NULL,
	"set_at" timestamp with time zone NOT NULL,
	CONSTRAINT "exam_dates_user_id_exam_discipline_id_pk" PRIMARY KEY("user_id","exam","discipline_id"),
	CONSTRAINT "exam_dates_exam_known" CHECK ("exam_dates"."exam" in ('oge', 'ege'))
);
--> statement-breakpoint
ALTER TABLE "exam_dates" ADD CONSTRAINT "exam_dates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_dates" ADD CONSTRAINT "exam_dates_discipline_id_disciplines_id_fk" FOREIGN KEY ("discipline_id") REFERENCES "public"."disciplines"("id") ON DELETE no action ON UPDATE no action;