CREATE TABLE "daily_plans" (
	"user_id" integer NOT NULL,
	"day" date NOT NULL,
	"begun_at" timestamp with time zone NOT NULL,
	CONSTRAINT "daily_plans_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
CREATE TABLE "daily_plan_day_offs" (
	"user_id" integer NOT NULL,
	"day" date NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "daily_plan_day_offs_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
CREATE TABLE "daily_plan_items" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "daily_plan_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"day" date NOT NULL,
	"key" text NOT NULL,
	"thing" text NOT NULL,
	"position" smallint NOT NULL,
	"title" text NOT NULL,
	"url" text,
	"minutes" smallint NOT NULL,
	"xp" smallint,
	"reason" text NOT NULL,
	"discipline" jsonb,
	"starts_at" timestamp with time zone,
	"due_at" timestamp with time zone,
	"theory_url" text,
	"is_set" boolean NOT NULL,
	"is_extra" boolean DEFAULT false NOT NULL,
	"state" text DEFAULT 'planned' NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "daily_plan_items_once" UNIQUE("user_id","day","key")
);
--> statement-breakpoint
CREATE TABLE "daily_plan_settings" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"daily_minutes" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "daily_plan_wishes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "daily_plan_wishes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"reason" text NOT NULL,
	"key" text NOT NULL,
	"thing" text NOT NULL,
	"title" text NOT NULL,
	"minutes" smallint DEFAULT 0 NOT NULL,
	"until" date,
	"created_at" timestamp with time zone NOT NULL,
	"taken_back_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "daily_plans" ADD CONSTRAINT "daily_plans_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "daily_plan_day_offs" ADD CONSTRAINT "daily_plan_day_offs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "daily_plan_items" ADD CONSTRAINT "daily_plan_items_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "daily_plan_settings" ADD CONSTRAINT "daily_plan_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "daily_plan_wishes" ADD CONSTRAINT "daily_plan_wishes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "daily_plan_items_moved" ON "daily_plan_items" USING btree ("key") WHERE state = 'moved';--> statement-breakpoint
CREATE INDEX "daily_plan_wishes_user" ON "daily_plan_wishes" USING btree ("user_id");