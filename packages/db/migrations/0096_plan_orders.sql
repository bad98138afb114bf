CREATE TABLE "daily_plan_orders" (
	"user_id" integer NOT NULL,
	"day" date NOT NULL,
	"keys" text[] NOT NULL,
	CONSTRAINT "daily_plan_orders_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
ALTER TABLE "daily_plan_orders" ADD CONSTRAINT "daily_plan_orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;