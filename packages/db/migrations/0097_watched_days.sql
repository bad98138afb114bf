CREATE TABLE "watched_days" (
	"user_id" integer NOT NULL,
	"day" date NOT NULL,
	"seconds" real NOT NULL,
	"reported_at" timestamp with time zone NOT NULL,
	CONSTRAINT "watched_days_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
ALTER TABLE "watched_days" ADD CONSTRAINT "watched_days_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;