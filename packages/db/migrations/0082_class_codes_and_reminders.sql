CREATE TABLE "homework_reminders" (
	"homework_id" integer NOT NULL,
	"day" date NOT NULL,
	"sent_by" integer NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "homework_reminders_homework_id_day_pk" PRIMARY KEY("homework_id","day")
);
--> statement-breakpoint
CREATE TABLE "class_entry_codes" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"nonce" text NOT NULL,
	"code_hash" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"issued_by" integer,
	"used_at" timestamp with time zone,
	CONSTRAINT "class_entry_codes_hash" UNIQUE("code_hash")
);
--> statement-breakpoint
ALTER TABLE "homework_reminders" ADD CONSTRAINT "homework_reminders_homework_id_homeworks_id_fk" FOREIGN KEY ("homework_id") REFERENCES "public"."homeworks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework_reminders" ADD CONSTRAINT "homework_reminders_sent_by_users_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_entry_codes" ADD CONSTRAINT "class_entry_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_entry_codes" ADD CONSTRAINT "class_entry_codes_issued_by_users_id_fk" FOREIGN KEY ("issued_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "homework_reminders_sent_by" ON "homework_reminders" USING btree ("sent_by");--> statement-breakpoint
CREATE INDEX "class_entry_codes_issued_by" ON "class_entry_codes" USING btree ("issued_by");