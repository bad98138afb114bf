CREATE TABLE "streak_rest_days" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "streak_rest_days_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	"set_by" integer,
	"set_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "streak_settings" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"weekends_rest" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "streak_rest_days" ADD CONSTRAINT "streak_rest_days_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "streak_rest_days" ADD CONSTRAINT "streak_rest_days_set_by_users_id_fk" FOREIGN KEY ("set_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "streak_settings" ADD CONSTRAINT "streak_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "streak_rest_days_user" ON "streak_rest_days" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "streak_rest_days_set_by" ON "streak_rest_days" USING btree ("set_by");